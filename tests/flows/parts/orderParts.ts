import type { AnyMachineSnapshot } from 'xstate';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { GREETING, type OrderKind, type PlacedOrder } from '../../../src/domain/order.ts';
import {
  FORM_STEPS,
  routes,
  type FlowerStep,
  type GreetingStep,
} from '../../../src/domain/routes.ts';
import { texts } from '../expected/printedTexts.ts';
import { customerServiceLink } from '../support/customerServiceLink.ts';
import type { StateScreen, StepHistory } from '../support/defineAppAdapter.ts';
import { button, field, link, type Control, type Driver } from '../support/driver.ts';
import {
  checkoutCopy,
  errorCopy,
  placementCopy,
  senderCopy,
  stepNames,
} from '../support/fixedCopy.ts';
import { pressing } from '../support/flowPart.ts';
import { isFileShown } from '../support/isFileShown.ts';
import { says, whatHappened } from '../support/screen.ts';
import { summaryPage } from '../support/summaryPage.ts';
import { waitUntil } from '../support/waitUntil.ts';

type FormStep = GreetingStep | FlowerStep;

/** The context that both kinds of order have in common. */
interface OrderAt extends EnteredAt {
  readonly context: {
    readonly person: { readonly id: number; readonly name: string };
    readonly order: PlacedOrder | null;
    readonly placement: { readonly mayExist: boolean };
  } & EnteredAt['context'];
}

interface EnteredAt {
  readonly context: { readonly content: Entered } | Entered;
}

interface Entered {
  readonly sender: string;
  readonly logo: object | null;
}

/** Returns what the buyer has entered, whichever kind the order is of. */
const entered = ({ context }: EnteredAt): Entered =>
  'content' in context ? context.content : context;

/** The label of the event that changes the sender. */
export const changeSenderLabel = 'Tekan "Ubah" pada pengirim, tulis nama yang lain, lalu simpan';

/** Returns another sender than the current one: at first, one of two lines that are cleaned. */
export function anotherSender(current: string): string {
  return current === texts.sender.printed ? 'Sari dan keluarga' : texts.sender.written;
}

/** Returns a text of several lines as a chat quotes it. */
export function inOneLine(text: string): string {
  return text.replaceAll('\n', ' / ');
}

/** Names that the dialog for the sender refuses. */
export const refusedSenders = {
  unseen: '\u200b\u2060',
  threeLines: 'Sari Lestari\nBudi Santoso\nClara Wijaya',
  tooLong: `${'S'.repeat(100)}\n${'W'.repeat(100)}`,
} as const;

/** Why the dialog refuses them. */
const refusals: Readonly<Record<string, string>> = {
  [refusedSenders.unseen]: 'Nama pengirim belum diisi.',
  [refusedSenders.threeLines]: 'Paling banyak 2 baris. Gabungkan atau hapus baris yang lain.',
  [refusedSenders.tooLong]: 'Nama pengirim terlalu panjang. Persingkat, lalu simpan lagi.',
};

/** Changes the sender. A name that the dialog refuses has to be cancelled. */
export async function changeSender(driver: Driver, name: string): Promise<void> {
  await driver.press(button(senderCopy.changeLabel));
  await driver.write(field(senderCopy.label), name);
  await driver.press(button(senderCopy.save));
  const reason = refusals[name];
  if (reason === undefined) return;
  await waitUntil(
    driver,
    async () => (await driver.snapshot()).text.includes(reason),
    `The dialog does not refuse the sender ${JSON.stringify(name)} with "${reason}".`,
  );
  await driver.press(button(senderCopy.cancel));
}

/** Returns whether the dialog for the sender refuses a name. */
export function isRefused(name: string): boolean {
  return name in refusals;
}

/** Returns what an upload field says, of which a fraction from 0 to 1 has been sent. */
export function uploading(fraction: number): string {
  return `Mengunggah, ${fraction * 100} %`;
}

/**
 * Describes the events of the upload of a logo.
 * @param labels the labels of the upload field
 * @param fileName the name of the uploaded file
 * @param isPageOpen whether a snapshot shows the page of the upload field
 * @param cleared what a change of the logo clears of what the app sends
 */
export function logoEvents<Cleared extends object>(
  labels: Readonly<Record<'choose' | 'replace' | 'remove' | 'cancel' | 'retry', string>>,
  fileName: string,
  isPageOpen: (at: AnyMachineSnapshot) => boolean,
  cleared: Cleared,
) {
  const { choose, replace, remove, retry } = labels;
  return {
    'logo.choose': {
      cases: { '': { fileId: 'file-1', fileName } },
      label: `Tekan "${choose}" dan pilih berkas gambar`,
      controls: (at: EnteredAt, takenSteps: StepHistory): readonly Control[] => {
        if (entered(at).logo !== null) return [button(replace)];
        return isFileShown(takenSteps, isPageOpen)
          ? [button(replace), button(remove), button(retry)]
          : [button(choose)];
      },
      perform: (driver: Driver, { event }: { readonly event: { readonly fileName: string } }) =>
        driver.chooseFile(event.fileName),
      enters: () => cleared,
    },
    'logo.progress': {
      cases: { '': { fraction: 0.5 } },
      label: 'Unggahan sampai setengah',
      controls: [],
      perform: (driver: Driver, { event }: { readonly event: { readonly fraction: number } }) =>
        driver.reportProgress('POST /florist/message/logo/', event.fraction),
    },
    'logo.cancel': pressing(labels.cancel),
    'logo.remove': {
      ...pressing(remove),
      cases: { '': (at: EnteredAt) => (entered(at).logo === null ? undefined : {}) },
      enters: () => cleared,
    },
  };
}

/** Describes the event that replaces the key of an order that cannot be placed under its own. */
export function startingOver<Cleared extends object>(cleared: Cleared) {
  return {
    ...pressing(placementCopy.startOver),
    cases: { '': { key: 'key-0003' } },
    enters: () => cleared,
  };
}

/**
 * Describes the states in which the order is placed and paid. The placement and the payment have
 * machines and adapters of their own; a resumed placement waits for the buyer.
 */
export function orderedStates<At extends OrderAt>({
  placingPage,
  unknownPage,
  payingPage,
}: {
  readonly placingPage: (at: At) => StateScreen;
  readonly unknownPage: (at: At, error: AppErrorCode | null, canRetry: boolean) => StateScreen;
  readonly payingPage: (at: At) => StateScreen;
}) {
  return {
    placing: {
      label: 'Pesanan sedang dibuat, atau jawabannya hilang (Status pesanan belum pasti)',
      screen: (at: At): StateScreen => {
        if (!at.context.placement.mayExist) return placingPage(at);
        const unknown = unknownPage(at, null, true);
        return {
          ...unknown,
          others: [...(unknown.others ?? []), button(placementCopy.retryOrder)],
        };
      },
    },
    paying: { label: 'Halaman pembayaran dengan nomor pesanan', screen: payingPage },
  };
}

/**
 * Returns what the page of an order says whose outcome is unknown, and why.
 * @param message the message to customer service
 */
export function unknownOutcome(
  message: string,
  error: AppErrorCode | null,
  canRetry: boolean,
): StateScreen {
  const isUnderWay = error === 'orderInProgress';
  return {
    heading: isUnderWay ? placementCopy.underWayHeading : placementCopy.unknownHeading,
    // The advice to try again is left out, because it may do harm.
    error: null,
    announcements: [
      says(
        !isUnderWay && (error === null ? placementCopy.unanswered : whatHappened(error)),
        !isUnderWay && placementCopy.mayExist,
        placementCopy.nothingPaid,
        placementCopy.noNewOrder,
        canRetry ? placementCopy.unknownRetry : placementCopy.unknownNoRetry,
      ),
    ],
    others: [
      link(
        canRetry ? placementCopy.customerServiceShort : placementCopy.customerService,
        customerServiceLink(message),
      ),
      link(placementCopy.history, routes.history()),
    ],
  };
}

/**
 * Returns the checkout of an order.
 * @param expectedTotal the total that was announced; null if none was
 */
export function checkoutPage(
  kind: OrderKind,
  at: OrderAt,
  expectedTotal: number | null,
): StateScreen {
  const { order, person } = at.context;
  if (order === null) throw new Error('The order has not been placed.');
  const summary = summaryPage(kind, order, expectedTotal ?? order.total);
  return {
    ...summary,
    address: routes.order(kind, 'checkout', person.id),
    texts: [person.name, entered(at).sender, ...summary.texts],
    others: [button(checkoutCopy.continue), ...summary.others],
  };
}

/**
 * Returns the sentence about an error that says which button tries again.
 * @param name the name of the button
 */
export function sentenceWith(name: string, error: AppErrorCode): string {
  return errorCopy[error].replace('coba lagi', `tekan “${name}” lagi`);
}

/** Returns what screen readers hear when the key of an order belongs to another order. */
export function keyReusedAnnouncement(kind: OrderKind, { context: { person } }: OrderAt): string {
  const what = kind === GREETING ? 'ucapan' : 'bunga papan';
  return says(`Anda sudah memesan ${what} untuk ${person.name}`, errorCopy.idempotencyKeyReused);
}

/** Returns the links to the steps before a step. */
export function stepsBack(kind: OrderKind, step: FormStep): Control[] {
  const steps: readonly FormStep[] = FORM_STEPS[kind];
  return steps
    .slice(0, steps.indexOf(step))
    .map((previous) => link(`${stepNames[previous]} selesai`));
}
