import { printName } from '@dukacita/shared/text';
import type { AppErrorCode } from '../../domain/appError.ts';
import {
  defaultSubMessage,
  FLOWER_LENGTHS,
  FLOWER_MESSAGES,
  flowerMessageText,
} from '../../domain/flowerMessage.ts';
import { getTextError } from '../../domain/printedText.ts';
import { BANK_CODES } from '../../domain/bankCode.ts';
import { FLOWERS } from '../../domain/order.ts';
import { flowerTotal } from '../../domain/price.ts';
import { isSenderName } from '../../domain/senderName.ts';
import { required } from '../common.ts';
import type { FlowerContext, FlowerInput, FlowerOrderContent } from './types.ts';
import type { PaymentInput } from '../payment/machine.ts';
import type { PlacementInput } from '../placement/machine.ts';
import { resumePlacement } from '../placement/types.ts';

/** Creates the context of a new flower order, or of one that is resumed from a draft. */
export function initialContext({
  person,
  buyer,
  key,
  keySupport,
  draft,
}: FlowerInput): FlowerContext {
  return {
    person,
    buyer,
    placement: resumePlacement(key, keySupport, draft),
    florists: [],
    florist: draft?.florist ?? null,
    products: [],
    product: draft?.product ?? null,
    detail: null,
    message: draft?.message ?? { choice: FLOWER_MESSAGES[0], text: '' },
    subMessage: draft?.subMessage ?? defaultSubMessage(person.name),
    sender: draft?.sender ?? printName(buyer.name ?? ''),
    logo: draft?.logo ?? null,
    logoProgress: 0,
    order: draft?.order ?? null,
    error: null,
    errorField: null,
    draft,
  };
}

/**
 * Returns the validation error of the flower board, or null. The logo and the text below the
 * message are optional; all texts must be printable.
 */
export function getValidationError(context: FlowerContext): AppErrorCode | null {
  const message = flowerMessageText(context.message);
  if (message === '') return 'noteTextMissing';
  if (!isSenderName(context.sender)) return 'senderInvalid';
  return (
    getTextError(message, FLOWER_LENGTHS.message) ??
    getTextError(context.subMessage, FLOWER_LENGTHS.subMessage)
  );
}

/** The placement machine as a child of the order. */
export const placementChild = {
  id: 'placement',
  input: ({ context }: { readonly context: FlowerContext }): PlacementInput => ({
    placement: context.placement,
    content: orderContent(context),
  }),
} as const;

/** The payment machine as a child of the order. */
export const paymentChild = {
  id: 'payment',
  input: ({ context }: { readonly context: FlowerContext }): PaymentInput => paymentInput(context),
} as const;

/** Returns what the buyer orders. Throws when the florist or the product is missing. */
export function orderContent(context: FlowerContext): FlowerOrderContent {
  const { person, buyer, logo, sender, message, subMessage } = context;
  return {
    kind: FLOWERS,
    person,
    buyer,
    florist: required(context.florist, 'florist'),
    product: required(context.product, 'product'),
    logo,
    sender,
    message: flowerMessageText(message),
    subMessage,
  };
}

/** Returns the input of the payment machine. Throws without an order. */
function paymentInput(context: FlowerContext): PaymentInput {
  const order = required(context.order, 'order');
  return {
    order,
    method: 'transfer',
    bank: BANK_CODES[0],
    expectedTotal: context.product === null ? order.total : flowerTotal(context.product.price),
    resumeAt: context.draft?.payment?.step ?? null,
    invoice: null,
  };
}
