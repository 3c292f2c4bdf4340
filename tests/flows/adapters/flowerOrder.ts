import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { checkoutCopy } from '../../../src/copy/checkout.ts';
import { errorCopy } from '../../../src/copy/errors.ts';
import { flowersCopy as copy } from '../../../src/copy/flowers.ts';
import { placementCopy } from '../../../src/copy/placement.ts';
import { stepNames } from '../../../src/copy/orderProgress.ts';
import { senderCopy } from '../../../src/copy/sender.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { CUSTOM_FLOWER_MESSAGE } from '../../../src/domain/flowerMessage.ts';
import type { Florist, FloristProduct, FloristProductDetail } from '../../../src/domain/florist.ts';
import type { Logo } from '../../../src/domain/greeting.ts';
import { FLOWERS, orderNumber, type PlacedOrder } from '../../../src/domain/order.ts';
import { routes, type FlowerStep, type OrderStep } from '../../../src/domain/routes.ts';
import { floristCity } from '../../../src/features/flowers/floristCity.ts';
import { getErrorPlace } from '../../../src/features/flowers/formErrors.ts';
import { formatRupiah } from '../../../src/format/money.ts';
import type { flowerOrderMachine } from '../../../src/machines/flowerOrderMachine.ts';
import type { FlowerInput } from '../../../src/machines/flowerOrderTypes.ts';
import type { TestStep } from '@dukacita/flows/suite';
import { flowerRequests } from '../expected/flowerRequests.ts';
import type { Fixtures } from '../models/fixtures.ts';
import type { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { expectedBill, flowerBill } from '../support/bill.ts';
import {
  defineAppAdapter,
  type StepContext,
  type StateScreen,
  type StepHistory,
} from '../support/defineAppAdapter.ts';
import { button, field, link, select, type Control, type OpenDriver } from '../support/driver.ts';
import { policyLinksOfCheckout } from '../support/policyLinksOfCheckout.ts';
import { given, noResponseAnswers, rejected, served, type BodyOf } from '../support/network.ts';
import { customerServiceLink } from '../support/customerServiceLink.ts';
import { says } from '../support/screen.ts';
import { openOrder } from '../support/orderDraft.ts';
import { isFileShown } from '../support/isFileShown.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { placementActor } from '../support/placementActor.ts';
import { payAndOrderAgain } from '../support/payAndOrderAgain.ts';

type Snapshot = SnapshotFrom<typeof flowerOrderMachine>;
type At = Pick<Snapshot, 'context'>;

const FLORISTS = 'GET /partners/florist/list/actives';
const PRODUCTS = 'GET /partners/florist/{id}/products';
const DETAIL = 'GET /partners/florist/{id}/product/{productId}';
const UPLOAD = 'POST /florist/message/logo/';
const PLACE = 'POST /florist/message';

/**
 * Errors that the form attributes to the upload. An order that ends with `timedOut` or
 * `serverFailed` leaves the form.
 */
const uploadFailures: ReadonlySet<AppErrorCode> = new Set([
  'timedOut',
  'serverFailed',
  'logoInvalid',
]);

const subMessageLabel = `${copy.subMessage} ${copy.optional}`;

/** Creates the adapter of the flower order on the whole app. */
export function createFlowerOrderAdapter(
  model: ReturnType<typeof createFlowerOrderModel>,
  fixtures: Fixtures,
  openDriver: OpenDriver,
) {
  return defineAppAdapter(
    'app',
    model,
    {
      open: (input) => openOrder({ ...input, kind: FLOWERS, step: openedStep(input) }),
      requests: flowerRequests(fixtures.session.accessToken),
      events: {
        'florists.retry': (driver) => driver.press(button(copy.retry)),
        'florist.choose': async (driver, { step, before }) => {
          const at = before.context.florists.findIndex(
            ({ id }) => id === step.event?.['floristId'],
          );
          // The page has no button for an unknown florist.
          const offered = floristButtons(before)[at];
          if (offered !== undefined) await driver.press(offered);
        },
        'products.retry': (driver) => driver.press(button(copy.retry)),
        'product.choose': async (driver, { step, before }) => {
          const at = before.context.products.findIndex(
            ({ id }) => id === step.event?.['productId'],
          );
          const offered = productButtons(before)[at];
          if (offered !== undefined) await driver.press(offered);
        },
        'detail.retry': (driver) => driver.press(button(copy.retry)),
        'message.choose': (driver, { step }) =>
          driver.choose(select(copy.message), String(step.event?.['choice'])),
        'message.write': (driver, { step }) =>
          driver.write(field(copy.ownMessage), String(step.event?.['text'])),
        'subMessage.write': (driver, { step }) =>
          driver.write(field(subMessageLabel), String(step.event?.['text'])),
        'sender.change': async (driver, { step }) => {
          const name = String(step.event?.['name']);
          await driver.press(button(senderCopy.changeLabel));
          await driver.write(field(senderCopy.label), name);
          await driver.press(button(senderCopy.save));
          // The dialog does not accept a blank name.
          if (name.trim() === '') await driver.press(button(senderCopy.cancel));
        },
        'logo.choose': (driver, { step }) => driver.chooseFile(String(step.event?.['fileName'])),
        'logo.progress': (driver, { step }) =>
          driver.reportProgress(UPLOAD, Number(step.event?.['fraction'])),
        'logo.cancel': (driver) => driver.press(button(copy.logoLabels.cancel)),
        'logo.remove': (driver) => driver.press(button(copy.logoLabels.remove)),
        'order.review': (driver) => driver.press(button(copy.review)),
        'order.change': (driver) => driver.press(button(copy.change)),
        'order.place': (driver) => driver.press(button(copy.place)),
        'order.startOver': (driver) => driver.press(button(placementCopy.startOver)),
        'address.visit': (driver, { step }) =>
          driver.navigate(routes.order(FLOWERS, step.event?.['step'] as FlowerStep)),
      },
      controls: {
        'florists.retry': [button(copy.retry)],
        'florist.choose': floristButtons,
        'products.retry': [button(copy.retry)],
        'product.choose': productButtons,
        'detail.retry': [button(copy.retry)],
        'message.choose': ({ context: { message } }) => [select(copy.message, message.choice)],
        'message.write': ({ context: { message } }) => [field(copy.ownMessage, message.text)],
        'subMessage.write': ({ context: { subMessage } }) => [field(subMessageLabel, subMessage)],
        'sender.change': [button(senderCopy.changeLabel)],
        'logo.choose': logoChoosers,
        'logo.progress': [],
        'logo.cancel': [button(copy.logoLabels.cancel)],
        'logo.remove': [button(copy.logoLabels.remove)],
        'order.review': [button(copy.review)],
        'order.change': [button(copy.change)],
        'order.place': [button(copy.place)],
        'order.startOver': [button(placementCopy.startOver)],
        // The page links only to completed steps; the browser history leads to later ones.
        'address.visit': stepsBack,
      },
      actors: {
        loadFlorists: {
          operation: FLORISTS,
          answers: {
            loaded: (stepContext) => served(FLORISTS, florists(stepContext)),
            none: (stepContext) => given(FLORISTS, florists(stepContext)),
            ...noResponseAnswers,
          },
        },
        loadProducts: {
          operation: PRODUCTS,
          answers: {
            loaded: (stepContext) => served(PRODUCTS, products(stepContext)),
            priceRaised: (stepContext) => given(PRODUCTS, products(stepContext)),
            none: (stepContext) => given(PRODUCTS, products(stepContext)),
            gone: rejected('notFound'),
            ...noResponseAnswers,
          },
        },
        loadDetail: {
          operation: DETAIL,
          answers: {
            loaded: (stepContext) => served(DETAIL, detail(stepContext)),
            gone: rejected('notFound'),
            ...noResponseAnswers,
          },
        },
        uploadLogo: {
          operation: UPLOAD,
          answers: {
            uploaded: (stepContext) => served(UPLOAD, stepOutput<Logo>(stepContext).path),
            rejected: rejected('logoInvalid'),
            ...noResponseAnswers,
          },
        },
        placement: placementActor(PLACE, {
          placed: (stepContext) => served(PLACE, placed(stepContext)),
          floristUnavailable: rejected('floristUnavailable'),
          productUnavailable: rejected('productUnavailable'),
          logoRejected: rejected('logoInvalid'),
          notDelivered: rejected('flowersNotDelivered'),
          keyReused: rejected('idempotencyKeyReused'),
          rejected: rejected('validationFailed'),
        }),
        payment: {
          handlers: {
            again: (driver, { before }) =>
              payAndOrderAgain(driver, before.context.order?.total ?? 0),
          },
        },
      },
      states: {
        deciding: 'transient',
        'choosingFlorist.deciding': 'transient',
        'choosingFlorist.loading': (at) => ({
          ...floristsPage(at),
          announcements: [goneAnnouncement(at, copy.floristGoneTitle), copy.loadingFlorists],
        }),
        'choosingFlorist.failed': (at) => ({
          ...floristsPage(at, copy.floristsFailed, copy.kept),
          announcements: [errorAnnouncement(at, copy.floristsFailed)],
        }),
        'choosingFlorist.none': (at) => ({
          ...floristsPage(
            at,
            copy.floristsNoneTitle,
            copy.floristsNone,
            ...goneNotice(at, copy.floristGoneTitle),
          ),
          announcements: [goneAnnouncement(at, copy.floristGoneTitle)],
          others: [
            link(
              copy.customerService,
              customerServiceLink(copy.floristsWhatsApp(at.context.person.name)),
            ),
          ],
        }),
        'choosingFlorist.ready': (at) => ({
          ...floristsPage(
            at,
            ...at.context.florists.flatMap(({ name, description }) => [name, description]),
            copy.floristOrders(floristCity(at.context.person.funeralHouse)),
            at.context.florist && copy.floristChosen,
            ...goneNotice(at, copy.floristGoneTitle),
          ),
          absentTexts: [at.context.florist ? null : copy.floristChosen],
          announcements: [goneAnnouncement(at, copy.floristGoneTitle)],
        }),
        'choosingProduct.deciding': 'transient',
        'choosingProduct.loading': (at) => ({
          ...productsPage(at),
          announcements: [goneAnnouncement(at, copy.productGoneTitle), copy.loadingProducts],
        }),
        'choosingProduct.failed': (at) => ({
          ...productsPage(at, copy.productsFailed, copy.kept),
          announcements: [errorAnnouncement(at, copy.productsFailed)],
          others: [link(copy.otherFlorist, '/order/bunga')],
        }),
        'choosingProduct.none': (at) => ({
          ...productsPage(
            at,
            copy.productsNoneTitle,
            copy.productsNone,
            ...goneNotice(at, copy.productGoneTitle),
          ),
          announcements: [goneAnnouncement(at, copy.productGoneTitle)],
          others: [link(copy.otherFlorist, '/order/bunga')],
        }),
        'choosingProduct.ready': offersPage,
        'writing.form.deciding': 'transient',
        'writing.form.loadingDetail': (at, takenSteps) =>
          andSays(formPage(at, takenSteps), copy.loadingDetail),
        'writing.form.withoutDetail': (at, takenSteps) =>
          andSays(
            formPage(at, takenSteps, copy.detailFailedTitle, copy.detailFailed),
            says(copy.detailFailedTitle, copy.detailFailed, copy.retry),
          ),
        'writing.form.ready': (at, takenSteps) =>
          formPage(at, takenSteps, at.context.detail?.description),
        'writing.form.uploadingLogo': (at, takenSteps) => ({
          ...andSays(
            formPage(
              at,
              takenSteps,
              copy.logoWait,
              copy.logoLabels.progress(Math.round(at.context.logoProgress * 100)),
            ),
            at.context.detail === null ? copy.loadingDetail : null,
          ),
          error: null,
        }),
        'writing.key.usable': () => ({}),
        reviewing: reviewPage,
        'writing.key.reused': () => keyReusedNotice,
        // The placement has its own machine and adapters; a resumed one waits for the buyer.
        placing: (at) => {
          if (!at.context.placement.mayExist) return placingPage(at);
          const unknown = unknownPage(at, null, true);
          return {
            ...unknown,
            others: [...(unknown.others ?? []), button(placementCopy.retryOrder)],
          };
        },
        paying: payingPage,
      },
      placing: {
        operation: PLACE,
        key: ({ context }) => context.placement.key,
        newOrderSteps: ['order.startOver', 'payment: again'],
      },
    },
    openDriver,
  );
}

/** What the form shows when the key of the order belongs to another order. */
export const keyReusedNotice: StateScreen = {
  error: 'idempotencyKeyReused',
  texts: [placementCopy.startOverTitle],
  announcements: [
    says(placementCopy.startOverTitle, errorCopy.idempotencyKeyReused, placementCopy.history),
  ],
  others: [link(placementCopy.history, '/history')],
};

/** Returns the form with the dialog in which the order is reviewed. */
function reviewPage(at: At): StateScreen {
  const { person, product, florist, message, subMessage, sender } = at.context;
  const { name = '', size, price = 0 } = product ?? {};
  // The dialog covers the person's name above the form; only the words of the board may have it.
  return {
    ...page('form', copy.steps.form.heading, at, []),
    texts: [
      message.choice === CUSTOM_FLOWER_MESSAGE ? message.text : message.choice,
      subMessage,
      isNamed(at) ? null : copy.personNotNamed(person.name),
      person.name,
      sender,
      name,
      size,
      florist?.name,
      [person.funeralHouse.name, person.room].join(', '),
      `${copy.total} ${formatRupiah(price)}`,
    ],
    dialog: copy.reviewTitle,
    error: null,
  };
}

/** Returns the review while the order is placed. */
export function placingPage(at: At): StateScreen {
  return andSays(reviewPage(at), copy.placingText);
}

type FlowerStepContext = StepContext<typeof flowerOrderMachine>;

function florists(stepContext: FlowerStepContext): BodyOf<typeof FLORISTS> {
  return {
    results: stepOutput<readonly Florist[]>(stepContext).map(
      ({ id, name, photoUrl, description }) => ({
        id,
        ...(name !== null && { name }),
        photo: photoUrl,
        description,
      }),
    ),
  };
}

type BoardDesign = NonNullable<BodyOf<typeof PRODUCTS>['result'][number]['board']>;

function products(stepContext: FlowerStepContext): BodyOf<typeof PRODUCTS> {
  const result = stepOutput<readonly FloristProduct[]>(stepContext);
  return {
    result: result.map(({ board, ...product }) => ({
      ...product,
      ...(board && { board: board as BoardDesign }),
    })),
  };
}

function detail(stepContext: FlowerStepContext): BodyOf<typeof DETAIL> {
  const { photoUrls, description } = stepOutput<FloristProductDetail>(stepContext);
  return { photos: [...photoUrls], description };
}

function placed(stepContext: { readonly step: TestStep }): BodyOf<typeof PLACE> {
  const { id, price, expiresAt } = stepOutput<{ readonly order: PlacedOrder }>(stepContext).order;
  return { id, price, expiredTime: expiresAt };
}

type PageText = string | null | undefined;

function page(
  step: FlowerStep,
  heading: string,
  { context: { person, error } }: At,
  parts: readonly PageText[],
): StateScreen {
  return {
    address: routes.order(FLOWERS, step),
    heading,
    title: titles[step],
    texts: [person.name, person.funeralHouse.name, ...parts],
    error,
  };
}

function floristsPage(at: Snapshot, ...parts: readonly PageText[]): StateScreen {
  return page('florists', copy.steps.florists.heading, at, parts);
}

function productsPage(at: Snapshot, ...parts: readonly PageText[]): StateScreen {
  return page('products', copy.steps.products.heading, at, [at.context.florist?.name, ...parts]);
}

/** Returns the page of the boards. A changed price has its own notice with both prices. */
function offersPage(at: Snapshot): StateScreen {
  const { products, product, error } = at.context;
  const offers = products.flatMap(({ name, size, price }) => [name, size, formatRupiah(price)]);
  const chosen = product && copy.productChosen;
  const now = products.find(({ id }) => id === product?.id);
  if (error !== 'priceChanged' || product === null || now === undefined) {
    return {
      ...productsPage(at, ...offers, chosen, ...goneNotice(at, copy.productGoneTitle)),
      announcements: [goneAnnouncement(at, copy.productGoneTitle)],
    };
  }
  const notice = copy.priceChanged(now.name, formatRupiah(product.price), formatRupiah(now.price));
  return {
    ...productsPage(at, ...offers, chosen, copy.priceChangedTitle, notice, copy.kept),
    error: null,
    announcements: [says(copy.priceChangedTitle, notice, copy.kept)],
  };
}

/** Returns the notice above a list when the previous choice is no longer available. */
function goneNotice({ context: { error } }: Snapshot, title: string): PageText[] {
  return error === null ? [] : [title, copy.kept];
}

/** Returns the form, with the reason if the order was rejected. */
export function formPage(
  at: At,
  takenSteps: StepHistory,
  ...parts: readonly PageText[]
): StateScreen {
  const { product, sender, logo, error } = at.context;
  const { name = '', size, price = 0 } = product ?? {};
  return {
    ...page('form', copy.steps.form.heading, at, [
      name,
      size,
      formatRupiah(price),
      sender,
      logo?.fileName,
      ...formError(at).parts,
      ...parts,
    ]),
    error: formError(at).error,
    announcements: [
      formAnnouncement(at, takenSteps),
      isNamed(at) ? null : says(copy.personNotNamed(at.context.person.name), copy.addPersonName),
    ],
    others: [
      ...photos(at),
      ...recoveryLinks(error),
      ...(isNamed(at) ? [] : [button(copy.addPersonName)]),
    ],
  };
}

/** Returns whether the board names the person; the texts of the paths name nobody else. */
function isNamed({ context: { person, subMessage } }: At): boolean {
  return subMessage.includes(person.name);
}

/** Returns the error whose sentence the form shows, and the other texts of its notice. */
function formError({ context: { error } }: At): {
  readonly error: AppErrorCode | null;
  readonly parts: readonly PageText[];
} {
  if (error === null) return { error, parts: [] };
  if (error === 'noteTextMissing') return { error: null, parts: [copy.messageMissing] };
  if (uploadFailures.has(error)) return { error, parts: [copy.withoutLogo] };
  // The error `offline` may belong to the upload or to the order.
  return {
    error,
    parts:
      getErrorPlace(error, 'order') === 'page' && error !== 'offline'
        ? [placementCopy.failed, copy.kept]
        : [],
  };
}

const titles: Readonly<Record<FlowerStep, string>> = {
  florists: copy.steps.florists.heading,
  products: copy.steps.products.heading,
  form: copy.steps.form.heading,
};

function andSays(screen: StateScreen, announcement: string | null): StateScreen {
  return { ...screen, announcements: [...(screen.announcements ?? []), announcement] };
}

function errorAnnouncement({ context: { error } }: Snapshot, title: string): string {
  return says(title, error && errorCopy[error], copy.kept);
}

/** Returns the announcement that a choice is no longer available; null without an error. */
function goneAnnouncement(at: Snapshot, title: string): string | null {
  return at.context.error === null ? null : errorAnnouncement(at, title);
}

/** Returns what the form announcements: why no order was placed, or the result of the upload. */
function formAnnouncement(at: At, takenSteps: StepHistory): string | null {
  const { error, logo } = at.context;
  if (error === null) return logo === null ? null : copy.logoLabels.done;
  if (error === 'noteTextMissing') return copy.messageMissing;
  // Other outcomes, such as those of loading the product, leave the error as it is.
  const isUpload =
    takenSteps
      .findLast(
        ({ stimulus: { kind, id } }) => kind === 'outcome' && /^(uploadLogo|placement)/.test(id),
      )
      ?.stimulus.id.startsWith('uploadLogo') === true;
  if (uploadFailures.has(error) || (error === 'offline' && isUpload))
    return says(errorCopy[error], copy.withoutLogo);
  return says(
    placementCopy.failed,
    errorCopy[error],
    copy.kept,
    error === 'flowersNotDelivered' && copy.sendGreeting,
  );
}

/** Returns the message to customer service about an order whose outcome is unknown. */
function orderMessage({ context: { person, product, message, sender, placement } }: At): string {
  const { name } = person.funeralHouse;
  return [
    'Halo, saya memesan bunga papan tetapi belum menerima nomor pesanannya. Mohon bantu periksa apakah pesanan saya sudah masuk.',
    `Untuk: ${person.name}`,
    `Tempat: ${[name, person.room].filter((part) => part != null && part !== '').join(', ')}`,
    ...(product === null ? [] : [`Bunga papan: ${product.name}, ${product.size}`]),
    `Ucapan: ${message.choice === CUSTOM_FLOWER_MESSAGE ? message.text : message.choice}`,
    `Pengirim: ${sender}`,
    ...(product === null ? [] : [`Total: ${formatRupiah(flowerBill(product).total)}`]),
    ...(placement.submittedAt === null ? [] : [`Waktu pesan: ${placement.submittedAt}`]),
  ].join('\n');
}

function recoveryLinks(error: AppErrorCode | null): Control[] {
  return error === 'flowersNotDelivered' ? [link(copy.sendGreeting, '/order/ucapan')] : [];
}

function photos({ context: { product, detail } }: At): Control[] {
  const count = detail?.photoUrls.length ?? 1;
  const shown = button(`${copy.galleryLabels.enlarge}: ${copy.photoOf(product?.name ?? '', 1)}`);
  const each = Array.from({ length: count }, (_, index) =>
    button(copy.galleryLabels.slide(index + 1, count)),
  );
  return [shown, ...(count > 1 ? each : [])];
}

/** Returns the page of an order whose outcome is unknown, and why. */
export function unknownPage(at: At, error: AppErrorCode | null, canRetry: boolean): StateScreen {
  const isUnderWay = error === 'orderInProgress';
  return {
    ...page('form', placementCopy.unknownHeading, at, [
      isUnderWay ? placementCopy.underWayTitle : placementCopy.unknownTitle,
      canRetry ? placementCopy.unknownRetry : placementCopy.unknownNoRetry,
    ]),
    error,
    announcements: [
      says(
        isUnderWay ? placementCopy.underWayTitle : placementCopy.unknownTitle,
        !isUnderWay && placementCopy.unknownText,
        error && errorCopy[error],
      ),
    ],
    others: [
      link(
        canRetry ? placementCopy.customerServiceShort : placementCopy.customerService,
        customerServiceLink(orderMessage(at)),
      ),
    ],
  };
}

/** Returns the first page of the payment, which has its own machine and adapter. */
export function payingPage({ context: { order, person, sender, product } }: At): StateScreen {
  const bill =
    order && expectedBill(order, product === null ? order.total : flowerBill(product).total);
  return {
    address: routes.order(FLOWERS, 'checkout'),
    heading: orderNumber(order?.id ?? 0),
    title: stepNames.checkout,
    texts: [person.name, sender, product?.name, product?.size, ...(bill?.texts ?? [])],
    absentTexts: bill?.absentTexts,
    announcements: bill?.announcements,
    others: [button(checkoutCopy.continue), ...policyLinksOfCheckout()],
  };
}

function isFormOpen(at: AnyMachineSnapshot): boolean {
  return at.matches('writing') || at.matches('reviewing') || at.matches('placing');
}

function logoChoosers({ context: { logo } }: Snapshot, takenSteps: StepHistory): Control[] {
  const { choose, replace, remove, retry } = copy.logoLabels;
  if (logo !== null) return [button(replace)];
  return isFileShown(takenSteps, isFormOpen)
    ? [button(replace), button(remove), button(retry)]
    : [button(choose)];
}

function floristButtons({ context: { florists: offered } }: Snapshot): Control[] {
  return offered.map(({ name }, index) =>
    button(`${copy.floristChoose} ${name ?? copy.florist(index + 1)}`),
  );
}

function productButtons({ context: { products } }: Snapshot): Control[] {
  return products.map(({ name }) => button(copy.productChoose(name)));
}

/** Returns the links to the steps before the current one. The review hides those of the form. */
function stepsBack(at: Snapshot): Control[] {
  return at.matches('reviewing') ? [] : stepsBefore(stepOf(at));
}

/** Returns the links to the steps before a step. */
export function stepsBefore(current: FlowerStep): Control[] {
  const steps = ['florists', 'products', 'form'] as const;
  return steps.slice(0, steps.indexOf(current)).map((step) => link(`${stepNames[step]} selesai`));
}

function stepOf(at: Snapshot): FlowerStep {
  if (at.matches('choosingFlorist')) return 'florists';
  return at.matches('choosingProduct') ? 'products' : 'form';
}

function openedStep({ draft }: FlowerInput): OrderStep {
  if (draft === null) return 'florists';
  if (draft.step === 'paying') return draft.payment?.step ?? 'checkout';
  return draft.step === 'placing' ? 'form' : draft.step;
}
