import { readEnvironment } from '../../../src/app/platform/environment.ts';
import { orderNumber } from '../../../src/domain/order.ts';
import type { OrderDetail } from '../../../src/domain/orderState.ts';
import { formatRupiah } from '../../../src/format/money.ts';

const { phones } = readEnvironment({ VITE_DEMO: 'true' });

/** Returns the WhatsApp link that opens a chat with customer service, with a prefilled message. */
export function customerServiceLink(message: string): string {
  return whatsApp(phones.customerService, message);
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
    phones.paymentConfirmation,
    [
      'Halo, saya ingin mengonfirmasi pembayaran.',
      `Nomor pesanan: ${orderNumber(orderId)}`,
      `Untuk: ${personName}`,
      `Pengirim: ${sender}`,
      `Total: ${formatRupiah(total)}`,
    ].join('\n'),
  );
}

function whatsApp(phone: string, message: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(message)}`;
}
