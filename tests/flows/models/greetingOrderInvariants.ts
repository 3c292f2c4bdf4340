import type {
  GreetingCategoryId,
  TemplateGroup,
  UnfinishedContent,
} from '../../../src/domain/greeting.ts';
import { GREETING } from '../../../src/domain/order.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import type { greetingOrderMachine } from '../../../src/machines/greeting-order/machine.ts';
import type {
  GreetingContext,
  GreetingOrderContent,
  PreviewRequest,
} from '../../../src/machines/greeting-order/types.ts';
import type { Invariants, InvariantState } from '@dukacita/flows';
import { isSame } from '@dukacita/flows/parts';
import type { Fixtures } from './fixtures.ts';
import { isPrinted, orderInvariants } from './orderInvariants.ts';

type State = InvariantState<typeof greetingOrderMachine>;

const quotes: GreetingCategoryId = 5;
const logoOnly: GreetingCategoryId = 4;

/** The template group of each category, as specified. */
const groups: Readonly<Record<GreetingCategoryId, TemplateGroup>> = {
  3: 'F',
  1: 'D',
  2: 'E',
  [quotes]: 'quotes',
  [logoOnly]: 'logo',
};

/** Creates the invariants of the greeting order machine. */
export function greetingInvariants(fixtures: Fixtures): Invariants<typeof greetingOrderMachine> {
  return {
    ...orderInvariants<GreetingContext>((context) => [
      cardOf(context),
      context.preview?.url,
      packageOf(context),
    ]),

    'R30 A new greeting starts with the note Turut Berdukacita.': ({
      before,
      after: { context },
    }) =>
      before === null && context.draft === null
        ? context.content.note.choice === 'none'
        : undefined,

    'R33 A chosen template belongs to the chosen category.': ({ after: { context } }) =>
      context.templateId === null
        ? undefined
        : context.content.mode !== null &&
          fixtures
            .templates(groups[context.content.mode])
            .some(({ id }) => id === context.templateId),

    'R33 Templates are loaded and offered for the chosen category.': ({
      after: { context, inputs },
    }) => {
      const { mode } = context.content;
      const { templates } = context;
      if (inputs.loadTemplates !== undefined)
        return mode !== null && inputs.loadTemplates.group === groups[mode];
      return templates.length === 0
        ? undefined
        : mode !== null && isSame(idsOf(templates), idsOf(fixtures.templates(groups[mode])));
    },

    'R451 The template that the server refuses is named, and the templates are loaded again.': ({
      before,
      after: { context },
      stimulus,
      outputs: { placement },
    }) => {
      if (before === null) return undefined;
      const isRefused =
        placement?.type === 'rejected'
          ? placement.code === 'templateUnavailable'
          : stimulus.kind === 'event' &&
            before.context.error === 'templateUnavailable' &&
            before.snapshot.matches({ previewing: 'rejected' });
      const { templates, templateId } = before.context;
      return isRefused
        ? context.templates.length === 0 &&
            context.goneTemplate === (templates.find(({ id }) => id === templateId)?.title ?? null)
        : undefined;
    },

    'R167 A religious card is drawn and ordered only for the faith that the buyer chose.': ({
      after: { context, inputs },
    }) => {
      const card = inputs.drawPreview ?? contentOf(inputs);
      if (context.content.mode !== 2 || card === undefined || !('templateId' in card))
        return undefined;
      const template = fixtures.templates('E').find(({ id }) => id === card.templateId);
      return context.faith !== null && template?.faiths.includes(context.faith);
    },

    'R33 Choosing another category keeps the texts.': ({ before, after, event }) =>
      (event?.type === 'category.choose' || event?.type === 'compose.continue') && before !== null
        ? isSame(textsOf(before.context), textsOf(after.context))
        : undefined,

    'R31 R34 R35 A card is drawn and ordered only when nothing is missing.': ({
      after: { inputs },
    }) => {
      const card = inputs.drawPreview ?? contentOf(inputs);
      return card && isComplete(card);
    },

    'R99 R701 R707 A card is drawn and ordered only with texts that can be printed.': ({
      after: { inputs },
    }) => {
      const card = inputs.drawPreview ?? contentOf(inputs);
      return card && printedTexts(card).every(({ text, max }) => isPrinted(text, max));
    },

    'R35 A logo changes only in the logo category.': ({ before, after }) =>
      before === null || before.context.content.mode === logoOnly
        ? undefined
        : isSame(before.context.content.logo, after.context.content.logo),

    'R38 A preview is cleared when a text, the template, the sender, the logo or the category changes.':
      ({ before, after }) =>
        before === null ||
        before.context.preview === null ||
        isSame(cardOf(before.context), cardOf(after.context))
          ? undefined
          : after.context.preview === null,

    'R38 A new preview is the response for the content on the page.': ({
      before,
      after: { context },
      outputs,
    }) => {
      if (
        before === null ||
        context.preview === null ||
        isSame(before.context.preview, context.preview)
      )
        return undefined;
      const request = before.inputs.drawPreview;
      return (
        isSame(outputs.drawPreview, context.preview) &&
        request !== undefined &&
        isSame(requestedCard(request), cardOf(context))
      );
    },

    'R37 An order is placed only after its preview was shown.': ({ after }) =>
      isOrdering(after) ? after.context.preview !== null : undefined,

    'R41 R547 The first package is chosen, or the one chosen before; if it is gone, none is.': ({
      before,
      after,
      outputs,
    }) => {
      const offered = outputs.loadPackages ?? [];
      const chosen = before?.context.packageId ?? before?.context.packageBefore?.id;
      const expected = chosen === undefined ? offered[0] : offered.find(({ id }) => id === chosen);
      return offered.length === 0 ? undefined : after.context.packageId === (expected?.id ?? null);
    },

    'R44 A changed price of the chosen package is announced.': ({ before, after, outputs }) => {
      const chosen = before && packageOf(before.context);
      const now = outputs.loadPackages?.find(({ id }) => id === chosen?.id);
      return !chosen || now === undefined || netOf(chosen) === netOf(now)
        ? undefined
        : after.context.error === 'priceChanged';
    },

    'R40 The announced total is the price of the chosen package minus its discount.': ({
      after: { context, inputs },
    }) => {
      const chosen = packageOf(context);
      return inputs.payment && chosen ? inputs.payment.expectedTotal === netOf(chosen) : undefined;
    },

    'R283 The payment uses the chosen method and bank.': ({ after: { context, inputs } }) =>
      inputs.payment &&
      isSame([inputs.payment.method, inputs.payment.bank], [context.method, context.bank]),
  };
}

/** Returns the greeting that is being placed; undefined if none is. */
function contentOf({ placement }: State['inputs']): GreetingOrderContent | undefined {
  return placement?.content.kind === GREETING ? placement.content : undefined;
}

function idsOf(items: readonly { readonly id: number }[]): number[] {
  return items.map(({ id }) => id);
}

/** Returns what determines how the card on the page looks. */
function cardOf({ content, templateId }: Pick<GreetingContext, 'content' | 'templateId'>) {
  return requestedCard({ ...content, templateId });
}

/** Returns what determines how a requested card looks. */
function requestedCard({
  mode,
  note,
  sender,
  quotes: quote,
  logo,
  templateId,
}: UnfinishedContent & Pick<GreetingContext, 'templateId'>) {
  return { mode, note, sender, quotes: quote, logo, templateId };
}

function textsOf({ content: { note, sender, quotes: quote } }: GreetingContext) {
  return { note, sender, quotes: quote };
}

function isComplete({ mode, note, quotes: quote, logo }: PreviewRequest): boolean {
  if (mode === quotes) return quote.message.trim() !== '';
  const isNoteComplete = note.choice === 'none' || note.text.trim() !== '';
  return isNoteComplete && (mode !== logoOnly || logo !== null);
}

/** Returns the texts of a card that the buyer wrote, with the limits of the contract. */
function printedTexts({ mode, note, sender, quotes: quote }: PreviewRequest) {
  if (mode === quotes)
    return [
      { text: quote.header, max: 120 },
      { text: quote.message, max: 600 },
      { text: quote.footer, max: 200 },
    ];
  return [
    { text: sender, max: 200 },
    ...(note.choice === 'none' ? [] : [{ text: note.text, max: 300 }]),
  ];
}

function packageOf({ packages, packageId }: GreetingContext): GreetingPackage | null {
  return packages.find(({ id }) => id === packageId) ?? null;
}

function netOf({ price, discount }: GreetingPackage): number {
  return Math.max(0, price - discount);
}

function isOrdering({ snapshot }: State): boolean {
  return snapshot.matches('choosingPackage') || snapshot.matches('placing');
}
