import type {
  cardCorrectionMachine,
  CardCorrectionInput,
  CorrectedCard,
} from '../../../src/machines/card-correction/machine.ts';
import type { Invariants } from '@dukacita/flows/modelTypes';
import { isSame } from '@dukacita/flows/canonical';

/** Returns the address of the picture of a card in the model: every other card has another one. */
export function drawnUrl({
  content,
  templateId,
}: Pick<CorrectedCard, 'content' | 'templateId'>): string {
  return `/files/cards/${encodeURIComponent(JSON.stringify([content, templateId]))}.png`;
}

/** The invariants of the correction of a card. */
export const cardCorrectionInvariants: Invariants<typeof cardCorrectionMachine> = {
  'The order, its version, the person and the reason never change.': ({ before, after }) =>
    before === null ? undefined : isSame(fixedParts(before.context), fixedParts(after.context)),

  'A correction is sent for the version of the order that the buyer has seen.': ({
    after: { context, inputs },
  }) =>
    inputs.correctCard &&
    isSame(
      [inputs.correctCard.orderId, inputs.correctCard.version],
      [context.orderId, context.version],
    ),

  'A correction is sent with the words and the template on the page.': ({
    after: { context, inputs },
  }) =>
    inputs.correctCard &&
    isSame(
      [inputs.correctCard.content, inputs.correctCard.templateId],
      [context.content, context.templateId],
    ),

  'A correction is sent with the picture that was drawn from its words.': ({ after: { inputs } }) =>
    inputs.correctCard && inputs.correctCard.previewUrl === drawnUrl(inputs.correctCard),

  'A preview is drawn from the words and the template on the page.': ({
    after: { context, inputs },
  }) =>
    inputs.drawPreview &&
    isSame(
      [inputs.drawPreview.content, inputs.drawPreview.templateId, inputs.drawPreview.person],
      [context.content, context.templateId, context.person],
    ),

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

  'The card changes only while the buyer writes, or when a logo was uploaded.': ({
    before,
    after,
    stimulus,
    outputs,
  }) => {
    if (before === null || isSame(cardOf(before.context), cardOf(after.context))) return undefined;
    const mayWrite = (['loading', 'writing', 'uploadingLogo'] as const).some((state) =>
      before.snapshot.matches(state),
    );
    return (
      (stimulus.kind === 'event' && mayWrite) ||
      isSame(outputs.uploadLogo, after.context.content.logo)
    );
  },

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

  'A failure keeps the words.': ({ before, after, stimulus }) =>
    before !== null && stimulus.kind === 'outcome' && stimulus.outcomeKind === 'error'
      ? isSame(cardOf(before.context), cardOf(after.context))
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

  'While the correction is being sent, no event is accepted.': ({ before, stimulus }) =>
    before?.snapshot.matches('sending') ? stimulus.kind !== 'event' : undefined,
};

function fixedParts({ orderId, version, person, username, reason }: CardCorrectionInput): unknown {
  return { orderId, version, person, username, reason };
}

function cardOf({ content, templateId }: CardCorrectionInput) {
  return { content, templateId };
}
