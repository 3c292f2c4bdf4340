import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { checkoutCopy } from '../../../src/copy/checkout.ts';
import { greetingCopy as copy } from '../../../src/copy/greeting.ts';
import { placementCopy } from '../../../src/copy/placement.ts';
import { errorCopy } from '../../../src/copy/errors.ts';
import { stepNames } from '../../../src/copy/orderProgress.ts';
import { senderCopy } from '../../../src/copy/sender.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { FAITHS } from '../../../src/domain/faith.ts';
import {
  GREETING_CATEGORIES,
  greetingCategory,
  NOTE_PREFIXES,
} from '../../../src/domain/greeting.ts';
import { GREETING, orderNumber } from '../../../src/domain/order.ts';
import { netPrice, type GreetingPackage } from '../../../src/domain/price.ts';
import { FORM_STEPS, routes, type GreetingStep } from '../../../src/domain/routes.ts';
import { getPreviewRecovery } from '../../../src/features/greeting/getPreviewRecovery.ts';
import { formatRupiah } from '../../../src/format/money.ts';
import { chosenPackage, offeredTemplates } from '../../../src/machines/greetingOrderContext.ts';
import type { greetingOrderMachine } from '../../../src/machines/greetingOrderMachine.ts';
import type {
  AppAdapterDefinition,
  StateScreen,
  StepHistory,
} from '../support/defineAppAdapter.ts';
import { expectedBill } from '../support/bill.ts';
import { button, field, link, radio, select, type Control } from '../support/driver.ts';
import { policyLinksOfCheckout } from '../support/policyLinksOfCheckout.ts';
import { customerServiceLink } from '../support/customerServiceLink.ts';
import { says } from '../support/screen.ts';
import { isFileShown } from '../support/isFileShown.ts';

type Definition = AppAdapterDefinition<typeof greetingOrderMachine, object>;
type Snapshot = SnapshotFrom<typeof greetingOrderMachine>;
type At = Pick<Snapshot, 'context'>;

const greetingSteps = FORM_STEPS[GREETING];

/** The controls that send the events of the greeting order. */
export const greetingControls: Definition['controls'] = {
  'note.choose': whileWordsAreOpen(noteChoices),
  'note.write': whileWordsAreOpen(noteField),
  'sender.change': whileWordsAreOpen(() => [button(senderCopy.changeLabel)]),
  'category.choose': categories,
  'quotes.write': whileWordsAreOpen(({ context: { quotes } }) => [
    field(`${copy.quotes.header} ${copy.optional}`, quotes.header),
    field(copy.quotes.message, quotes.message),
    field(`${copy.quotes.footer} ${copy.optional}`, quotes.footer),
  ]),
  'logo.choose': logoChoosers,
  'logo.progress': [],
  'logo.cancel': [button(copy.logoLabels.cancel)],
  'logo.remove': [button(copy.logoLabels.remove)],
  'templates.retry': [button(copy.retry)],
  'faith.choose': ({ context: { faith } }) =>
    FAITHS.map((each) => radio(copy.faiths[each], each === faith)),
  'template.choose': templateButtons,
  'preview.open': [button(copy.showPreview)],
  'relation.change': (snapshot) => relationButtons(snapshot).slice(1),
  'relation.keep': (snapshot) => relationButtons(snapshot).slice(0, 1),
  'preview.retry': [button(copy.retry)],
  'preview.accept': [button(copy.previewAccept)],
  'preview.cancel': wayBack,
  'packages.retry': [button(copy.retry)],
  'package.choose': packageRadios,
  'method.choose': methods,
  'order.place': [button(copy.place)],
  'order.startOver': [button(placementCopy.startOver)],
  // The page links only to completed steps; later steps are reached through the browser history.
  'address.visit': (snapshot) =>
    snapshot.matches('previewing') ? [] : stepsBack(stepOf(snapshot)),
};

/** The screen of each state of the greeting order. */
export const greetingStates: Definition['states'] = {
  deciding: 'transient',
  'writing.composing': (at) => ({
    ...page('compose', copy.steps.compose.heading, at),
    texts: [at.context.person.name, at.context.sender],
  }),
  'writing.choosingTemplate.deciding': 'transient',
  'writing.choosingTemplate.decidingFaith': 'transient',
  'writing.choosingTemplate.choosingFaith': (at) => ({
    ...page('template', copy.steps.template.heading, at),
    texts: [copy.faithQuestion, copy.faithOfFamily],
    error: at.context.error,
  }),
  'writing.choosingTemplate.loading': (at) => ({
    ...templatePage(at),
    announcements: [copy.loadingTemplates],
  }),
  'writing.choosingTemplate.failed': (at) => ({
    ...templatePage(at),
    ...failsWith(at, copy.templatesFailed, copy.kept),
  }),
  'writing.choosingTemplate.ready': readyPage,
  'writing.choosingTemplate.uploadingLogo': (at) => ({
    ...templatePage(at),
    texts: [
      at.context.templates.length > 0 ? copy.galleryWait : copy.templatesEmpty,
      copy.logoLabels.progress(Math.round(at.context.logoProgress * 100)),
    ],
  }),
  'previewing.deciding': 'transient',
  'previewing.questioningRelation': (at) => ({
    ...dialog(at),
    dialog: copy.relationTitle,
    texts: [copy.relationText(NOTE_PREFIXES[at.context.note.choice], at.context.person.name)],
  }),
  'previewing.drawing': (at) => ({
    ...dialog(at),
    texts: [copy.drawing],
    announcements: [copy.drawing],
  }),
  'previewing.shown': (at) => ({ ...dialog(at), others: [button(copy.zoomIn)] }),
  'previewing.failed': (at) => ({ ...dialog(at), ...failsWith(at, copy.previewFailed, copy.kept) }),
  'previewing.rejected': (at) => ({
    ...dialog(at),
    ...failsWith(at, copy.previewFailed, copy.kept),
  }),
  'choosingPackage.loading': (at) => ({
    ...page('package', copy.steps.package.heading, at),
    announcements: [copy.loadingPackages],
  }),
  'choosingPackage.failed': (at) => ({
    ...page('package', copy.steps.package.heading, at),
    ...failsWith(at, copy.packagesFailed, copy.kept),
  }),
  'choosingPackage.none': (at) => ({
    ...page('package', copy.steps.package.heading, at),
    others: [
      link(
        copy.customerService,
        customerServiceLink(copy.packagesWhatsApp(at.context.person.name)),
      ),
    ],
    texts: [copy.packagesNoneTitle, copy.packagesNone],
  }),
  'choosingPackage.ready': readyPackages,
  'choosingPackage.keyReused': (at) => ({
    ...keyReusedPackages(at),
    others: [link(placementCopy.history, '/history')],
  }),
  // The placement has its own machine and adapters; a resumed one waits for the buyer.
  placing: (at) => {
    if (!at.context.placement.mayExist) return placingPage(at);
    const unknown = unknownPage(at, null, true);
    return { ...unknown, others: [...(unknown.others ?? []), button(placementCopy.retryOrder)] };
  },
  paying: payingPage,
};

/** Returns the page of the packages, with the reason if the order was rejected. */
export function readyPackages(at: At): StateScreen {
  return {
    ...page('package', copy.steps.package.heading, at),
    error: at.context.error,
    announcements: [placementNotice(at)],
    texts: [at.context.person.name, ...prices(at)],
  };
}

/** Returns the page of the packages when the key of the order belongs to another order. */
export function keyReusedPackages(at: At): StateScreen {
  return {
    ...readyPackages(at),
    error: 'idempotencyKeyReused',
    announcements: [
      says(placementCopy.startOverTitle, errorCopy.idempotencyKeyReused, placementCopy.history),
    ],
  };
}

/** Returns the page of the packages while the order is placed. */
export function placingPage(at: At): StateScreen {
  return {
    ...page('package', copy.steps.package.heading, at),
    others: lockedChoices(at),
    texts: [copy.placing, ...prices(at)],
    announcements: [copy.placingText],
    error: null,
  };
}

function page(step: GreetingStep, heading: string, { context }: At): StateScreen {
  return {
    address: routes.order(GREETING, step),
    heading,
    title: titles[step],
    texts: [context.person.name],
  };
}

/** Returns the error message of a page: what failed, why, and that the input is kept. */
function failsWith({ context: { error } }: Snapshot, title: string, kept: string): StateScreen {
  return {
    error,
    texts: [title, kept],
    announcements: [says(title, error && errorCopy[error], kept)],
  };
}

function templatePage(at: Snapshot): StateScreen {
  return {
    ...page('template', copy.steps.template.heading, at),
    texts: [],
    others: [button(copy.words)],
  };
}

function readyPage(at: Snapshot): StateScreen {
  const { mode, logo, error } = at.context;
  const isOffered = offeredTemplates(at.context).length > 0;
  return {
    ...templatePage(at),
    error,
    // The page announces a finished upload.
    announcements: [
      error && errorCopy[error],
      mode === 4 && logo !== null && error === null ? copy.logoLabels.done : null,
    ],
    texts: [
      ...(isOffered ? [] : [copy.templatesEmpty]),
      ...(mode === 4 && logo !== null ? [logo.fileName, copy.logoLabels.done] : []),
      ...(mode === 5 ? [] : [at.context.sender.replace('\n', ', ')]),
    ],
  };
}

function dialog(at: Snapshot): StateScreen {
  return {
    ...page('template', copy.steps.template.heading, at),
    dialog: copy.previewTitle,
    texts: [],
    error: null,
  };
}

/**
 * Returns the button that closes the preview; none while the note is questioned. For a rejected card,
 * it names what has to change.
 */
export function wayBack(at: Snapshot): Control[] {
  if (at.matches({ previewing: 'questioningRelation' })) return [];
  return [
    button(
      at.matches({ previewing: 'rejected' })
        ? copy.previewRecovery[getPreviewRecovery(at.context.error)]
        : copy.previewCancel,
    ),
  ];
}

/** Returns the page of an order whose outcome is unknown, and why. */
export function unknownPage(at: At, error: AppErrorCode | null, canRetry: boolean): StateScreen {
  return {
    ...page('package', placementCopy.unknownHeading, at),
    others: [
      link(
        canRetry ? placementCopy.customerServiceShort : placementCopy.customerService,
        customerServiceLink(orderMessage(at)),
      ),
    ],
    announcements: [
      says(
        error === 'orderInProgress' ? placementCopy.underWayTitle : placementCopy.unknownTitle,
        error !== 'orderInProgress' && placementCopy.unknownText,
        error && errorCopy[error],
      ),
    ],
    error,
    texts: [
      error === 'orderInProgress' ? placementCopy.underWayTitle : placementCopy.unknownTitle,
      canRetry ? placementCopy.unknownRetry : placementCopy.unknownNoRetry,
    ],
  };
}

/** Returns the first page of the payment, which has its own machine and adapter. */
export function payingPage({ context }: At): StateScreen {
  const { order, method, draft } = context;
  const byVirtualAccount = (draft?.payment?.method ?? method) === 'virtualAccount';
  const offer = chosenPackage(context);
  const bill = order && expectedBill(order, offer === null ? order.total : netPrice(offer));
  return {
    address: routes.order(GREETING, byVirtualAccount ? 'checkoutVirtualAccount' : 'checkout'),
    heading: orderNumber(order?.id ?? 0),
    title: stepNames.checkout,
    announcements: byVirtualAccount ? [checkoutCopy.inquiring] : (bill?.announcements ?? []),
    texts: [context.person.name, context.sender, ...(bill?.texts ?? [])],
    absentTexts: bill?.absentTexts,
    others: [
      ...(byVirtualAccount ? [] : [button(checkoutCopy.continue)]),
      ...policyLinksOfCheckout(),
    ],
  };
}

const titles: Readonly<Record<GreetingStep, string>> = {
  compose: copy.steps.compose.heading,
  template: copy.steps.template.heading,
  package: copy.steps.package.heading,
};

/** Returns the announcement of why no order was placed; null without an error. */
function placementNotice({ context: { error } }: At): string | null {
  if (error === null) return null;
  if (error === 'priceChanged') return says(placementCopy.priceChangedTitle, errorCopy[error]);
  if (error === 'packageUnavailable') return says(placementCopy.packageGoneTitle, errorCopy[error]);
  return says(placementCopy.failed, errorCopy[error], copy.kept);
}

/** Returns the message to customer service about an order whose outcome is unknown. */
function orderMessage({ context }: At): string {
  const { person, sender, mode, placement } = context;
  const offer = chosenPackage(context);
  return [
    'Halo, saya memesan ucapan tetapi belum menerima nomor pesanannya. Mohon bantu periksa apakah pesanan saya sudah masuk.',
    `Untuk: ${person.name}`,
    `Pengirim: ${sender}`,
    `Kategori: ${greetingCategory(mode ?? 3).label}`,
    ...(offer === null ? [] : [`Total: ${formatRupiah(netPrice(offer))}`]),
    ...(placement.submittedAt === null ? [] : [`Waktu pesan: ${placement.submittedAt}`]),
  ].join('\n');
}

function noteChoices({ context: { note } }: Snapshot): Control[] {
  return Object.entries(copy.noteChoices).map(([choice, label]) =>
    radio(label, choice === note.choice),
  );
}

/** Returns the field of the note's text; none if the note has no text. */
export function noteField({ context: { note } }: Snapshot): Control[] {
  return note.choice === 'none' ? [] : [field(copy.noteText[note.choice], note.text)];
}

function categories(at: Snapshot): Control[] {
  const { mode } = at.context;
  if (at.matches({ writing: 'composing' }))
    return [...GREETING_CATEGORIES.map(({ label }) => radio(label)), button(copy.composeContinue)];
  return [select(copy.category, mode === null ? undefined : greetingCategory(mode).label)];
}

function logoChoosers({ context: { logo } }: Snapshot, takenSteps: StepHistory): Control[] {
  const { choose, replace, remove, retry } = copy.logoLabels;
  if (logo !== null) return [button(replace)];
  return isFileShown(takenSteps, isOnTemplatePage)
    ? [button(replace), button(remove), button(retry)]
    : [button(choose)];
}

function isOnTemplatePage(at: AnyMachineSnapshot): boolean {
  return at.matches('previewing') || at.matches({ writing: 'choosingTemplate' });
}

/** Returns the buttons of the templates. The chosen one is pressed. */
export function templateButtons({ context }: Snapshot): Control[] {
  return offeredTemplates(context).map(({ id, title }, index) =>
    button(title ?? copy.templateTitle(index + 1), id === context.templateId),
  );
}

/** Returns the buttons of the question about the note: the one that keeps it first. */
export function relationButtons({ context: { note } }: Snapshot): Control[] {
  const another = note.choice === 'father' ? 'mother' : 'father';
  return [
    button(copy.relationKeep(NOTE_PREFIXES[note.choice])),
    button(copy.relationChange(NOTE_PREFIXES[another])),
  ];
}

/** Returns controls that the template page shows only while the words of the card are open. */
function whileWordsAreOpen(
  controls: (at: Snapshot) => readonly Control[],
): (at: Snapshot, takenSteps: StepHistory) => readonly Control[] {
  return (at, takenSteps) =>
    at.matches({ writing: 'composing' }) ||
    (!at.matches({ writing: { choosingTemplate: 'choosingFaith' } }) &&
      areWordsOpen(at, takenSteps))
      ? controls(at)
      : [];
}

/**
 * Returns whether the words of the card are open: since the buyer has opened them to write, or since
 * one was missing, until the page is left.
 */
function areWordsOpen(at: Snapshot, takenSteps: StepHistory): boolean {
  let wasRejected = false;
  const isOpen = takenSteps.reduce((wasOpen, { stimulus, expected }) => {
    const snapshot = expected.snapshot as Snapshot;
    const isRecovering = wasRejected && snapshot.matches('writing');
    wasRejected =
      snapshot.matches({ previewing: 'rejected' }) &&
      getPreviewRecovery(snapshot.context.error) === 'words';
    if (stimulus.kind === 'restart' || !isOnTemplatePage(snapshot)) return false;
    const isWritten = stimulus.kind === 'event' && writingEvents.has(stimulus.type);
    return wasOpen || isRecovering || isWritten || isWordMissing(snapshot);
  }, false);
  return isOpen || isWordMissing(at);
}

const writingEvents: ReadonlySet<string> = new Set([
  'note.choose',
  'note.write',
  'sender.change',
  'quotes.write',
]);

function isWordMissing({ context: { mode, note, quotes } }: Snapshot): boolean {
  return mode === 5
    ? quotes.message.trim() === ''
    : note.choice !== 'none' && note.text.trim() === '';
}

/** Returns the radios of the packages; none for a single package, which is chosen already. */
export function packageRadios({ context: { packages: offers, packageId } }: At): Control[] {
  return offers.length === 1
    ? []
    : offers.map((offer) => radio(packageName(offer), offer.id === packageId));
}

/** Returns the name by which the page shows a package. */
export function packageName({ name }: GreetingPackage): string {
  return name ?? copy.basic;
}

/** Returns the radios of the payment methods. */
export function methods({ context: { method } }: At): Control[] {
  return Object.entries(copy.methods).map(([value, label]) => radio(label, value === method));
}

/** Returns the radios that remain while the order is being placed: the chosen ones. */
function lockedChoices(at: At): Control[] {
  return [
    ...packageRadios(at).filter(({ value }) => value === true),
    radio(copy.methods[at.context.method], true),
  ];
}

function prices(at: At): string[] {
  const chosen = chosenPackage(at.context);
  return [
    ...at.context.packages.map((offer) => `${packageName(offer)} ${formatRupiah(netPrice(offer))}`),
    ...(chosen === null ? [] : [`${copy.total} ${formatRupiah(netPrice(chosen))}`]),
  ];
}

function stepOf(at: Snapshot): GreetingStep {
  if (at.matches({ writing: 'composing' })) return 'compose';
  return at.matches('writing') || at.matches('previewing') ? 'template' : 'package';
}

/** Returns the links to the steps before a step. */
export function stepsBack(step: GreetingStep): Control[] {
  return greetingSteps
    .slice(0, greetingSteps.indexOf(step))
    .map((previous) => link(`${stepNames[previous]} selesai`));
}
