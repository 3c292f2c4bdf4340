import type {
  cardCorrectionMachine,
  CardCorrectionInput,
  CorrectedCard,
} from '../../../src/machines/card-correction/machine.ts';
import type { Invariants } from '@dukacita/flows';
import { isSame } from '@dukacita/flows/parts';
import { isSender } from './orderInvariants.ts';

/** Returns the address of the picture of a card in the model: every other card has another one. */
export function drawnUrl({
  content,
  templateId,
}: Pick<CorrectedCard, 'content' | 'templateId'>): string {
  return `/files/cards/${encodeURIComponent(JSON.stringify([content, templateId]))}.png`;
}

/** The invariants of the correction of a card. */
export const cardCorrectionInvariants: Invariants<typeof cardCorrectionMachine> = {
  'R32 A sender has one or two lines.': ({ after: { context } }) =>
    isSender(context.content.sender),

  'A correction can be sent only while the picture of its words is shown.': ({
    after: { snapshot, context },
  }) =>
    snapshot.can({ type: 'correction.send' })
      ? context.preview?.url === drawnUrl(context)
      : undefined,

  'A correction is sent only when the buyer sends it.': ({ before, after, event }) =>
    after.inputs.correctCard && before?.inputs.correctCard === undefined
      ? event?.type === 'correction.send'
      : undefined,

  'The page says why the templates are missing until they are requested again.': ({
    before,
    after,
    event,
  }) =>
    before !== null && before.context.templatesError !== null
      ? event?.type === 'templates.retry' && before.snapshot.matches('writing')
        ? after.context.templatesError === null
        : isSame(before.context.templatesError, after.context.templatesError)
      : undefined,

  'Missing templates do not prevent the preview.': ({ before, after, event }) =>
    event?.type === 'preview.open' &&
    before !== null &&
    before.context.templatesError !== null &&
    before.snapshot.matches('writing')
      ? after.snapshot.matches('drawing') || after.context.error !== null
      : undefined,

  'The correction says why it failed.': ({ after, stimulus }) =>
    stimulus.kind === 'outcome' && stimulus.outcomeKind === 'error'
      ? after.context.error !== null ||
        after.context.templatesError !== null ||
        after.snapshot.output?.type === 'outdated'
      : undefined,

  'An order that has changed since ends the correction as outdated.': ({
    after: { snapshot },
    stimulus,
  }) =>
    stimulus.kind === 'outcome' &&
    (stimulus.outcome === 'changed' || stimulus.outcome === 'notPossible')
      ? snapshot.output?.type === 'outdated'
      : undefined,

  'A sent correction ends with the order that the server returned.': ({
    after: { snapshot },
    outputs: { correctCard },
  }) => correctCard && isSame(snapshot.output, { type: 'corrected', seen: correctCard }),

  'R720 A correction that the buyer closes ends with the words and the template on the page.': ({
    before,
    after,
    event,
  }) =>
    event?.type === 'correction.close' && before?.snapshot.can(event)
      ? isSame(after.snapshot.output, {
          type: 'closed',
          draft: { version: before.context.version, ...cardOf(before.context) },
        })
      : undefined,
};

function cardOf({ content, templateId }: CardCorrectionInput) {
  return { content, templateId };
}
