import type { CardTemplate, Logo } from '../../../src/domain/greeting.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import { offeredTemplates } from '../../../src/machines/greeting-order/context.ts';
import type { GreetingInput, Preview } from '../../../src/machines/greeting-order/types.ts';
import type { PlacementOutput } from '../../../src/machines/placement/types.ts';
import type { TestStep } from '@dukacita/flows';
import { mockFixtures } from '../models/fixtures.ts';
import { greetingFlow } from '../parts/greetingOrder.ts';
import { entriesOf } from '../support/flowPart.ts';
import { needed, outputIn, type History } from '../support/history.ts';
import type { GreetingEntries } from './greetingEntries.ts';

const flow = greetingFlow(mockFixtures);

/** Replays a path of the greeting order. A reload does not change the result. */
export function replayGreetingOrder({ input, steps }: History<GreetingInput>): GreetingEntries {
  return steps.reduce(
    (known, { step, at }) => ({
      ...known,
      ...changesOf(known, step, at),
      isUploading: isUploadingAfter(known, step),
    }),
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
    pickedMode: draft?.pickedMode ?? null,
    quotes: draft?.quotes ?? { header: `Mengenang ${person.name}`, message: '', footer: sender },
    logo: draft?.logo ?? null,
    isUploading: false,
    faith: draft?.faith ?? null,
    templates: [],
    templateId: draft?.templateId ?? null,
    card: draft?.preview ?? null,
    packages: draft?.package ? [draft.package] : [],
    packageId: draft?.package?.id ?? null,
    method: draft?.method ?? 'transfer',
    bank: draft?.bank ?? 'bca',
    submittedAt: draft?.submittedAt ?? null,
    order: draft?.order ?? null,
  };
}

function changesOf(known: GreetingEntries, step: TestStep, at: number): Partial<GreetingEntries> {
  const templates = outputIn<readonly CardTemplate[]>(step, 'loadTemplates');
  if (templates !== undefined) {
    const offered = offeredTemplates({ faith: known.faith, templates });
    return offered.some(({ id }) => id === known.templateId)
      ? { templates }
      : { templates, templateId: offered[0]?.id ?? null, card: null };
  }
  const offers = outputIn<readonly GreetingPackage[]>(step, 'loadPackages') ?? [];
  if (offers.length > 0)
    return {
      packages: offers,
      packageId: (offers.find(({ id }) => id === known.packageId) ?? offers[0])?.id ?? null,
    };
  const outcome = outputIn<PlacementOutput>(step, 'placement');
  if (outcome?.type === 'placed') return { order: outcome.order };
  // The preview belongs to the template that is no longer available; the templates load again.
  if (outcome?.type === 'rejected' && outcome.code === 'templateUnavailable')
    return { card: null, templates: [] };
  if (step.stimulus.id === 'payment: again') return { order: null, submittedAt: null };
  const logo = outputIn<Logo>(step, 'uploadLogo');
  const card = outputIn<Preview>(step, 'drawPreview');
  return { ...entriesOf(flow, step, known, at), ...(logo && { logo }), ...(card && { card }) };
}

/** What can be done during an upload, which goes on. */
const eventsDuringUpload: ReadonlySet<string> = new Set([
  'logo.progress',
  'template.choose',
  'note.choose',
  'note.write',
  'sender.change',
]);

function isUploadingAfter({ isUploading }: GreetingEntries, { event }: TestStep): boolean {
  if (event === null) return false;
  return event.type === 'logo.choose' || (isUploading && eventsDuringUpload.has(event.type));
}
