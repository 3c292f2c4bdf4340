import { greetingCategory, type GreetingContent } from '../../../src/domain/greeting.ts';
import type { CardCorrectionContext } from '../../../src/machines/card-correction/machine.ts';
import { questionLink } from '../support/customerServiceLink.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button, field, link, type Control, type Driver } from '../support/driver.ts';
import {
  errorCopy,
  greetingCopy,
  orderPageCopy as copy,
  senderCopy,
} from '../support/fixedCopy.ts';
import { says } from '../support/screen.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { orderAddress } from './orderScreen.ts';

/** What the page of the correction shows of the card. */
export type CorrectedCard = Pick<
  CardCorrectionContext,
  'orderId' | 'reason' | 'content' | 'templates' | 'templateId'
>;

/** Why the preview of the corrected card cannot be opened. */
type Wait = keyof typeof copy.correctionWaits;

/** The sender of every card before its correction, which the reason of its rejection names. */
export const SENDER = 'Sari';

const { logoLabels } = greetingCopy;

/**
 * Returns the screen of the correction, without the controls that send events.
 * @param isReminded whether the page says what is not changed yet
 * @param wait why the preview cannot be opened; null if it can
 */
export function correctionScreen(
  { orderId, reason, content, templates, templateId }: CorrectedCard,
  isReminded: boolean,
  wait: Wait | null = null,
): StateScreen {
  const missing = copy.correctionMissing.sender;
  const isMissing = wait === null && isReminded && !isSenderChanged(content);
  return {
    ...orderAddress(orderId),
    heading: copy.correctionHeading,
    texts: [
      copy.correctionKept,
      ...(isQuotes(content) ? [] : [content.sender.replace('\n', ' ')]),
      senderMark({ reason, content }),
      wait && copy.correctionWaits[wait],
      isMissing ? missing : null,
    ],
    absentTexts: [
      ...Object.entries(copy.correctionWaits)
        .filter(([key]) => key !== wait)
        .map(([, text]) => text),
      isMissing ? null : missing,
    ],
    others: [
      link(copy.correctionAsk, questionLink(orderId)),
      // The templates are folded, because the reviewer asks for other words.
      button(copy.correctionFolded.template),
      ...(templates.some(({ id }) => id === templateId) ? [button('Perbesar kartu')] : []),
    ],
    announcements: [content.logo === null ? null : logoLabels.done],
    error: null,
  };
}

/** Returns what the page says at the sender, or at the words of a quote. */
function senderMark({ reason, content }: Pick<CorrectedCard, 'reason' | 'content'>): string {
  const { done, quoteSender, sender } = copy.correctionMarks;
  if (isSenderChanged(content)) return says(done, `Sebelumnya: ${reason}`);
  return says(reason, isQuotes(content) ? quoteSender : sender, copy.correctionHints.sender);
}

/** Returns whether the sender was changed; the paths leave that of a quote as it is. */
function isSenderChanged(content: GreetingContent): boolean {
  return !isQuotes(content) && content.sender !== SENDER;
}

/** Returns the buttons below the preview: until the sender is changed, they ask for that first. */
export function previewButtons(content: GreetingContent): {
  readonly cancel: Control;
  readonly send: Control;
} {
  return isSenderChanged(content)
    ? { cancel: button(greetingCopy.previewCancel), send: button(copy.correctionSend) }
    : { cancel: button(copy.correctionChange), send: button(copy.correctionSendAnyway) };
}

/** Returns the page of an order whose correction has just started: the dialog for the sender. */
export function startedCorrection({
  orderId,
  content,
}: Pick<CorrectedCard, 'orderId' | 'content'>): StateScreen {
  return {
    ...orderAddress(orderId),
    heading: copy.correctionHeading,
    dialog: senderCopy.dialog,
    texts: [says(copy.correctionMarks.sender, copy.correctionHints.sender)],
    others: [
      field(senderCopy.label, content.sender),
      button(senderCopy.cancel),
      button(senderCopy.save),
    ],
    error: null,
  };
}

/** Closes the dialog for the sender, with which the correction of a rejected sender opens. */
export async function closeSenderDialog(driver: Driver): Promise<void> {
  // The page below has a button of the same name.
  await waitForDialog(driver, senderCopy.dialog);
  await driver.press(button(senderCopy.cancel));
  await waitForDialog(driver, null);
}

function waitForDialog(driver: Driver, title: string | null): Promise<void> {
  return waitUntil(
    driver,
    async () => (await driver.snapshot()).dialog === title,
    `The page does not have the dialog ${title ?? 'none'}.`,
  );
}

/** Returns the screen of the correction with the reasons of failures, if there are any. */
export function failedCorrection(
  card: CorrectedCard & Pick<CardCorrectionContext, 'error' | 'templatesError'>,
  isReminded: boolean,
): StateScreen {
  const { error, templatesError } = card;
  const screen = correctionScreen(card, isReminded);
  const errors = [error, templatesError].filter((code) => code !== null);
  if (errors.length === 0) return screen;
  return {
    ...screen,
    error: errors,
    texts: [...(screen.texts ?? []), templatesError && greetingCopy.templatesFailed],
    announcements: [
      ...(screen.announcements ?? []),
      error && errorCopy[error],
      templatesError &&
        says(
          greetingCopy.templatesFailed,
          errorCopy[templatesError],
          greetingCopy.kept,
          copy.correctionReload,
        ),
    ],
  };
}

/** Returns the screen of the dialog with the preview. */
export function previewDialog({ orderId }: Pick<CorrectedCard, 'orderId'>): StateScreen {
  return {
    ...orderAddress(orderId),
    heading: copy.correctionHeading,
    dialog: greetingCopy.previewTitle,
    error: null,
  };
}

type Card = Pick<CardCorrectionContext, 'content' | 'templateId'>;

/**
 * Returns whether the page says what is not changed yet: once something is changed, the preview was
 * seen, or something is wrong.
 */
export function isReminded(
  { preview, error, ...card }: Card & Pick<CardCorrectionContext, 'preview' | 'error'>,
  rejected: Card,
): boolean {
  const partsOf = ({ content, templateId }: Card) => JSON.stringify([content, templateId]);
  return preview !== null || error !== null || partsOf(card) !== partsOf(rejected);
}

function isQuotes({ mode }: GreetingContent): boolean {
  return greetingCategory(mode).page === 'quotes';
}
