import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import type { Payee } from '../ordering/payee.ts';

export interface ConfirmedPayment {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  readonly payee: Payee;
  /** The amount that was to be paid; defaults to the total. */
  readonly amount?: Rupiah | undefined;
}

/** Returns the link to the WhatsApp chat in which the buyer confirms a payment. */
export function getConfirmationChat({ order, item, payee, amount }: ConfirmedPayment): string {
  return getWhatsAppLink(
    payee.confirmationPhone,
    copy.whatsApp({
      orderNumber: orderNumber(order.id),
      personName: item.personName,
      sender: item.sender,
      total: formatRupiah(amount ?? order.total),
    }),
  );
}
