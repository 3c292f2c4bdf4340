import { greetingCopy as copy } from '../../../src/copy/greeting.ts';
import { stepNames } from '../../../src/copy/orderProgress.ts';
import { senderWords } from '../../../src/copy/sender.ts';
import { GREETING_CATEGORIES, greetingCategory, type NoteChoice } from '../../../src/domain/greeting.ts';
import { GREETING, orderNumber, type PlacedOrder } from '../../../src/domain/order.ts';
import { netPrice, type GreetingPackage } from '../../../src/domain/price.ts';
import { routes, type OrderStep } from '../../../src/domain/routes.ts';
import { formatRupiah } from '../../../src/format/money.ts';
import { canAskAgain } from '../../../src/features/greeting/greetingScreen.ts';
import { chosenPackage } from '../../../src/machines/greetingOrderContext.ts';
import type { greetingOrderMachine } from '../../../src/machines/greetingOrderMachine.ts';
import type { GreetingInput, GreetingStep } from '../../../src/machines/greetingOrderTypes.ts';
import { templatesOf, cardUrl, logoPath } from '../../../src/testing/fixtures/greetings.ts';
import { virtualAccountInvoice } from '../../../src/testing/fixtures/orders.ts';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { TourStep } from '../../../tools/flows/src/suite.ts';
import { button, field, link, radio, select, type Control, type Driver, type OpenDriver } from '../support/driver.ts';
import { defineAppLayer, type StateScreen, type Way } from '../support/defineAppLayer.ts';
import { given, lost, refused, served, type BodyOf, type Operation } from '../support/network.ts';
import { isFileShown } from '../support/isFileShown.ts';
import { outputOf } from '../support/outputOf.ts';
import { openOrder } from '../support/orderDraft.ts';
import { pressWhenThere } from '../support/pressWhenThere.ts';
import { visitStep } from '../support/visitStep.ts';
import type { createGreetingOrderModel } from '../models/greetingOrder.ts';

type Snapshot = SnapshotFrom<typeof greetingOrderMachine>;

const steps: readonly GreetingStep[] = ['compose', 'template', 'package'];
const PACKAGES = 'GET /packages/ucapan/';
const TEMPLATES = 'GET /imgtemplates';
const UPLOAD = 'POST /florist/message/logo/';
const PLACE = 'POST /messages';
const INQUIRE = 'POST /api/v1.0/payment/va/inquiry';
const previews = {
  note: 'POST /messages/preview/',
  quotes: 'POST /messages/previewquotes/',
  logo: 'POST /messages/previewlogo/',
} as const;

const answers = { offline: lost('offline'), timedOut: lost('timedOut'), serverFailed: lost('serverFailed') };

/** The greeting order on the whole app. */
export function createGreetingOrderLayer(model: ReturnType<typeof createGreetingOrderModel>, openDriver: OpenDriver) {
  return defineAppLayer(
    'app',
    model,
    {
      open: (input) => openOrder({ ...input, kind: GREETING, step: openedStep(input) }),
      holds: [TEMPLATES, UPLOAD, ...Object.values(previews), PACKAGES, PLACE, INQUIRE],
      events: {
        'note.choose': (driver, { step }) => driver.press(radio(copy.noteChoices[step.event?.['choice'] as NoteChoice])),
        'note.write': (driver, { step, before }) => driver.write(noteField(before)[0] ?? field(''), String(step.event?.['text'])),
        'sender.change': (driver, { step }) => changeSender(driver, String(step.event?.['name'])),
        'category.choose': async (driver, { step, before }) => {
          const { label } = greetingCategory(step.event?.['mode'] as 3);
          if (!before.matches({ writing: 'composing' })) return driver.choose(select(copy.category), label);
          await driver.press(radio(label));
          await driver.press(button(copy.composeContinue));
        },
        'quotes.write': (driver, { step }) => driver.write(field(copy.quotes.message), String(step.event?.['text'])),
        'logo.choose': (driver, { step }) => driver.attach(String(step.event?.['fileName'])),
        'logo.progress': (driver, { step }) => driver.progress(UPLOAD, Number(step.event?.['fraction'])),
        'logo.cancel': (driver) => driver.press(button(copy.logoWords.cancel)),
        'logo.remove': (driver) => driver.press(button(copy.logoWords.remove)),
        'templates.retry': (driver) => driver.press(button(copy.retry)),
        'template.choose': (driver, { before }) => driver.press(templateButtons(before)[0] ?? button('')),
        'preview.retry': (driver) => driver.press(button(copy.retry)),
        'preview.accept': (driver) => driver.press(button(copy.previewAccept)),
        'preview.cancel': (driver) => driver.press(button(copy.previewCancel)),
        'packages.retry': (driver) => driver.press(button(copy.retry)),
        'package.choose': async (driver, { step, before }) => {
          const at = before.context.packages.findIndex(({ id }) => id === step.event?.['packageId']);
          // No page offers a package that is not there.
          if (at >= 0) await driver.press(radio(copy.basic, undefined, at));
        },
        'method.choose': (driver, { step }) => driver.press(radio(copy.methods[step.event?.['method'] as 'transfer'])),
        'order.place': (driver) => driver.press(button(copy.place)),
        'order.askAgain': (driver) => driver.press(button(copy.askAgain)),
        'order.startOver': (driver) => driver.press(button(copy.startOver)),
        'address.visit': (driver, { step, before }) =>
          visitStep(driver, { kind: GREETING, step: step.event?.['step'] as GreetingStep, steps, can: (to) => before.can({ type: 'address.visit', step: to }) }),
      },
      controls: {
        'note.choose': noteChoices,
        'note.write': noteField,
        'sender.change': [button(senderWords.changeLabel)],
        'category.choose': categories,
        'quotes.write': ({ context: { quotes } }) => [
          field(`${copy.quotes.header} ${copy.optional}`, quotes.header),
          field(copy.quotes.message, quotes.message),
          field(`${copy.quotes.footer} ${copy.optional}`, quotes.footer),
        ],
        'logo.choose': logoChoosers,
        'logo.progress': [],
        'logo.cancel': [button(copy.logoWords.cancel)],
        'logo.remove': [button(copy.logoWords.remove)],
        'templates.retry': [button(copy.retry)],
        'template.choose': (snapshot) => [...templateButtons(snapshot), button(copy.showPreview)],
        'preview.retry': [button(copy.retry)],
        'preview.accept': [button(copy.previewAccept)],
        'preview.cancel': [button(copy.previewCancel)],
        'packages.retry': [button(copy.retry)],
        'package.choose': packageRadios,
        'method.choose': methods,
        'order.place': [button(copy.place)],
        'order.askAgain': [button(copy.askAgain)],
        'order.startOver': [button(copy.startOver)],
        // Steps that are done lead back; what lies ahead is reached by the browser alone.
        'address.visit': (snapshot) => (snapshot.matches('previewing') ? [] : stepsBack(stepOf(snapshot))),
      },
      actors: {
        loadTemplates: {
          operation: TEMPLATES,
          answers: {
            loaded: ({ before }) => served(TEMPLATES, { results: templatesOf(greetingCategory(before.context.mode ?? 3).group) }),
            none: given(TEMPLATES, { results: [] }),
            ...answers,
          },
        },
        uploadLogo: { operation: UPLOAD, answers: { uploaded: served(UPLOAD, logoPath), refused: refused('logoInvalid'), ...answers } },
        drawPreview: {
          operation: ({ context }) => previews[greetingCategory(context.mode ?? 3).page],
          answers: { drawn: served(previews.note, cardUrl), tooLong: refused('cardTextTooLong'), ...answers },
        },
        loadPackages: {
          operation: PACKAGES,
          answers: {
            loaded: (scene) => served(PACKAGES, offers(scene)),
            dearer: (scene) => given(PACKAGES, offers(scene)),
            none: given(PACKAGES, { results: [] }),
            ...answers,
          },
        },
        placeOrder: {
          operation: PLACE,
          answers: {
            placed: (scene) => served(PLACE, created(scene)),
            underWay: refused('orderInProgress'),
            templateGone: refused('templateUnavailable'),
            packageGone: refused('packageUnavailable'),
            keyReused: refused('idempotencyKeyReused'),
            refused: refused('rateLimited'),
            ...answers,
          },
        },
        payment: { deeds: { again: (driver, { before }) => orderAgain(driver, before) }, calls: (at) => (asksForNumber(at) ? [INQUIRE] : []) },
      },
      states: {
        resuming: 'transient',
        'writing.composing': (at) => ({
          ...page('compose', copy.composeHeading, at),
          shows: [at.context.person.name, at.context.sender],
        }),
        'writing.choosingTemplate.opening': 'transient',
        'writing.choosingTemplate.loading': (at) => templatePage(at),
        'writing.choosingTemplate.failed': (at) => ({ ...templatePage(at), ...fails(at, copy.templatesFailed, copy.kept) }),
        'writing.choosingTemplate.ready': readyPage,
        'writing.choosingTemplate.uploadingLogo': (at) => ({
          ...templatePage(at),
          shows: [at.context.templates.length > 0 ? copy.galleryWait : copy.templatesEmpty, copy.logoWords.progress(Math.round(at.context.logoProgress * 100))],
        }),
        'previewing.drawing': (at) => ({ ...dialog(at), shows: [copy.drawing] }),
        'previewing.shown': dialog,
        'previewing.failed': (at) => ({ ...dialog(at), ...fails(at, copy.previewFailed, copy.kept) }),
        'choosingPackage.loading': (at) => page('package', copy.packageHeading, at),
        'choosingPackage.failed': (at) => ({ ...page('package', copy.packageHeading, at), ...fails(at, copy.packagesFailed, copy.kept) }),
        'choosingPackage.none': (at) => ({
          ...page('package', copy.packageHeading, at),
          others: [link(copy.customerService)],
          shows: [copy.packagesNoneTitle, copy.packagesNone],
        }),
        'choosingPackage.ready': (at) => ({
          ...page('package', copy.packageHeading, at),
          failure: at.context.failure,
          others: [...(mustStartOver(at) ? [link(copy.history)] : []), ...(at.context.packages.length === 1 ? packageRadios(at) : [])],
          shows: [at.context.person.name, ...prices(at)],
        }),
        placingOrder: (at) => ({
          ...page('package', copy.packageHeading, at),
          others: lockedChoices(at),
          shows: [copy.placing, ...prices(at)],
          failure: null,
        }),
        outcomeUnknown: unknownPage,
        paying: payingPage,
      },
    },
    openDriver,
  );
}

function offers(scene: { readonly step: TourStep }): BodyOf<typeof PACKAGES> {
  const results = outputOf<readonly GreetingPackage[]>(scene);
  return { results: results.map(({ id, price, discount, discountPercentage }) => ({ id, price, discRp: discount, discPercentage: discountPercentage })) };
}

function created(scene: { readonly step: TourStep }): BodyOf<typeof PLACE> {
  const { id, price, discount, expiresAt } = outputOf<{ readonly order: PlacedOrder }>(scene).order;
  return { id, price, discprice: discount, expiredTime: expiresAt };
}

function page(step: GreetingStep, heading: string, { context }: Snapshot): StateScreen {
  return { address: routes.order(GREETING, step), heading, shows: [context.person.name] };
}

/** What has failed, why, and what is kept. */
function fails({ context: { failure } }: Snapshot, title: string, kept: string): StateScreen {
  return { failure, shows: [title, kept] };
}

function templatePage(at: Snapshot): StateScreen {
  return page('template', copy.templateHeading, at);
}

function readyPage(at: Snapshot): StateScreen {
  const { templates, mode, logo, failure } = at.context;
  const isOffered = templates.length > 0;
  return {
    ...templatePage(at),
    failure,
    shows: [
      isOffered ? copy.galleryLead : copy.templatesEmpty,
      ...(mode === 4 && logo !== null ? [logo.fileName, copy.logoWords.done] : []),
      ...(mode === 5 ? [] : [at.context.sender]),
    ],
  };
}

function dialog(at: Snapshot): StateScreen {
  return { ...page('template', copy.templateHeading, at), dialog: copy.previewTitle, shows: [], failure: null };
}

function unknownPage(at: Snapshot): StateScreen {
  const { failure } = at.context;
  const mayAsk = canAskAgain(at);
  return {
    ...page('package', copy.unknownHeading, at),
    others: [link(mayAsk ? copy.customerServiceShort : copy.customerService)],
    failure,
    shows: [failure === 'orderInProgress' ? copy.underWayTitle : copy.unknownTitle, mayAsk ? copy.unknownAskAgain : copy.unknownNoAsking],
  };
}

/** The payment is a machine of its own: here it is enough that it has begun, on the order that was made. */
function payingPage({ context }: Snapshot): StateScreen {
  const { order, method, draft } = context;
  const byNumber = (draft?.payment?.method ?? method) === 'virtualAccount';
  return {
    address: routes.order(GREETING, byNumber ? 'checkoutVirtualAccount' : 'checkout'),
    heading: orderNumber(order?.id ?? 0),
    shows: [context.person.name, context.sender, formatRupiah(order?.total ?? 0)],
    others: byNumber ? [] : [button('Lanjut ke pembayaran')],
  };
}

function noteChoices({ context: { note } }: Snapshot): Control[] {
  return Object.entries(copy.noteChoices).map(([choice, label]) => radio(label, choice === note.choice));
}

function noteField({ context: { note } }: Snapshot): Control[] {
  return note.choice === 'none' ? [] : [field(copy.noteText[note.choice], note.text)];
}

function categories(at: Snapshot): Control[] {
  const { mode } = at.context;
  if (at.matches({ writing: 'composing' })) return [...GREETING_CATEGORIES.map(({ label }) => radio(label)), button(copy.composeContinue)];
  return [select(copy.category, mode === null ? undefined : greetingCategory(mode).label)];
}

function logoChoosers({ context: { logo } }: Snapshot, way: Way): Control[] {
  const { choose, replace, remove, retry } = copy.logoWords;
  if (logo !== null) return [button(replace)];
  return isFileShown(way, isOnTemplatePage) ? [button(replace), button(remove), button(retry)] : [button(choose)];
}

function isOnTemplatePage(at: AnyMachineSnapshot): boolean {
  return at.matches('previewing') || at.matches({ writing: 'choosingTemplate' });
}

function templateButtons({ context: { templates, templateId } }: Snapshot): Control[] {
  return templates.map(({ id, title }, index) => {
    const name = title ?? copy.templateTitle(index + 1);
    return id === templateId ? button(`${name} ${copy.templateChosen}`, true) : button(name, false);
  });
}

/** One that stands alone is chosen already. */
function packageRadios({ context: { packages: offers, packageId } }: Snapshot): Control[] {
  return offers.map(({ id }, at) => radio(copy.basic, id === packageId, at));
}

function mustStartOver({ context: { failure } }: Snapshot): boolean {
  return failure === 'idempotencyKeyReused';
}

function methods({ context: { method } }: Snapshot): Control[] {
  return Object.entries(copy.methods).map(([value, label]) => radio(label, value === method));
}

/** While an order is made, only what was chosen stands, and cannot be changed. */
function lockedChoices(at: Snapshot): Control[] {
  return [radio(copy.basic, true), radio(copy.methods[at.context.method], true)];
}

function prices(at: Snapshot): string[] {
  const chosen = chosenPackage(at.context);
  return [...at.context.packages.map((offer) => formatRupiah(netPrice(offer))), ...(chosen === null ? [] : [`${copy.total} ${formatRupiah(netPrice(chosen))}`])];
}

function stepOf(at: Snapshot): GreetingStep {
  if (at.matches({ writing: 'composing' })) return 'compose';
  return at.matches('writing') || at.matches('previewing') ? 'template' : 'package';
}

function stepsBack(step: GreetingStep): Control[] {
  return steps.slice(0, steps.indexOf(step)).map((done) => link(`${stepNames[done]} selesai`));
}

function openedStep({ draft }: GreetingInput): OrderStep {
  if (draft === null) return 'compose';
  if (draft.step === 'paying') return draft.payment?.step ?? 'checkout';
  return draft.step === 'placing' ? 'package' : draft.step;
}

/** A blank name is refused by the dialog itself. */
async function changeSender(driver: Driver, name: string): Promise<void> {
  await driver.press(button(senderWords.changeLabel));
  await driver.write(field(senderWords.label), name);
  await driver.press(button(senderWords.save));
  if (name.trim() === '') await driver.press(button(senderWords.cancel));
}

function asksForNumber({ context: { method, draft } }: Snapshot): boolean {
  return (draft?.payment?.method ?? method) === 'virtualAccount' && (draft?.payment?.invoice ?? null) === null;
}

/** From the checkout to the confirmation, and there the same order once more. */
async function orderAgain(driver: Driver, before: Snapshot): Promise<void> {
  if (asksForNumber(before)) await driver.answer(INQUIRE satisfies Operation, served(INQUIRE, virtualAccountInvoice));
  for (const name of ['Lanjut ke pembayaran', 'Konfirmasi pembayaran', 'Pesan lagi']) await pressWhenThere(driver, button(name));
}
