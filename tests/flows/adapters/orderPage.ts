import type { SnapshotFrom } from 'xstate';
import { type VirtualAccountInvoice } from '../../../src/domain/order.ts';
import type { OrderDetail } from '../../../src/domain/orderState.ts';
import { routes } from '../../../src/domain/routes.ts';
import type { orderPageMachine } from '../../../src/machines/order-page/machine.ts';
import { shownWay, type SeenOrder } from '../../../src/machines/order-page/types.ts';
import { cardUrl, templatesOf } from '../../../src/testing/fixtures/greetings.ts';
import { orderPageRequests } from '../expected/orderPageRequests.ts';
import type { Fixtures } from '../models/fixtures.ts';
import type { createOrderPageModel } from '../models/orderPage.ts';
import { closeSenderDialog, startedCorrection } from '../parts/correctionScreen.ts';
import {
  badges,
  bankRadios,
  getNumber,
  orderAddress,
  orderScreen,
  stageOf,
  wayRadios,
} from '../parts/orderScreen.ts';
import { isReportOpen, proofField, unfoldReport } from '../parts/proofField.ts';
import { questionLink } from '../support/customerServiceLink.ts';
import {
  defineAppAdapter,
  sentBy,
  type StateScreen,
  type StepContext,
  type StepHistory,
} from '../support/defineAppAdapter.ts';
import { button, link, radio, type Control, type Driver } from '../support/driver.ts';
import {
  checkoutCopy,
  errorCopy,
  greetingCopy,
  orderPageCopy as copy,
} from '../support/fixedCopy.ts';
import { noResponseAnswers, rejected, served, streamed } from '../support/network.ts';
import type { OpenOrderPageDriver, OrderPageDriver } from '../support/orderPageDriver.ts';
import { pressWhenVisible } from '../support/waitUntil.ts';
import { says } from '../support/screen.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { toWireInvoice, toWireOrder } from '../support/wireOrder.ts';

type Snapshot = SnapshotFrom<typeof orderPageMachine>;
type PageStepContext = StepContext<typeof orderPageMachine>;

const LIVE = 'GET /api/v1.0/orders/live';
const READ = 'GET /api/v1.0/orders/{id}';
const PROOF = 'POST /api/v1.0/orders/{id}/proof';
const CANCEL = 'POST /api/v1.0/orders/{id}/cancel';
const INQUIRE = 'POST /api/v1.0/payment/va/inquiry';
const TEMPLATES = 'GET /imgtemplates';
const PREVIEW = 'POST /messages/preview/';
const CORRECT = 'POST /api/v1.0/orders/{id}/card';

/** How long the app waits before it opens an ended stream again, in ms. */
const REOPEN_MS = 2_000;

/**
 * Creates the adapter of the page of an order on the whole app.
 * @param isStreamKept whether the stream of changes stays open when it tells of a change
 */
export function createOrderPageAdapter(
  model: ReturnType<typeof createOrderPageModel>,
  { session }: Pick<Fixtures, 'session'>,
  openDriver: OpenOrderPageDriver,
  isStreamKept = false,
) {
  /** Adds what every state of the page has: its address, its title and the stream of changes. */
  const page =
    (screen: (at: Snapshot, takenSteps: StepHistory) => StateScreen) =>
    (at: Snapshot, takenSteps: StepHistory): StateScreen => ({
      ...orderAddress(at.context.orderId),
      ...screen(at, takenSteps),
      calls: isStreamKept || isStreamOpen(takenSteps) ? [LIVE] : [],
    });
  const skeleton = page(() => ({
    heading: copy.title,
    announcements: [copy.loading],
    error: null,
  }));
  const shown = page(shownPage);
  return defineAppAdapter(
    model,
    {
      open: ({ orderId }) => ({ address: routes.historyOrder(orderId), isSignedIn: true }),
      requests: orderPageRequests,
      token: session.accessToken,
      answeredInSteps: [PREVIEW, CORRECT],
      events: {
        'order.changed': {
          // The server tells the page about changes.
          controls: [],
          perform: (driver, { event, before }) =>
            announceChange(driver, before.context.orderId, event.version),
        },
        'order.retry': sentBy(button(copy.retry)),
        'proof.choose': {
          // The button depends on the state of the field.
          controls: [],
          perform: async (driver, { event }) => {
            await openReport(driver);
            await driver.chooseFile(event.fileName);
          },
        },
        'proof.progress': {
          controls: [],
          perform: (driver, { event }) => driver.reportProgress(PROOF, event.fraction),
        },
        'proof.cancel': sentBy(button(copy.proofLabels.cancel)),
        'proof.remove': {
          // As above.
          controls: [],
          perform: async (driver) => {
            await openReport(driver);
            await driver.press(button(copy.proofLabels.remove));
          },
        },
        'order.cancel': sentBy(button(copy.cancel)),
        'cancellation.confirm': sentBy(button(copy.cancelConfirm)),
        'cancellation.dismiss': sentBy(dismissal),
        'card.correct': sentBy(button(copy.correct.sender)),
        'way.choose': {
          controls: ({ context }) => wayRadios(context),
          perform: (driver, { event }) => driver.press(radio(copy.way[event.way])),
        },
        'bank.choose': {
          controls: ({ context }) => bankRadios(context),
          perform: (driver, { event }) => driver.press(radio(checkoutCopy.banks[event.bank])),
        },
        'invoice.open': sentBy(({ context }: Snapshot) => getNumber(context.bank)),
      },
      actors: {
        loadSeen: {
          handlers: {
            none: (driver) => on(driver).findSeen(null),
            stored: (driver, { step }) => on(driver).findSeen(stepOutput<SeenOrder>({ step })),
            storedLater: (driver, { step }) => on(driver).findSeen(stepOutput<SeenOrder>({ step })),
          },
        },
        readOrder: {
          operation: READ,
          answers: {
            unpaid: (stepContext) => served(READ, orderOf(stepContext)),
            cardRejected: (stepContext) => served(READ, orderOf(stepContext)),
            cancelled: (stepContext) => served(READ, orderOf(stepContext)),
            notFound: rejected('notFound'),
            forbidden: rejected('forbidden'),
            ...noResponseAnswers,
          },
          // A dialog hides what changes.
          waitUntilHandled: waitForFrames,
        },
        uploadProof: {
          operation: PROOF,
          answers: {
            uploaded: (stepContext) => served(PROOF, orderOf(stepContext)),
            rejected: rejected('proofInvalid'),
            notPossible: rejected('orderEventNotPossible'),
            ...noResponseAnswers,
          },
        },
        cancelOrder: {
          operation: CANCEL,
          answers: {
            cancelled: (stepContext) => served(CANCEL, orderOf(stepContext)),
            changed: rejected('orderChanged'),
            notPossible: rejected('orderEventNotPossible'),
            ...noResponseAnswers,
          },
        },
        openInvoice: {
          operation: INQUIRE,
          answers: {
            opened: (stepContext) => {
              const { invoice } = stepOutput<{ readonly invoice: VirtualAccountInvoice }>(
                stepContext,
              );
              return served(INQUIRE, toWireInvoice(invoice, stepContext.before.context.orderId));
            },
            rejected: rejected('virtualAccountUnavailable'),
            expired: rejected('orderExpired'),
            outdated: rejected('orderChanged'),
            changed: rejected('orderChanged'),
            ...noResponseAnswers,
          },
        },
        correction: {
          calls: () => [TEMPLATES],
          handlers: {
            corrected: async (driver, { step }) => {
              await sendCorrection(driver);
              const { seen } = stepOutput<{ readonly seen: SeenOrder }>({ step });
              await driver.answer(CORRECT, served(CORRECT, toWireOrder(seen.order)));
            },
            closed: async (driver) => {
              await closeSenderDialog(driver);
              await driver.press(button(copy.correctionClose));
            },
            outdated: async (driver) => {
              await sendCorrection(driver);
              await driver.answer(CORRECT, rejected('orderChanged'));
            },
          },
        },
      },
      states: {
        restoring: skeleton,
        loading: skeleton,
        failed: page(({ context: { error } }) => ({
          heading: copy.title,
          // Without a connection, the bar above the page says so.
          error: error === 'offline' ? null : error,
          announcements: [
            says(copy.failed, error === 'offline' ? copy.staleOffline : error && errorCopy[error]),
          ],
        })),
        missing: page(({ context: { orderId } }) => ({
          heading: copy.title,
          texts: [copy.missing, copy.missingText],
          others: [
            link(copy.toHistory, routes.history()),
            link(copy.contact, questionLink(orderId)),
          ],
          error: null,
        })),
        'open.sync.reading': shown,
        'open.sync.current': shown,
        'open.sync.stale': shown,
        'open.task.idle': () => ({}),
        'open.task.uploadingProof': () => ({}),
        'open.task.confirmingCancellation': () => ({}),
        'open.task.cancelling': () => ({}),
        'open.task.cancellationImpossible': () => ({}),
        'open.task.openingInvoice': () => ({}),
        'open.task.correcting': () => ({}),
        'open.task.deciding': 'transient',
      },
    },
    openDriver,
  );
}

/** The driver that the adapter was created with. */
function on(driver: Driver): OrderPageDriver {
  return driver as OrderPageDriver;
}

function orderOf(stepContext: PageStepContext) {
  return toWireOrder(stepOutput<SeenOrder>(stepContext).order);
}

/**
 * Tells the page by the stream that the order has changed, and ends the stream. An ended stream is
 * opened again after a while.
 */
async function announceChange(
  driver: Driver,
  orderId: number,
  version: number | null,
): Promise<void> {
  if (!(await isHeld(driver, LIVE))) await driver.sleepUntil((await driver.now()) + REOPEN_MS);
  const text =
    version === null
      ? 'event: ready\ndata: {}\n\n'
      : `event: order\ndata: ${JSON.stringify({ orderId, version })}\n\n`;
  await driver.answer(LIVE, streamed(text));
  await waitForFrames(driver);
}

/** Unfolds how a payment is reported, unless it is unfolded. */
async function openReport(driver: Driver): Promise<void> {
  const { controls } = await driver.snapshot();
  const hasControl = (name: string) => controls.some((control) => control.name === name);
  const confirm = `${checkoutCopy.confirmByWhatsApp} ${copy.chat}`;
  if (hasControl(unfoldReport.name) && !hasControl(confirm)) await driver.press(unfoldReport);
}

/** Waits until the app has handled a response, in the cases in which no screen shows it. */
async function waitForFrames(driver: Driver): Promise<void> {
  for (let frames = 0; frames < 10; frames += 1) await driver.waitForFrame();
}

async function isHeld(driver: Driver, operation: typeof LIVE): Promise<boolean> {
  return (await driver.snapshot()).calls.some((call) => call.operation === operation);
}

/** Corrects the card without a change, up to the request that sends the correction. */
async function sendCorrection(driver: Driver): Promise<void> {
  await closeSenderDialog(driver);
  await driver.answer(TEMPLATES, served(TEMPLATES, { results: templatesOf('F') }));
  await pressWhenVisible(driver, button(greetingCopy.showPreview));
  await driver.answer(PREVIEW, served(PREVIEW, cardUrl));
  await pressWhenVisible(driver, button(copy.correctionSendAnyway));
}

/** Returns whether the stream that the page has opened is still open: until its first event. */
function isStreamOpen(takenSteps: StepHistory): boolean {
  return takenSteps.reduce((isOpen, { stimulus, event }) => {
    if (stimulus.kind === 'restart') return true;
    return isOpen && event?.type !== 'order.changed';
  }, true);
}

/** Returns the page of a shown order, or what covers it. */
function shownPage(at: Snapshot, takenSteps: StepHistory): StateScreen {
  const { seen, error, taskError } = at.context;
  if (seen === null) throw new Error('The page shows no order.');
  const { order } = seen;
  const task = (name: Task) => at.matches({ open: { task: name } });
  const isStale = at.matches({ open: { sync: 'stale' } });
  if (task('correcting')) {
    const { orderId, card } = rejectedOrder(takenSteps);
    if (card === null) throw new Error('The order has no card.');
    return startedCorrection({ orderId, content: card.content });
  }
  const screen = orderScreen({
    order,
    isStale,
    error,
    taskError,
    way: shownWay(at.context),
    isReading: at.matches({ open: { sync: 'reading' } }),
    isReportOpen: isReportOpen(at, takenSteps),
    lockedRadios: task('idle') ? [] : [...wayRadios(at.context), ...bankRadios(at.context)],
  });
  if (task('confirmingCancellation') || task('cancelling')) {
    return {
      heading: screen.heading ?? '',
      dialog: copy.cancelTitle,
      texts: [
        order.received > order.refunded ? copy.cancelTextPaid : copy.cancelText,
        task('cancelling') ? copy.cancelling : null,
      ],
      error: taskError,
      announcements: [taskError && errorCopy[taskError]],
    };
  }
  if (task('cancellationImpossible')) {
    const text = `Keadaannya sekarang: ${badges[stageOf(order)]}. Bila ada pertanyaan, hubungi kami.`;
    return {
      heading: screen.heading ?? '',
      dialog: copy.cancelImpossible,
      texts: [text],
      announcements: [text],
    };
  }
  const proof = proofField(at, takenSteps);
  return {
    ...screen,
    texts: [...(screen.texts ?? []), ...proof.texts],
    announcements: [...(screen.announcements ?? []), ...proof.announcements],
    error: [screen.error ?? null, proof.error].flat().filter((code) => code !== null),
    others: [...(screen.others ?? []), ...proof.others],
  };
}

type Task =
  'idle' | 'correcting' | 'confirmingCancellation' | 'cancelling' | 'cancellationImpossible';

/** Returns the button that closes the dialog about a cancellation. */
function dismissal(at: Snapshot): Control {
  return button(
    at.matches({ open: { task: 'cancellationImpossible' } }) ? copy.close : copy.cancelDismiss,
  );
}

/** Returns the order as the page showed it when the buyer started to correct its card. */
function rejectedOrder(takenSteps: StepHistory): OrderDetail {
  const started = takenSteps.findLast(({ event }) => event?.type === 'card.correct');
  const snapshot = started?.expected.snapshot as Snapshot | undefined;
  const seen = snapshot?.context.seen ?? null;
  if (seen === null) throw new Error('The page shows no order.');
  return seen.order;
}
