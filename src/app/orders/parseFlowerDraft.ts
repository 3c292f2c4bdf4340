import * as v from 'valibot';
import { FLOWER_MESSAGES } from '../../domain/flowerMessage.ts';
import type { FlowerDraft } from '../../machines/flowerOrderTypes.ts';
import { logoSchema, paymentDraftSchema, placedOrderSchema, rupiahSchema } from './draftSchemas.ts';

/** Parses the stored draft of a flower order. Throws if it is not valid. */
export function parseFlowerDraft(value: unknown): FlowerDraft {
  return v.parse(flowerDraft, value);
}

const flowerDraft = v.object({
  step: v.picklist(['florists', 'products', 'form', 'placing', 'paying']),
  key: v.string(),
  florist: v.nullable(v.object({ id: v.number(), photoUrl: v.string(), description: v.string() })),
  product: v.nullable(
    v.object({
      id: v.number(),
      name: v.string(),
      size: v.string(),
      photoUrl: v.string(),
      price: rupiahSchema,
    }),
  ),
  message: v.object({ choice: v.picklist(FLOWER_MESSAGES), text: v.string() }),
  subMessage: v.string(),
  sender: v.string(),
  logo: v.nullable(logoSchema),
  // Drafts of earlier releases do not have this field.
  submittedAt: v.nullish(v.string(), null),
  order: v.nullable(placedOrderSchema),
  payment: v.nullable(paymentDraftSchema),
});
