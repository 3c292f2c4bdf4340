import * as v from 'valibot';
import type { GreetingDraft } from '../../machines/greetingOrderTypes.ts';
import { logoSchema, paymentDraftSchema, placedOrderSchema, rupiahSchema } from './draftSchemas.ts';

/** Parses the stored draft of a greeting order. Throws if it is not valid. */
export function parseGreetingDraft(value: unknown): GreetingDraft {
  return v.parse(greetingDraft, value);
}

const greetingDraft = v.object({
  step: v.picklist(['compose', 'template', 'package', 'placing', 'paying']),
  key: v.string(),
  note: v.object({ choice: v.picklist(['none', 'father', 'mother', 'own']), text: v.string() }),
  sender: v.string(),
  mode: v.nullable(v.picklist([1, 2, 3, 4, 5])),
  quotes: v.object({ header: v.string(), message: v.string(), footer: v.string() }),
  logo: v.nullable(logoSchema),
  templateId: v.nullable(v.number()),
  preview: v.nullable(v.object({ url: v.string() })),
  package: v.nullable(
    v.object({
      id: v.number(),
      price: rupiahSchema,
      discount: rupiahSchema,
      discountPercentage: v.number(),
    }),
  ),
  method: v.picklist(['transfer', 'virtualAccount']),
  submittedAt: v.nullable(v.string()),
  order: v.nullable(placedOrderSchema),
  payment: v.nullable(paymentDraftSchema),
});
