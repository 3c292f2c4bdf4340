import * as v from 'valibot';
import { FLOWERS, GREETING } from '../../domain/order.ts';

/** The schema of an amount in rupiah. */
export const rupiahSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The schema of an uploaded company logo. `path` is what the upload returned. */
export const logoSchema = v.object({ path: v.string(), fileName: v.string() });

/** The schema of an order that the server has created. */
export const placedOrderSchema = v.object({
  kind: v.picklist([GREETING, FLOWERS]),
  id: v.number(),
  price: rupiahSchema,
  discount: rupiahSchema,
  total: rupiahSchema,
  expiresAt: v.string(),
});

/** The schema of the draft of a payment: its step, its method and, if there is one, its invoice. */
export const paymentDraftSchema = v.object({
  step: v.picklist([
    'checkout',
    'checkoutVirtualAccount',
    'finish',
    'finishVirtualAccount',
    'confirm',
  ]),
  method: v.picklist(['transfer', 'virtualAccount']),
  invoice: v.nullable(
    v.object({
      id: v.number(),
      bank: v.picklist(['bca', 'mandiri', 'bni', 'bri']),
      number: v.string(),
      amount: rupiahSchema,
      expiresAt: v.string(),
    }),
  ),
});
