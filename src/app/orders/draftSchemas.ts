import * as v from 'valibot';

/** Parts of drafts that every kind of order writes down. */
export const rupiah = v.pipe(v.number(), v.integer(), v.minValue(0));

export const logo = v.object({ path: v.string(), fileName: v.string() });

/** An order that was made. */
export const placedOrder = v.object({
  kind: v.picklist([0, 1]),
  id: v.number(),
  price: rupiah,
  discount: rupiah,
  total: rupiah,
  expiresAt: v.string(),
});

/** How far a payment has come. */
export const payment = v.object({
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
      amount: rupiah,
      expiresAt: v.string(),
    }),
  ),
});
