import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { orderNumber } from '../../../domain/order.ts';
import type { Rupiah } from '../../../domain/price.ts';
import { formatRupiah } from '../../../format/numbers.ts';
import { getWhatsAppLink } from '../../../format/phone.ts';

/** Where an order is paid, how money returns, and the phone numbers for questions and confirmations. */
export interface Payee {
  readonly bank: {
    readonly bankName: string;
    /** Digits only. */
    readonly number: string;
    readonly holder: string;
  };
  readonly paypalAddress: string;
  /** Within how many days money is returned. */
  readonly refundDays: number;
  /** Digits that begin with the country code. */
  readonly customerServicePhone: string;
  readonly confirmationPhone: string;
}

/** The payment of an order, as its buyer confirms it. */
interface ConfirmedPayment {
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
