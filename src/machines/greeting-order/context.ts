import { printName } from '@dukacita/shared/text';
import type { AppErrorCode } from '../../domain/appError.ts';
import {
  type CardTemplate,
  type GreetingCategoryId,
  type GreetingContent,
  type NoteChoice,
  type UnfinishedContent,
  validateGreeting,
} from '../../domain/greeting.ts';
import type { Faith } from '../../domain/faith.ts';
import { BANK_CODES, type BankCode } from '../../domain/bankCode.ts';
import { wordsBeforeName } from '../../domain/printedText.ts';
import { GREETING } from '../../domain/order.ts';
import { netPrice, type GreetingPackage } from '../../domain/price.ts';
import { contradictedNote } from '../../domain/relation.ts';
import { offeredBank } from '../../domain/wayToPay.ts';
import { required } from '../common.ts';
import type {
  GreetingContext,
  GreetingInput,
  GreetingOrderContent,
  PreviewRequest,
} from './types.ts';
import type { PaymentInput } from '../payment/machine.ts';
import type { PlacementInput } from '../placement/machine.ts';
import { resumePlacement } from '../placement/types.ts';

/** Creates the context of a new greeting order, or of one that is resumed from a draft. */
export function initialContext({
  person,
  buyer,
  key,
  keySupport,
  draft,
  lastBank = null,
}: GreetingInput): GreetingContext {
  const sender = draft?.sender ?? printName(buyer.name ?? '');
  return {
    person,
    buyer,
    placement: resumePlacement(key, keySupport, draft),
    content: {
      note: draft?.note ?? { choice: 'none', text: '' },
      sender,
      mode: draft?.mode ?? null,
      quotes: draft?.quotes ?? {
        header: wordsBeforeName('Mengenang', person.name),
        message: '',
        footer: sender,
      },
      logo: draft?.logo ?? null,
    },
    pickedMode: draft?.pickedMode ?? null,
    isRelationKept: draft?.isRelationKept ?? false,
    logoProgress: 0,
    faith: draft?.faith ?? null,
    templates: [],
    goneTemplate: null,
    templateId: draft?.templateId ?? null,
    preview: draft?.preview ?? null,
    packages: draft?.package ? [draft.package] : [],
    packageId: draft?.package?.id ?? null,
    packageBefore: null,
    method: draft?.method ?? (lastBank === null ? 'transfer' : 'virtualAccount'),
    bank: draft?.bank ?? lastBank ?? BANK_CODES[0],
    order: draft?.order ?? null,
    error: null,
    errorField: null,
    draft,
  };
}

/** Returns the validation error of the card, or null. */
export function getValidationError(context: GreetingContext): AppErrorCode | null {
  return context.content.mode === null ? null : validateGreeting(cardContent(context));
}

/** Returns the category with which the buyer continues: the first one unless another is picked. */
export function pickedCategory({
  pickedMode,
  content,
}: Pick<GreetingContext, 'pickedMode' | 'content'>): GreetingCategoryId {
  return pickedMode ?? content.mode ?? 3;
}

/** Returns whether the buyer has to complete a text before the preview. */
export function areWordsMissing(context: GreetingContext): boolean {
  const error = getValidationError(context);
  return error !== null && error !== 'logoMissing';
}

/** Returns whether the server rejected the words of a card. */
export function isAboutWords(error: AppErrorCode | null): boolean {
  return error === 'cardTextTooLong' || error === 'cardTextUnsupported';
}

/** Returns whether a text is missing, or was rejected by the server. */
export function mustWrite(context: GreetingContext): boolean {
  return areWordsMissing(context) || isAboutWords(context.error);
}

/**
 * Returns the templates that are offered: in the category Religi, those of the chosen faith. First
 * of them are those that fewest other faiths have, and of these the ones that begin with an
 * ornament.
 */
export function offeredTemplates({
  templates,
  faith,
}: Pick<GreetingContext, 'templates' | 'faith'>): readonly CardTemplate[] {
  const ofAll = templates.filter(({ faiths }) => faiths.length === 0);
  const ofFaith = templates.filter(({ faiths }) => faith !== null && faiths.includes(faith));
  return [...ofFaith.toSorted((one, other) => rank(one) - rank(other)), ...ofAll];
}

/** Returns a number by which templates are sorted: words at the upper edge are above the ornament. */
function rank({ faiths, layout }: CardTemplate): number {
  const startsWithWords = layout?.texts.some(({ box }) => box.y < layout.height / 8);
  return faiths.length + (startsWithWords ? 0.5 : 0);
}

/** Returns whether the templates are for different faiths, one of which the buyer chooses. */
export function hasFaiths({ templates }: Pick<GreetingContext, 'templates'>): boolean {
  return templates.some(({ faiths }) => faiths.length > 0);
}

/**
 * Returns the template that shows what the cards of a faith look like, which is the first one that
 * is offered for it; null if the faith has none of its own.
 */
export function sampleOfFaith(
  templates: readonly CardTemplate[],
  faith: Faith,
): CardTemplate | null {
  const [first] = offeredTemplates({ templates, faith });
  return first?.faiths.includes(faith) ? first : null;
}

export function chosenTemplate(context: GreetingContext): CardTemplate | null {
  return offeredTemplates(context).find(({ id }) => id === context.templateId) ?? null;
}

export function chosenPackage(context: GreetingContext): GreetingPackage | null {
  return context.packages.find(({ id }) => id === context.packageId) ?? null;
}

/** Returns the package that was chosen last, also if it is no longer offered; null before that. */
export function lastPackage(context: GreetingContext): GreetingPackage | null {
  return chosenPackage(context) ?? context.packageBefore;
}

/**
 * Returns what changes when packages are loaded. The first one is chosen, or the one that was chosen
 * before; if it is gone, none is, so that nobody orders another one unawares.
 */
export function receivePackages(
  context: GreetingContext,
  packages: readonly GreetingPackage[],
): Pick<GreetingContext, 'packages' | 'packageId' | 'packageBefore' | 'error'> {
  const before = lastPackage(context);
  const now = before === null ? packages[0] : packages.find(({ id }) => id === before.id);
  return {
    packages,
    packageId: now?.id ?? null,
    packageBefore: before,
    error: packageError(before, now) ?? context.error,
  };
}

/** Returns the banks at which the order can be paid to a virtual account. */
export function offeredBanks(context: GreetingContext): readonly BankCode[] {
  return (chosenPackage(context) ?? context.packages[0])?.virtualAccountBanks ?? [];
}

/** Returns how the order is going to be paid: as the buyer chose, as far as that is offered. */
export function chosenPayment(context: GreetingContext): Pick<GreetingContext, 'method' | 'bank'> {
  const { method, bank, packages } = context;
  const banks = offeredBanks(context);
  return packages.length > 0 && banks.length === 0
    ? { method: 'transfer', bank }
    : { method, bank: offeredBank(bank, banks) };
}

/** Returns the note that the listing contradicts, unless the buyer has kept it; null for none. */
export function doubtedChoice({
  person,
  isRelationKept,
}: Pick<GreetingContext, 'person' | 'isRelationKept'>): NoteChoice | null {
  return isRelationKept ? null : contradictedNote(person);
}

/** Returns how a package contradicts the one chosen before: it is missing, or has another net price. */
function packageError(
  before: GreetingPackage | null,
  now: GreetingPackage | undefined,
): AppErrorCode | null {
  if (before === null) return null;
  if (now === undefined) return 'packageUnavailable';
  return netPrice(now) === netPrice(before) ? null : 'priceChanged';
}

/** Returns the input of `drawPreview`. Throws when the category or the template is missing. */
export function previewRequest(context: GreetingContext): PreviewRequest {
  return {
    ...cardContent(context),
    person: context.person,
    buyer: context.buyer,
    templateId: required(context.templateId, 'template'),
  };
}

/** The placement machine as a child of the order. */
export const placementChild = {
  id: 'placement',
  input: ({ context }: { readonly context: GreetingContext }): PlacementInput => ({
    placement: context.placement,
    content: orderContent(context),
  }),
} as const;

/** The payment machine as a child of the order. */
export const paymentChild = {
  id: 'payment',
  input: ({ context }: { readonly context: GreetingContext }): PaymentInput =>
    paymentInput(context),
} as const;

/** Returns what the buyer orders. Throws when anything of it is missing. */
export function orderContent(context: GreetingContext): GreetingOrderContent {
  return {
    ...previewRequest(context),
    kind: GREETING,
    previewUrl: required(context.preview, 'preview').url,
    package: required(chosenPackage(context), 'package'),
  };
}

/** Returns the input of the payment machine. Throws without an order. */
function paymentInput(context: GreetingContext): PaymentInput {
  const order = required(context.order, 'order');
  const paymentDraft = context.draft?.payment ?? null;
  const payment = chosenPayment(context);
  const offer = chosenPackage(context);
  return {
    order,
    method: paymentDraft?.method ?? payment.method,
    bank: payment.bank,
    expectedTotal: offer === null ? order.total : netPrice(offer),
    resumeAt: paymentDraft?.step ?? null,
    invoice: paymentDraft?.invoice ?? null,
  };
}

/** Returns what the buyer has entered for the card. Throws before a category is chosen. */
export function cardContent({ content }: Pick<GreetingContext, 'content'>): GreetingContent {
  if (hasCategory(content)) return content;
  throw new Error('A card without a category has no content.');
}

function hasCategory(content: UnfinishedContent): content is GreetingContent {
  return content.mode !== null;
}
