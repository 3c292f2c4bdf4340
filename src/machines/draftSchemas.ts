import * as v from 'valibot';
import { FLOWER_MESSAGES } from '../domain/flowerMessage.ts';
import type { CardLayout } from '../domain/greeting.ts';
import { FAITHS } from '../domain/faith.ts';
import { BANK_CODES } from '../domain/bankCode.ts';
import { FLOWERS, GREETING, PAYMENT_METHODS } from '../domain/order.ts';
import { FORM_STEPS, PAYMENT_STEPS } from '../domain/routes.ts';

const rupiahSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const instantSchema = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** The schema of an uploaded company logo. `path` is what the upload returned. */
const logoSchema = v.object({ path: v.string(), fileName: v.string() });

/** The schema of what the buyer has entered for a card. */
export const cardContentSchema = v.object({
  mode: v.picklist([1, 2, 3, 4, 5]),
  note: v.object({ choice: v.picklist(['none', 'father', 'mother', 'own']), text: v.string() }),
  sender: v.string(),
  quotes: v.object({ header: v.string(), message: v.string(), footer: v.string() }),
  logo: v.nullable(logoSchema),
});

/** The schema of the invoice of a virtual account. */
export const invoiceSchema = v.object({
  id: v.number(),
  bank: v.picklist(BANK_CODES),
  number: v.string(),
  amount: rupiahSchema,
  expiresAt: instantSchema,
});

const placedOrderSchema = v.object({
  kind: v.picklist([GREETING, FLOWERS]),
  id: v.number(),
  price: rupiahSchema,
  discount: rupiahSchema,
  total: rupiahSchema,
  payPalCents: v.optional(v.number()),
  expiresAt: instantSchema,
});

/** The schema of the draft of a payment: its step, its method and, if there is one, its invoice. */
export const paymentDraftSchema = v.object({
  step: v.picklist(PAYMENT_STEPS),
  method: v.picklist(PAYMENT_METHODS),
  invoice: v.nullable(invoiceSchema),
});

export const greetingDraftSchema = v.object({
  /**
   * The page of the order; `placing` while the order request is sent and while its outcome is
   * unknown; `paying` once the order exists.
   */
  step: v.picklist([...FORM_STEPS[GREETING], 'placing', 'paying']),
  /** The idempotency key. */
  key: v.string(),
  ...cardContentSchema.entries,
  mode: v.nullable(cardContentSchema.entries.mode),
  // Drafts of earlier releases do not have this field.
  pickedMode: v.nullish(cardContentSchema.entries.mode, null),
  // Drafts of earlier releases do not have this field.
  isRelationKept: v.nullish(v.boolean(), false),
  // Drafts of earlier releases do not have this field.
  faith: v.nullish(v.picklist(FAITHS), null),
  templateId: v.nullable(v.number()),
  preview: v.nullable(v.object({ url: v.string() })),
  package: v.nullable(
    v.object({
      id: v.number(),
      price: rupiahSchema,
      discount: rupiahSchema,
      discountPercentage: v.number(),
      // Drafts of earlier releases do not have these fields.
      name: v.nullish(v.string(), null),
      description: v.nullish(v.string(), null),
      virtualAccountBanks: v.nullish(
        v.pipe(v.array(v.picklist(BANK_CODES)), v.readonly()),
        BANK_CODES,
      ),
    }),
  ),
  method: v.picklist(PAYMENT_METHODS),
  // Drafts of earlier releases do not have this field.
  bank: v.nullish(v.picklist(BANK_CODES), BANK_CODES[0]),
  submittedAt: v.nullable(v.string()),
  order: v.nullable(placedOrderSchema),
  payment: v.nullable(paymentDraftSchema),
});

/** The schema of the design of a board, whose layout was validated when it was received. */
const boardSchema = v.object({
  groundUrl: v.string(),
  layout: v.custom<CardLayout>(
    (value) => typeof value === 'object' && value !== null && 'texts' in value,
  ),
});

/** The schema of the draft of a flower order; its steps mean the same as in a greeting order. */
export const flowerDraftSchema = v.object({
  step: v.picklist([...FORM_STEPS[FLOWERS], 'placing', 'paying']),
  /** The idempotency key. */
  key: v.string(),
  florist: v.nullable(
    v.object({
      id: v.number(),
      // Drafts of earlier releases do not have this field.
      name: v.nullish(v.string(), null),
      photoUrl: v.string(),
      description: v.string(),
    }),
  ),
  product: v.nullable(
    v.object({
      id: v.number(),
      name: v.string(),
      size: v.string(),
      photoUrl: v.string(),
      price: rupiahSchema,
      // Drafts of earlier releases do not have this field.
      board: v.nullish(boardSchema, null),
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

const placeSchema = v.nullable(v.object({ id: v.number(), name: v.string() }));

const profileDraftSchema = v.object({
  name: v.string(),
  email: v.string(),
  age: v.string(),
  province: placeSchema,
  city: placeSchema,
});

export const unsavedProfileSchema = v.object({
  before: profileDraftSchema,
  draft: profileDraftSchema,
});

export const correctionDraftSchema = v.object({
  version: v.number(),
  templateId: v.number(),
  content: cardContentSchema,
});
