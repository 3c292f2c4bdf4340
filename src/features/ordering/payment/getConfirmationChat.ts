import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { orderNumber } from '../../../domain/order.ts';
import type { Rupiah } from '../../../domain/price.ts';
import { formatRupiah } from '../../../format/money.ts';
import { getWhatsAppLink } from '../../../format/phone.ts';
import type { Payee } from './payee.ts';

/** The payment of an order, as its buyer confirms it. */
export interface ConfirmedPayment {
  readonly orderId: number;
  readonly personName: string;
  readonly sender: string;
  /** The amount that was to be paid. */
  readonly amount: Rupiah;
}

/** Returns the link to the WhatsApp chat in which the buyer confirms a payment. */
export function getConfirmationChat(
  { confirmationPhone }: Payee,
  { orderId, personName, sender, amount }: ConfirmedPayment,
): string {
  return getWhatsAppLink(
    confirmationPhone,
    copy.whatsApp({
      orderNumber: orderNumber(orderId),
      personName,
      sender,
      total: formatRupiah(amount),
    }),
  );
}
