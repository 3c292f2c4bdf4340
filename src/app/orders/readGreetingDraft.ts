import * as v from 'valibot';
import type { GreetingDraft } from '../../machines/greetingOrderTypes.ts';

/** Reads a greeting's draft as it was written to the device. Throws when it is not one. */
export function readGreetingDraft(value: unknown): GreetingDraft {
  return v.parse(greetingDraft, value);
}

const rupiah = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An order that was made, as any machine writes it down. */
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
  step: v.picklist(['checkout', 'checkoutVirtualAccount', 'finish', 'finishVirtualAccount', 'confirm']),
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

const greetingDraft = v.object({
  step: v.picklist(['compose', 'template', 'package', 'placing', 'paying']),
  key: v.string(),
  note: v.object({ choice: v.picklist(['none', 'father', 'mother', 'own']), text: v.string() }),
  sender: v.string(),
  mode: v.nullable(v.picklist([1, 2, 3, 4, 5])),
  quotes: v.object({ header: v.string(), message: v.string(), footer: v.string() }),
  logo: v.nullable(v.object({ path: v.string(), fileName: v.string() })),
  templateId: v.nullable(v.number()),
  preview: v.nullable(v.object({ url: v.string() })),
  package: v.nullable(v.object({ id: v.number(), price: rupiah, discount: rupiah, discountPercentage: v.number() })),
  method: v.picklist(['transfer', 'virtualAccount']),
  submittedAt: v.nullable(v.string()),
  order: v.nullable(placedOrder),
  payment: v.nullable(payment),
});
