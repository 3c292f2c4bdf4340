import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { greetingCategory } from '../../../src/domain/greeting.ts';
import { BANK_CODES, type BankCode } from '../../../src/domain/bankCode.ts';
import { FLOWERS, GREETING, type PaymentMethod } from '../../../src/domain/order.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import { routes, type GreetingStep } from '../../../src/domain/routes.ts';
import { chosenPackage } from '../../../src/machines/greeting-order/context.ts';
import type { GreetingContext } from '../../../src/machines/greeting-order/types.ts';
import { possibleSubmissions } from '../expected/jakartaTime.ts';
import { printed } from '../expected/printedTexts.ts';
import { messageOf } from '../expected/previewRequests.ts';
import { rupiah } from '../expected/written.ts';
import { SUBMITTED_AT } from '../models/fixtures.ts';
import { other } from '../models/other.ts';
import { greetingBill } from '../support/bill.ts';
import { customerServiceLink } from '../support/customerServiceLink.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button, link, radio, type Control } from '../support/driver.ts';
import {
  checkoutCopy,
  errorCopy,
  greetingCopy as copy,
  placementCopy,
} from '../support/fixedCopy.ts';
import { pressing } from '../support/flowPart.ts';
import { oneOf } from '../support/request.ts';
import { says } from '../support/screen.ts';
import { failsWith, page, type At, type GreetingPart, type Snapshot } from './greetingPage.ts';
import {
  checkoutPage,
  inOneLine,
  keyReusedAnnouncement,
  orderedStates,
  sentenceWith,
  startingOver,
  stepsBack,
  unknownOutcome,
} from './orderParts.ts';

/** The packages and payment methods, the placement of the order, and the ways between its pages. */
export const greetingPackages = {
  events: {
    'packages.retry': pressing(copy.retry),
    'package.choose': {
      cases: {
        '': ({ context }) => {
          const another = context.packages.find(({ id }) => id !== context.packageId);
          return another && { packageId: another.id };
        },
        unknown: { packageId: 0 },
      },
      label: 'Pilih paket yang lain',
      controls: packageRadios,
      perform: async (driver, { event, before }) => {
        const offer = before.context.packages.find(({ id }) => id === event.packageId);
        // The page has no radio for an unknown package.
        if (offer !== undefined) await driver.press(radio(packageName(offer)));
      },
      enters: ({ packageId }, { packages }) =>
        packages.some(({ id }) => id === packageId) ? { packageId } : {},
    },
    'method.choose': {
      cases: {
        '': ({ context: { method, bank } }) =>
          method === 'transfer' ? { method: 'virtualAccount', bank } : { method: 'transfer' },
        bank: ({ context: { bank } }) => ({
          method: 'virtualAccount',
          bank: other(bank, 'mandiri', 'bri'),
        }),
      },
      label: {
        '': 'Pilih cara pembayaran yang lain',
        bank: 'Pilih virtual account bank yang lain',
      },
      controls: methods,
      // The banks are shown once the virtual account is chosen.
      perform: async (driver, { event: { method, bank = null }, before: { context } }) => {
        if (method !== context.method) await driver.press(radio(methodName(method, null)));
        if (bank !== null && bank !== context.bank)
          await driver.press(radio(methodName(method, bank)));
      },
      enters: ({ method, bank }) => ({ method, ...(bank && { bank }) }),
    },
    'order.place': {
      cases: { '': { at: SUBMITTED_AT } },
      label: `Tekan "${copy.place}"`,
      controls: (at) => [placeButton(at)],
      perform: (driver, { before }) => driver.press(placeButton(before)),
      enters: (_, __, at) => ({ submittedAt: oneOf(possibleSubmissions(at)) }),
    },
    'order.startOver': startingOver({ order: null, submittedAt: null }),
    'address.visit': {
      cases: {
        compose: { step: 'compose' },
        template: ({ context }) => later('template', context),
        package: ({ context }) => later('package', context),
      },
      label: {
        compose: 'Buka halaman "Kirim ucapan" dengan tombol kembali',
        template: 'Buka halaman "Pilih template" dengan tombol kembali atau maju',
        package: 'Buka halaman "My Order Ucapan" dengan tombol maju',
      },
      // The page links only to completed steps; later steps are reached through the browser history.
      controls: (at) => (at.matches('previewing') ? [] : stepsBack(GREETING, stepOf(at))),
      perform: (driver, { event, before }) =>
        driver.navigate(routes.order(GREETING, event.step, before.context.person.id)),
    },
  },

  states: {
    deciding: 'transient',
    'choosingPackage.loading': {
      label: 'My Order Ucapan: harga paket sedang dimuat',
      screen: (at) => ({ ...packagePage(at), announcements: [copy.loadingPackages] }),
    },
    'choosingPackage.failed': {
      label: 'My Order Ucapan: "Harga paket belum dapat ditampilkan" dan alasannya',
      screen: (at) => ({
        ...packagePage(at),
        // The top of the page says that the device is offline.
        ...failsWith(at, copy.packagesFailed, copy.retry, ''),
      }),
    },
    'choosingPackage.none': {
      label: 'My Order Ucapan: "Belum ada paket ucapan"',
      screen: (at) => ({
        ...page('package', at),
        others: [
          ...cardControls(at),
          link(
            placementCopy.customerServiceShort,
            customerServiceLink(
              `Halo, saya ingin mengirim ucapan untuk ${at.context.person.name}, tetapi belum dapat memesannya. Mohon bantuannya.`,
            ),
          ),
          link(placementCopy.sendFlowers, routes.order(FLOWERS, 'florists', at.context.person.id)),
        ],
        texts: [copy.packagesNoneTitle, copy.packagesNone],
      }),
    },
    'choosingPackage.ready': {
      label: 'My Order Ucapan: paket, harga, dan cara pembayaran',
      screen: readyPackages,
    },
    'choosingPackage.keyReused': {
      label: 'My Order Ucapan: "Anda sudah memesan ucapan untuk …"',
      screen: (at) => ({
        ...keyReusedPackages(at),
        others: [...cardControls(at), link(placementCopy.history, '/history')],
      }),
    },
    ...orderedStates({ placingPage, unknownPage, payingPage }),
  },

  context: ({ packages, placement }, snapshot) => ({
    // In all other states, the packages are loaded again before one can be chosen.
    packages: isAtPackages(snapshot) ? packages.length : null,
    mayExist: placement.mayExist,
  }),
} satisfies GreetingPart;

/** Returns a visit of a page, unless another category is picked, so that the graph stays small. */
function later<Step extends GreetingStep>(step: Step, { pickedMode }: GreetingContext) {
  return pickedMode === null ? { step } : undefined;
}

/** Returns what the page of the packages shows in all states. */
function packagePage(at: At): StateScreen {
  return { ...page('package', at), others: cardControls(at) };
}

/** Returns the button that enlarges the card, and the link to its words. */
export function cardControls(at: At): Control[] {
  return [
    ...zoomButton(at),
    link(copy.words, routes.order(GREETING, 'template', at.context.person.id)),
  ];
}

function zoomButton({ context: { preview } }: At): Control[] {
  return preview === null ? [] : [button(copy.zoomIn)];
}

/** Returns the page of the packages, with the reason if the order was rejected. */
export function readyPackages(at: At): StateScreen {
  return {
    ...packagePage(at),
    error: shownError(at),
    announcements: [placementNotice(at)],
    texts: [at.context.person.name, ...prices(at)],
  };
}

/** Returns the page of the packages when the key of the order belongs to another order. */
export function keyReusedPackages(at: At): StateScreen {
  return {
    ...packagePage(at),
    error: 'idempotencyKeyReused',
    announcements: [keyReusedAnnouncement(GREETING, at)],
    texts: [at.context.person.name],
  };
}

/** Returns the page of the packages while the order is placed. */
export function placingPage(at: At): StateScreen {
  return {
    ...page('package', at),
    others: [...zoomButton(at), ...lockedChoices(at)],
    texts: [copy.placing, ...prices(at)],
    announcements: [copy.placingText],
    error: null,
  };
}

/** Returns the page of an order whose outcome is unknown, and why. */
export function unknownPage(at: At, error: AppErrorCode | null, canRetry: boolean): StateScreen {
  const { sender, mode } = at.context.content;
  const offer = chosenPackage(at.context);
  const unknown = unknownOutcome(orderMessage(at), error, canRetry);
  return {
    ...page('package', at),
    ...unknown,
    texts: [
      ...(unknown.texts ?? []),
      placementCopy.ordered,
      sender,
      greetingCategory(mode ?? 3).label,
      offer?.name,
      offer && rupiah(greetingBill(offer).total),
    ],
  };
}

/** Returns the first page of the payment, which has its own machine and adapter. */
export function payingPage(at: At): StateScreen {
  const { method, bank, draft, person } = at.context;
  const offer = chosenPackage(at.context);
  const checkout = checkoutPage(GREETING, at, offer && greetingBill(offer).total);
  if ((draft?.payment?.method ?? method) !== 'virtualAccount') return checkout;
  return {
    ...checkout,
    address: routes.order(GREETING, 'checkoutVirtualAccount', person.id),
    announcements: [inquiring(bank)],
    others: checkout.others?.filter(({ name }) => name !== checkoutCopy.continue),
  };
}

/** Returns the button that orders; it names the consent to a price that has changed. */
function placeButton(at: At): Control {
  return button(priceChange(at) === null ? copy.place : copy.agreeAndPlace);
}

/** Returns what the chosen package cost before its price changed; null if it has not changed. */
function priceBefore({ context }: At): string | null {
  const { error, packageBefore: before } = context;
  if (error !== 'priceChanged' || before === null || before.id !== context.packageId) return null;
  return rupiah(greetingBill(before).total);
}

/** Returns the sentence with both prices of the chosen package; null if its price has not changed. */
function priceChange({ context }: At): string | null {
  const before = priceBefore({ context });
  const now = chosenPackage(context);
  if (before === null || now === null) return null;
  const change = `Harga ${now.name ?? 'BASIC'} semula ${before}, sekarang ${rupiah(greetingBill(now).total)}.`;
  return context.packages.length > 1 ? `${change} ${copy.agreeOrChoose}` : change;
}

/** Returns the error whose sentence the notice shows unchanged; null if it shows another one. */
function shownError(at: At): AppErrorCode | null {
  const { error } = at.context;
  return error !== null && placementNotice(at)?.endsWith(errorCopy[error]) ? error : null;
}

/** Returns the announcement of why no order was placed; null without an error. */
function placementNotice({ context }: At): string | null {
  const { error } = context;
  if (error === null) return null;
  return says(
    placementCopy.failed,
    priceChange({ context }) ??
      (error === 'offline'
        ? 'Sambungkan internet Anda, lalu tekan “Proses Ucapan” lagi.'
        : sentenceWith('Proses Ucapan', error)),
  );
}

/** Returns the message to customer service about an order whose outcome is unknown. */
function orderMessage({ context }: At): string {
  const { content, person, placement } = context;
  const { sender, mode, note, quotes } = content;
  const offer = chosenPackage(context);
  const texts =
    mode === 5
      ? [quotes.header, printed(quotes.message), quotes.footer]
      : [messageOf({ mode, note, quotes })];
  return [
    'Halo, saya memesan ucapan tetapi belum menerima nomor pesanannya. Mohon bantu periksa apakah pesanan saya sudah masuk.',
    `Untuk: ${person.name}`,
    `Pengirim: ${inOneLine(sender)}`,
    `Kategori: ${greetingCategory(mode ?? 3).label}`,
    `Ucapan: ${inOneLine(texts.filter((text) => text !== '').join('\n'))}`,
    ...(offer?.name == null ? [] : [`Paket: ${offer.name}`]),
    ...(offer === null ? [] : [`Total: ${rupiah(greetingBill(offer).total)}`]),
    ...(placement.submittedAt === null ? [] : [`Waktu pesan: ${placement.submittedAt}`]),
  ].join('\n');
}

/** Returns what the checkout says while it waits for the number of a virtual account. */
export function inquiring(bank: BankCode): string {
  return `Meminta nomor virtual account ${checkoutCopy.banks[bank]}…`;
}

/** Returns the radios of the packages; none for a single package, which is chosen already. */
export function packageRadios({ context: { packages: offers, packageId } }: At): Control[] {
  return offers.length === 1
    ? []
    : offers.map((offer) => radio(packageName(offer), offer.id === packageId));
}

/** Returns the name by which the page shows a package. */
export function packageName({ name }: GreetingPackage): string {
  return name === null ? 'BASIC' : `BASIC ${name}`;
}

/** Returns the radios of the payment methods, and of the banks of a chosen virtual account. */
export function methods({ context: { method, bank: chosen } }: At): Control[] {
  return [
    radio(methodName('transfer', null), method === 'transfer'),
    radio(methodName('virtualAccount', null), method === 'virtualAccount'),
    ...(method === 'transfer' ? [] : BANK_CODES).map((bank) =>
      radio(methodName('virtualAccount', bank), bank === chosen),
    ),
  ];
}

function methodName(method: PaymentMethod, bank: BankCode | null): string {
  if (method === 'transfer') return copy.transfer;
  return bank === null ? copy.virtualAccount : `${copy.virtualAccount} ${checkoutCopy.banks[bank]}`;
}

/** Returns the radios that remain while the order is being placed: the chosen ones. */
function lockedChoices(at: At): Control[] {
  return [
    ...packageRadios(at).filter(({ value }) => value === true),
    ...methods(at).filter(({ value }) => value === true),
  ];
}

function chosenWay({ context: { method, bank } }: At): string {
  return methodName(method, method === 'transfer' ? null : bank);
}

function packagePrices({ context }: At): string[] {
  return context.packages.map(
    (offer) => `${packageName(offer)} ${rupiah(greetingBill(offer).total)}`,
  );
}

function prices(at: At): string[] {
  const chosen = chosenPackage(at.context);
  const before = priceBefore(at);
  const total = chosen && [
    copy.total,
    ...(before === null ? [] : [`semula ${before}`]),
    rupiah(greetingBill(chosen).total),
  ];
  return [
    ...packagePrices(at),
    ...(total === null ? [] : [total.join(' '), `Dibayar kemudian: ${chosenWay(at)}`]),
  ];
}

/** Returns whether the page shows packages, or can return to them without loading them again. */
function isAtPackages(snapshot: Snapshot): boolean {
  const isLoaded = !(['loading', 'failed', 'none'] as const).some((state) =>
    snapshot.matches({ choosingPackage: state }),
  );
  return (snapshot.matches('choosingPackage') && isLoaded) || snapshot.matches('placing');
}

function stepOf(at: Snapshot): GreetingStep {
  if (at.matches({ writing: 'composing' })) return 'compose';
  return at.matches('writing') || at.matches('previewing') ? 'template' : 'package';
}
