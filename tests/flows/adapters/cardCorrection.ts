import type { SnapshotFrom } from 'xstate';
import { greetingCategory } from '../../../src/domain/greeting.ts';
import { routes } from '../../../src/domain/routes.ts';
import type { cardCorrectionMachine } from '../../../src/machines/card-correction/machine.ts';
import type { Preview } from '../../../src/machines/greeting-order/types.ts';
import type { SeenOrder } from '../../../src/machines/order-page/types.ts';
import { logoPath, templatesOf } from '../../../src/testing/fixtures/greetings.ts';
import { cardCorrectionRequests } from '../expected/cardCorrectionRequests.ts';
import {
  orderAfter,
  rejectedCards,
  rejectedOrder,
  type createCardCorrectionModel,
} from '../models/cardCorrection.ts';
import type { Fixtures } from '../models/fixtures.ts';
import {
  closeSenderDialog,
  correctionScreen,
  failedCorrection,
  isReminded,
  previewDialog,
} from '../parts/correctionScreen.ts';
import { correctionEvents } from '../parts/correctionEvents.ts';
import { uploading } from '../parts/orderParts.ts';
import { orderScreen } from '../parts/orderScreen.ts';
import { defineAppAdapter, type StateScreen } from '../support/defineAppAdapter.ts';
import { button, type OpenDriver } from '../support/driver.ts';
import { errorCopy, greetingCopy, orderPageCopy as copy } from '../support/fixedCopy.ts';
import { noResponseAnswers, rejected, served, type Operation } from '../support/network.ts';
import { pressWhenVisible } from '../support/waitUntil.ts';
import { says } from '../support/screen.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { toWireOrder } from '../support/wireOrder.ts';

type Snapshot = SnapshotFrom<typeof cardCorrectionMachine>;

const LIVE = 'GET /api/v1.0/orders/live';
const READ = 'GET /api/v1.0/orders/{id}';
const TEMPLATES = 'GET /imgtemplates';
const UPLOAD = 'POST /florist/message/logo/';
const CORRECT = 'POST /api/v1.0/orders/{id}/card';
const previews = {
  note: 'POST /messages/preview/',
  quotes: 'POST /messages/previewquotes/',
  logo: 'POST /messages/previewlogo/',
} as const;

/**
 * Creates the adapter of the correction of a card on the whole app.
 * @param isFollowed whether the page follows the order on a real server: the order is read and its
 *   changes are streamed without steps of the path
 */
export function createCardCorrectionAdapter(
  model: ReturnType<typeof createCardCorrectionModel>,
  fixtures: Fixtures,
  openDriver: OpenDriver,
  isFollowed = false,
) {
  const { logo } = fixtures;
  const { [LIVE]: _, [READ]: __, ...ownRequests } = cardCorrectionRequests;
  const followed = (...calls: readonly Operation[]) => (isFollowed ? [] : calls);
  // The stream of changes stays open.
  const withStream = (screen: StateScreen): StateScreen => ({ ...screen, calls: followed(LIVE) });
  return defineAppAdapter(
    model,
    {
      open: ({ orderId }) => ({ address: routes.historyOrder(orderId), isSignedIn: true }),
      prepare: async (driver, input) => {
        if (!isFollowed)
          await driver.answer(READ, served(READ, toWireOrder(rejectedOrder(fixtures, input))));
        await pressWhenVisible(driver, button(copy.correct.sender), input.reason ?? '');
        // A quote ends with its sender, in a field of the page.
        if (greetingCategory(input.content.mode).page !== 'quotes') await closeSenderDialog(driver);
      },
      requests: isFollowed ? ownRequests : cardCorrectionRequests,
      token: fixtures.session.accessToken,
      events: correctionEvents(logo.fileName),
      actors: {
        loadTemplates: {
          operation: TEMPLATES,
          answers: {
            loaded: ({ before }) =>
              served(TEMPLATES, {
                results: templatesOf(greetingCategory(before.context.content.mode).group),
              }),
            ...noResponseAnswers,
          },
        },
        uploadLogo: {
          operation: UPLOAD,
          answers: {
            uploaded: served(UPLOAD, logoPath),
            rejected: rejected('logoInvalid'),
            ...noResponseAnswers,
          },
        },
        drawPreview: {
          operation: ({ context }) => previews[greetingCategory(context.content.mode).page],
          answers: {
            drawn: (stepContext) => served(previews.note, stepOutput<Preview>(stepContext).url),
            tooLong: rejected('cardTextTooLong'),
            ...noResponseAnswers,
          },
        },
        correctCard: {
          operation: CORRECT,
          answers: {
            corrected: (stepContext) =>
              served(CORRECT, toWireOrder(stepOutput<SeenOrder>(stepContext).order)),
            changed: rejected('orderChanged'),
            notPossible: rejected('orderEventNotPossible'),
            previewUnknown: rejected('previewUnknown'),
            ...noResponseAnswers,
          },
        },
      },
      states: {
        loading: ({ context }) => withStream(correctionScreen(context, false, 'loading')),
        writing: ({ context }, takenSteps) => {
          const rejectedCard = Object.values(rejectedCards(fixtures)).find(
            ({ content }) => content.mode === context.content.mode,
          );
          // A real server gives every uploaded picture an address of its own.
          const isReplaced =
            isFollowed && takenSteps.some(({ stimulus }) => stimulus.id === 'uploadLogo: uploaded');
          return withStream(
            failedCorrection(context, isReplaced || isReminded(context, rejectedCard ?? context)),
          );
        },
        uploadingLogo: ({ context }) => {
          const screen = correctionScreen(context, false, 'uploadingLogo');
          return withStream({
            ...screen,
            texts: [...(screen.texts ?? []), logo.fileName, uploading(context.logoProgress)],
          });
        },
        drawing: ({ context }) =>
          withStream({
            ...previewDialog(context),
            texts: [greetingCopy.drawing],
            announcements: [greetingCopy.drawing],
          }),
        drawingFailed: ({ context }) =>
          withStream({
            ...previewDialog(context),
            error: context.error,
            announcements: [
              says(
                greetingCopy.previewFailed,
                context.error && errorCopy[context.error],
                greetingCopy.kept,
              ),
            ],
          }),
        checking: ({ context }) =>
          withStream({
            ...previewDialog(context),
            error: context.error,
            others: [button(greetingCopy.zoomIn)],
            announcements: [context.error && says(errorCopy[context.error], greetingCopy.kept)],
          }),
        sending: ({ context }) =>
          withStream({
            ...previewDialog(context),
            texts: [copy.correctionSending],
            others: [button(greetingCopy.zoomIn)],
          }),
        ended: (at) => {
          const screen = withStream(endScreen(at, fixtures, isFollowed));
          // An outdated order is read again.
          return at.output?.type === 'outdated'
            ? { ...screen, calls: followed(LIVE, READ) }
            : screen;
        },
      },
    },
    openDriver,
  );
}

/**
 * Returns the page of the order after its correction.
 * @param isFollowed whether a server answers when the page reads an outdated order again
 */
function endScreen(
  { context, output }: Snapshot,
  fixtures: Fixtures,
  isFollowed: boolean,
): StateScreen {
  const order = orderAfter(fixtures, context, output);
  const isOutdated = output?.type === 'outdated';
  const screen = orderScreen({
    order,
    isStale: false,
    error: null,
    taskError: isOutdated ? 'orderChanged' : null,
    way: null,
    isReading: isOutdated && !isFollowed,
    isReportOpen: false,
    lockedRadios: [],
  });
  return {
    ...screen,
    others: [
      ...(screen.others ?? []),
      ...(output?.type === 'corrected' ? [] : [button(copy.correct.sender)]),
    ],
  };
}
