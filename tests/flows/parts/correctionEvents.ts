import { greetingCategory } from '../../../src/domain/greeting.ts';
import type { cardCorrectionMachine } from '../../../src/machines/card-correction/machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { CorrectionEntries } from '../expected/cardCorrectionRequests.ts';
import type { StepHistory } from '../support/defineAppAdapter.ts';
import { button, type Control, type Driver } from '../support/driver.ts';
import { greetingCopy, orderPageCopy as copy } from '../support/fixedCopy.ts';
import { pressing, type FlowPart } from '../support/flowPart.ts';
import { cardWords, templateButtons } from './cardEditor.ts';
import { previewButtons } from './correctionScreen.ts';
import { logoEvents, refusedSenders } from './orderParts.ts';

type Snapshot = SnapshotFrom<typeof cardCorrectionMachine>;

/**
 * The events of the correction of a card.
 * @param logoFileName the name of the uploaded file
 */
export function correctionEvents(logoFileName: string) {
  const words = cardWords<Snapshot>((at) => !isQuotes(at), isQuotes, refusedSenders.unseen);
  const logo = logoEvents(greetingCopy.logoLabels, logoFileName, (at) => !at.matches('ended'), {
    logo: null,
    card: null,
  });
  return {
    ...words,
    'quotes.write': {
      ...words['quotes.write'],
      cases: {
        ...words['quotes.write'].cases,
        blank: ({ context: { content }, snapshot }) =>
          isQuotes(snapshot) && content.quotes.message !== ''
            ? { field: 'message', text: '' }
            : undefined,
      },
      label: { '': words['quotes.write'].label, blank: 'Kosongkan "Pesan"' },
    },
    'template.choose': {
      cases: {
        '': ({ context: { templates: offered, templateId } }) => {
          const another = offered.find(({ id }) => id !== templateId);
          return another && { templateId: another.id };
        },
        unknown: { templateId: 0 },
      },
      label: 'Tekan template yang lain',
      controls: ({ context: { templates, templateId } }, takenSteps) =>
        areTemplatesOpen(takenSteps) ? templateButtons(templates, templateId) : [],
      perform: async (driver, { event, before: { context } }) => {
        // The page has no button for an unknown template.
        if (event.templateId === 0) return;
        const buttons = templateButtons(context.templates, context.templateId);
        await openTemplates(driver);
        await driver.press(buttons.find(({ value }) => value === false) ?? button(''));
      },
      enters: ({ templateId }) => (templateId === 0 ? {} : { templateId, card: null }),
    },
    ...logo,
    'logo.remove': {
      ...logo['logo.remove'],
      cases: {
        '': ({ context: { content } }) =>
          greetingCategory(content.mode).page === 'logo' && content.logo === null ? undefined : {},
      },
    },
    'templates.retry': {
      label: `Tekan "${copy.correctionReload}"`,
      controls: [button(copy.correctionReload)],
      perform: async (driver, { before }) => {
        // The page offers it only after a failure.
        if (before.context.templatesError !== null)
          await driver.press(button(copy.correctionReload));
      },
    },
    'preview.open': pressing(greetingCopy.showPreview),
    'preview.retry': pressing(greetingCopy.retry, 'pada pratinjau'),
    'preview.cancel': {
      label: `Tekan "${greetingCopy.previewCancel}"`,
      controls: (at) => [closeOfPreview(at)],
      perform: (driver, { before }) => driver.press(closeOfPreview(before)),
    },
    'correction.send': {
      label: 'Tekan "Kirim perbaikan" (atau "Tetap kirim" bila yang diminta belum diubah)',
      controls: ({ context }) => [previewButtons(context.content).send],
      perform: (driver, { before }) => driver.press(previewButtons(before.context.content).send),
    },
    'correction.close': pressing(copy.correctionClose),
  } satisfies FlowPart<typeof cardCorrectionMachine, CorrectionEntries>['events'];
}

function isQuotes({ context: { content } }: Snapshot): boolean {
  return greetingCategory(content.mode).page === 'quotes';
}

/** Returns whether the buyer has unfolded the templates, to choose one of them. */
function areTemplatesOpen(takenSteps: StepHistory): boolean {
  return takenSteps.some(({ event }) => event?.type === 'template.choose');
}

/** Unfolds the templates unless they are unfolded. */
async function openTemplates(driver: Driver): Promise<void> {
  const { controls } = await driver.snapshot();
  if (!controls.some(({ value, role }) => role === 'button' && typeof value === 'boolean'))
    await driver.press(button(copy.correctionFolded.template));
}

/** Returns the button that closes the preview. One that could not be drawn asks for no change. */
function closeOfPreview(at: Snapshot): Control {
  return at.matches('drawingFailed')
    ? button(greetingCopy.previewCancel)
    : previewButtons(at.context.content).cancel;
}
