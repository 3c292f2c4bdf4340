import type { OrderDetail } from '../../../src/domain/orderState.ts';
import { orderNumber, rupiah } from '../expected/written.ts';

/** Returns the WhatsApp link that opens a chat with customer service, with a prefilled message. */
export function customerServiceLink(message: string): string {
  return whatsApp('6281100001001', message);
}

/** Returns the WhatsApp link with which a buyer asks customer service about an order. */
export function questionLink(orderId: number): string {
  return customerServiceLink(`Halo, saya ingin bertanya tentang pesanan ${orderNumber(orderId)}.`);
}

/** Returns the WhatsApp link with which a buyer confirms a payment. */
export function confirmationLink({
  orderId,
  personName,
  sender,
  total,
}: Pick<OrderDetail, 'orderId' | 'personName' | 'total'> & {
  readonly sender: string | null;
}): string {
  return whatsApp(
    '6281100001004',
    [
      'Halo, saya ingin mengonfirmasi pembayaran.',
      `Nomor pesanan: ${orderNumber(orderId)}`,
      `Untuk: ${personName}`,
      `Pengirim: ${sender?.replace('\n', ' / ')}`,
      `Total: ${rupiah(total)}`,
    ].join('\n'),
  );
}

function whatsApp(phone: string, message: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(message)}`;
}
