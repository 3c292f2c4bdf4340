import * as v from 'valibot';
import { BANK_CODES } from '../../../domain/bankCode.ts';
import { FLOWERS, GREETING } from '../../../domain/order.ts';
import {
  BUYER_EVENTS,
  FULFILMENT_STATES,
  PAYMENT_STATES,
  type OrderDetail,
} from '../../../domain/orderState.ts';
import { cardContentSchema, invoiceSchema } from '../../../machines/draftSchemas.ts';
import type { SeenOrder } from '../../../machines/order-page/types.ts';

const text = v.string();
const optionalText = v.nullable(text);
const number = v.pipe(v.number(), v.safeInteger());
const payment = v.picklist(PAYMENT_STATES);
const fulfilment = v.picklist(FULFILMENT_STATES);

const detail = v.object({
  orderId: number,
  kind: v.picklist([GREETING, FLOWERS]),
  personId: number,
  personName: text,
  sender: text,
  payment,
  fulfilment,
  isProofPending: v.boolean(),
  price: number,
  discount: number,
  total: number,
  payPalCents: v.optional(number),
  received: number,
  refunded: number,
  version: number,
  createdAt: text,
  expiresAt: text,
  pictureUrl: optionalText,
  dueAt: optionalText,
  departureAt: optionalText,
  approvedAt: optionalText,
  rejectionReason: optionalText,
  events: v.array(
    v.object({ version: number, at: text, type: text, payment, fulfilment, reason: optionalText }),
  ),
  card: v.nullable(
    v.object({
      url: text,
      templateId: number,
      content: cardContentSchema,
    }),
  ),
  board: v.nullable(
    v.object({
      floristName: text,
      productName: text,
      message: text,
      subMessage: text,
      deliveryPhotoUrl: optionalText,
    }),
  ),
  invoice: v.nullable(invoiceSchema),
  // Orders that earlier releases have stored do not have this field.
  virtualAccountBanks: v.optional(v.array(v.picklist(BANK_CODES)), []),
  possibleEvents: v.array(v.picklist(BUYER_EVENTS)),
  houseName: optionalText,
  room: optionalText,
}) satisfies v.GenericSchema<unknown, OrderDetail>;

const seenOrder = v.object({
  order: detail,
  seenAt: v.number(),
  chosenWay: v.optional(v.picklist(['virtualAccount', 'transfer', 'payPal'])),
});

/** Returns the stored state of an order, or null if this release cannot show it. */
export function parseSeenOrder(stored: unknown, orderId: number): SeenOrder | null {
  const result = v.safeParse(seenOrder, stored);
  return result.success && result.output.order.orderId === orderId ? result.output : null;
}
