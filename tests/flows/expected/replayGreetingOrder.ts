import type { Faith } from '../../../src/domain/faith.ts';
import type {
  CardTemplate,
  Logo,
  Note,
  GreetingCategoryId,
  Quotes,
} from '../../../src/domain/greeting.ts';
import type { PaymentMethod, PlacedOrder } from '../../../src/domain/order.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import { normalizeSenderName } from '../../../src/domain/senderName.ts';
import type {
  GreetingEvent,
  GreetingInput,
  Preview,
} from '../../../src/machines/greetingOrderTypes.ts';
import type { PlacementOutput } from '../../../src/machines/placementTypes.ts';
import type { TestStep } from '@dukacita/flows/suite';
import { eventOf, needed, outputIn, type History } from '../support/history.ts';
import { oneOf } from '../support/request.ts';
import { possibleSubmissions } from './jakartaTime.ts';

/** The choices and texts of a greeting order, derived only from the steps of a path. */
export interface GreetingEntries {
  readonly note: Note;
  readonly sender: string;
  readonly mode: GreetingCategoryId | null;
  readonly quotes: Quotes;
  readonly logo: Logo | null;
  readonly faith: Faith | null;
  /** The templates that were loaded for the category. */
  readonly templates: readonly CardTemplate[];
  readonly templateId: number | null;
  /** The preview of the current content; null once any part of the content changes. */
  readonly card: Preview | null;
  readonly packages: readonly GreetingPackage[];
  readonly packageId: number | null;
  readonly method: PaymentMethod;
  readonly submittedAt: string | null;
  readonly order: PlacedOrder | null;
}

/** Replays a path of the greeting order. A reload does not change the result. */
export function replayGreetingOrder({ input, steps }: History<GreetingInput>): GreetingEntries {
  return steps.reduce(
    (known, { step, at }) => ({ ...known, ...changesOf(known, step, at) }),
    begin(input),
  );
}

/** Returns the chosen package. Throws if there is none. */
export function packageOf({ packages, packageId }: GreetingEntries): GreetingPackage {
  return needed(
    packages.find(({ id }) => id === packageId),
    'a package was chosen',
  );
}

function begin({ person, buyer, draft }: GreetingInput): GreetingEntries {
  const sender = draft?.sender ?? buyer.name ?? '';
  return {
    note: draft?.note ?? { choice: 'none', text: '' },
    sender,
    mode: draft?.mode ?? null,
    quotes: draft?.quotes ?? { header: `Mengenang ${person.name}`, message: '', footer: sender },
    logo: draft?.logo ?? null,
    faith: draft?.faith ?? null,
    templates: [],
    templateId: draft?.templateId ?? null,
    card: draft?.preview ?? null,
    packages: draft?.package ? [draft.package] : [],
    packageId: draft?.package?.id ?? null,
    method: draft?.method ?? 'transfer',
    submittedAt: draft?.submittedAt ?? null,
    order: draft?.order ?? null,
  };
}

function changesOf(known: GreetingEntries, step: TestStep, at: number): Partial<GreetingEntries> {
  const event = <Type extends GreetingEvent['type']>(type: Type) =>
    eventOf<GreetingEvent, Type>(step, type);
  const quote = event('quotes.write');
  const sender = event('sender.change')?.name ?? '';
  const category = event('category.choose');
  const template = event('template.choose');
  const offers = outputIn<readonly GreetingPackage[]>(step, 'loadPackages') ?? [];
  const templates = outputIn<readonly CardTemplate[]>(step, 'loadTemplates');
  if (templates !== undefined) {
    const offered = offeredFor(known.faith, templates);
    return offered.some(({ id }) => id === known.templateId)
      ? { templates }
      : { templates, templateId: offered[0]?.id ?? null, card: null };
  }
  const outcome = outputIn<PlacementOutput>(step, 'placement');
  switch (step.event?.type) {
    case 'note.choose':
      return {
        note: { ...known.note, choice: event('note.choose')?.choice ?? known.note.choice },
        card: null,
      };
    case 'note.write':
      return { note: { ...known.note, text: event('note.write')?.text ?? '' }, card: null };
    case 'sender.change':
      return sender.trim() === '' ? {} : { sender: normalizeSenderName(sender), card: null };
    case 'category.choose':
      return {
        mode: category?.mode ?? null,
        faith: null,
        templates: [],
        templateId: null,
        card: null,
      };
    case 'faith.choose': {
      const faith = event('faith.choose')?.faith ?? null;
      return { faith, templateId: offeredFor(faith, known.templates)[0]?.id ?? null, card: null };
    }
    case 'relation.change':
      return {
        note: { ...known.note, choice: known.note.choice === 'father' ? 'mother' : 'father' },
        card: null,
      };
    case 'quotes.write':
      return quote === undefined
        ? {}
        : { quotes: { ...known.quotes, [quote.field]: quote.text }, card: null };
    case 'logo.choose':
    case 'logo.remove':
      return { logo: null, card: null };
    case 'template.choose':
      // Without a logo, the page only shows the reason.
      return template === undefined || (known.mode === 4 && known.logo === null)
        ? {}
        : { templateId: template.templateId, card: null };
    case 'package.choose': {
      const chosen = known.packages.find(({ id }) => id === event('package.choose')?.packageId);
      return chosen === undefined ? {} : { packageId: chosen.id };
    }
    case 'method.choose':
      return { method: event('method.choose')?.method ?? known.method };
    case 'order.place':
      return { submittedAt: oneOf(possibleSubmissions(at)) };
    case 'order.startOver':
      return { order: null, submittedAt: null };
    default:
  }
  if (offers.length > 0)
    return {
      packages: offers,
      packageId: (offers.find(({ id }) => id === known.packageId) ?? offers[0])?.id ?? null,
    };
  if (outcome?.type === 'placed') return { order: outcome.order };
  // The preview belongs to the template that is no longer available.
  if (outcome?.type === 'rejected' && outcome.code === 'templateUnavailable') return { card: null };
  if (step.stimulus.id === 'payment: again') return { order: null, submittedAt: null };
  const logo = outputIn<Logo>(step, 'uploadLogo');
  const card = outputIn<Preview>(step, 'drawPreview');
  return { ...(logo && { logo }), ...(card && { card }) };
}

function offeredFor(faith: Faith | null, templates: readonly CardTemplate[]) {
  return templates.filter(
    ({ faiths }) => faiths.length === 0 || (faith !== null && faiths.includes(faith)),
  );
}
