import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { BANK_CODES, type BankCode } from '../../../src/domain/bankCode.ts';
import { GREETING } from '../../../src/domain/order.ts';
import type { OrderDetail } from '../../../src/domain/orderState.ts';
import { routes } from '../../../src/domain/routes.ts';
import type { WayToPay } from '../../../src/domain/wayToPay.ts';
import { shownWay, type OrderPageContext } from '../../../src/machines/order-page/types.ts';
import { deadlineInJakarta, momentInJakarta } from '../expected/jakartaTime.ts';
import {
  customerServicePhone,
  dollars,
  inFours,
  orderNumber,
  rupiah,
} from '../expected/written.ts';
import { totalText } from '../support/bill.ts';
import { confirmationLink, questionLink } from '../support/customerServiceLink.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button, link, radio, type Control } from '../support/driver.ts';
import {
  checkoutCopy,
  errorCopy,
  orderPageCopy as copy,
  paidBadge,
  pushCopy,
} from '../support/fixedCopy.ts';
import { says, whatHappened } from '../support/screen.ts';

/** What the page of an order shows, besides the address and the title. */
export interface OrderView {
  readonly order: OrderDetail;
  /** Whether the page shows a state from an earlier connection. */
  readonly isStale: boolean;
  /** Whether the order is being read again. */
  readonly isReading: boolean;
  /** Why the order could not be read again. */
  readonly error: AppErrorCode | null;
  /** Why the buyer's last action failed. */
  readonly taskError: AppErrorCode | null;
  /** The way to pay whose details are shown; null if the page asks for no payment. */
  readonly way: WayToPay | null;
  /** Whether the page shows how a payment is reported, which is folded for a virtual account. */
  readonly isReportOpen: boolean;
  /** The radios of the ways and banks if they are locked; the chosen ones stay usable. */
  readonly lockedRadios: readonly Control[];
}

/** When every order was read, as the page says it: a path takes less than a minute. */
export const SEEN_AT = 'Menampilkan data hari ini pukul 10:00 WIB.';

/** The account and the address to which the demo lets buyers pay. */
const account = { number: '0080001234', shown: '0080 0012 34' };
const payPalAddress = 'bayar@dukacita.example';

/** Returns the button that opens a virtual account at a bank. */
export function getNumber(bank: BankCode): Control {
  return button(`Dapatkan nomor VA ${checkoutCopy.banks[bank]}`);
}

/** Returns the radios of the ways to pay; none if the page asks for no payment. */
export function wayRadios(context: OrderPageContext): Control[] {
  const shown = shownWay(context);
  const ways = shown === null ? [] : (['virtualAccount', 'transfer', 'payPal'] as const);
  return ways.map((way) => radio(copy.way[way], way === shown));
}

/** Returns the radios of the banks, while a virtual account can be opened. */
export function bankRadios(context: OrderPageContext): Control[] {
  const isOffered = shownWay(context) === 'virtualAccount' && context.seen?.order.invoice === null;
  return isOffered
    ? BANK_CODES.map((bank) => radio(checkoutCopy.banks[bank], bank === context.bank))
    : [];
}

/**
 * Returns the screen of the page of an order, without the controls that send events to its machine
 * and without the field for a proof.
 */
export function orderScreen(view: OrderView): StateScreen {
  const { order, isStale, error, taskError } = view;
  const stage = stageOf(order);
  const isUnpaid = stage === 'awaitingPayment';
  const isPushOffered = !isStale && stage !== 'cancelled';
  const { heading, next } = newsOf(order);
  return {
    ...orderAddress(order.orderId),
    heading: `Ucapan untuk ${order.personName}`,
    // Without a connection, the page says instead that it waits for one.
    error: [
      isStale && error !== 'offline' ? error : null,
      taskError && describeTaskError(view, taskError).includes(errorCopy[taskError])
        ? taskError
        : null,
    ].filter((code) => code !== null),
    texts: [
      orderNumber(order.orderId),
      isUnpaid ? badges.awaitingPayment : null,
      next,
      `${copy.from} ${order.sender}`,
      `${copy.place} ${order.room}, ${order.houseName}`,
      `${checkoutCopy.basic} ${rupiah(order.price)} ${checkoutCopy.discount} ${rupiah(-order.discount)} ${totalText(order.total)}`,
      ...paymentTexts(view),
      isPushOffered ? pushCopy.denied : null,
    ],
    absentTexts: [
      isUnpaid ? null : checkoutCopy.amountToPay,
      isPushOffered ? null : pushCopy.denied,
      isStale ? null : 'Menampilkan data',
      order.payment === 'paid' ? null : paidBadge.badge,
    ],
    announcements: [
      says(order.payment === 'paid' && paidBadge.badge, isUnpaid && badges.awaitingPayment) || null,
      stage === 'rejected'
        ? says(heading, order.rejectionReason, copy.correctionHints.sender, next)
        : says(heading, next),
      isStale ? staleNotice(error) : null,
      taskError && describeTaskError(view, taskError),
    ],
    copiedTexts: copiedTexts(view),
    others: [
      ...paymentControls(view),
      ...primaryAction(view),
      link(`${copy.contact} ${customerServicePhone}`, questionLink(order.orderId)),
      link(copy.toPerson, routes.person(order.personId)),
      ...(order.received > 0 ? [button(copy.receipt)] : []),
      button('Perbesar kartu'),
      button(copy.copyNumber),
    ],
  };
}

/** Returns what the page says about a failed action: after a conflict, what the order is now. */
function describeTaskError(
  { order, isStale, isReading }: OrderView,
  taskError: AppErrorCode,
): string {
  const isConflict = taskError === 'orderChanged' || taskError === 'orderEventNotPossible';
  return isConflict && !isStale && !isReading
    ? says(whatHappened(taskError), `Keadaannya sekarang: ${badges[stageOf(order)]}.`)
    : errorCopy[taskError];
}

/** Returns the address and the title of the page of an order, which are the same in every state. */
export function orderAddress(orderId: number): Pick<StateScreen, 'address' | 'title'> {
  return {
    address: routes.historyOrder(orderId),
    title: `${copy.title} ${orderNumber(orderId)}`,
  };
}

type Stage = 'awaitingPayment' | 'proofPending' | 'inReview' | 'rejected' | 'cancelled';

/** What the badge of an order says. */
export const badges: Readonly<Record<Stage, string>> = {
  awaitingPayment: 'Menunggu pembayaran',
  proofPending: 'Bukti sedang diperiksa',
  inReview: 'Sedang ditinjau',
  rejected: 'Perlu perbaikan',
  cancelled: 'Dibatalkan',
};

/** Returns the stage of an order of the models, which come to no others. */
export function stageOf({ payment, fulfilment, isProofPending }: OrderDetail): Stage {
  if (payment === 'cancelled') return 'cancelled';
  if (payment === 'paid') return fulfilment === 'rejected' ? 'rejected' : 'inReview';
  return isProofPending ? 'proofPending' : 'awaitingPayment';
}

/** Returns what the page says about the stage of a greeting for the room, and what comes next. */
function newsOf(order: OrderDetail): { readonly heading: string; readonly next: string } {
  const { room, departureAt } = order;
  const departure = departureAt && momentInJakarta(departureAt);
  const news = {
    awaitingPayment: {
      heading: 'Berikutnya',
      next: `Setelah dibayar, ucapan kami tinjau, lalu tampil di ${room}.`,
    },
    proofPending: {
      heading: 'Bukti pembayaran sedang kami periksa',
      next: 'Kabarnya muncul di sini. Anda tidak perlu membayar lagi.',
    },
    inReview: {
      heading: 'Ucapan sedang kami tinjau',
      next: `Terima kasih. Setiap ucapan kami baca dahulu. Setelah itu tampil di ${room}.`,
    },
    rejected: {
      heading: 'Ucapan belum tampil, perlu perbaikan',
      next: `Tanpa biaya tambahan. Kirim perbaikan sebelum pemberangkatan, ${departure}, agar sempat tampil.`,
    },
    cancelled: {
      heading: 'Pesanan dibatalkan',
      next: 'Pesanan ini tidak diproses dan tidak perlu dibayar. Bila telanjur dibayar, hubungi kami: uang Anda kembali penuh ke rekening Anda, paling lambat 3 hari setelah kami periksa.',
    },
  };
  return news[stageOf(order)];
}

function staleNotice(error: AppErrorCode | null): string {
  return error === 'offline'
    ? says(SEEN_AT, copy.staleOffline)
    : says(SEEN_AT, error && errorCopy[error], copy.retry);
}

function paymentTexts({ order, way }: OrderView): string[] {
  if (way === null) return [];
  return [
    `${checkoutCopy.amountToPay} ${amountDue(way, order).shown}`,
    `${checkoutCopy.payBefore[order.kind]} ${deadlineInJakarta(order.expiresAt)}`,
    ...detailsOf(way, order),
  ];
}

/** Returns the amount to pay in the currency of the chosen way, as it is shown and copied. */
function amountDue(
  way: WayToPay,
  { total, payPalCents = 0, invoice }: OrderDetail,
): { readonly shown: string; readonly copied: string } {
  if (way === 'payPal')
    return { shown: dollars(payPalCents), copied: (payPalCents / 100).toFixed(2) };
  const amount = invoice?.amount ?? total;
  return { shown: rupiah(amount), copied: String(amount) };
}

/** Returns what the page says about the chosen way to pay. */
function detailsOf(
  way: WayToPay,
  { orderId, total, payPalCents = 0, invoice }: OrderDetail,
): string[] {
  switch (way) {
    case 'virtualAccount':
      return invoice === null
        ? [copy.chooseBank, copy.noticedByItself]
        : [
            copy.noticedByItself,
            `${checkoutCopy.virtualAccountNumber} ${checkoutCopy.banks[invoice.bank]} ${inFours(invoice.number)}`,
          ];
    case 'transfer':
      return [
        `Bank Central Asia (BCA) a.n. PT Dukacita Nusantara ${account.shown}`,
        `${checkoutCopy.referenceLabel} ${orderNumber(orderId)}`,
      ];
    case 'payPal':
      return [
        `${checkoutCopy.payPalAddress} ${payPalAddress}`,
        `${checkoutCopy.payPalReferenceLabel} ${orderNumber(orderId)}`,
        `${dollars(payPalCents)} setara dengan ${rupiah(total)}. Kursnya ditetapkan saat Anda memesan.`,
      ];
  }
}

function paymentControls({ order, way, isReportOpen, lockedRadios }: OrderView): Control[] {
  if (way === null) return [];
  const { invoice } = order;
  return [
    button(checkoutCopy.copy.total),
    ...lockedRadios.filter(({ value }) => value === true),
    ...Object.keys(copiedInRows(way, order)).map((name) => button(name)),
    ...(way === 'virtualAccount' && invoice !== null
      ? [button(`Cara membayar di ${checkoutCopy.banks[invoice.bank]}`)]
      : []),
    ...(way === 'virtualAccount' && isReportOpen ? [confirmation(order, copy.chat)] : []),
  ];
}

function confirmation(order: OrderDetail, detail: string): Control {
  return link(says(checkoutCopy.confirmByWhatsApp, detail), confirmationLink(order));
}

function copiedTexts(view: OrderView): Record<string, string> {
  const { order, way } = view;
  const number = orderNumber(order.orderId);
  const ofBill = { [copy.copyNumber]: number };
  if (way === null) return ofBill;
  const copied = copiedByAction(view);
  return {
    ...ofBill,
    [checkoutCopy.copy.total]: amountDue(way, order).copied,
    ...copiedInRows(way, order),
    ...(copied && { [copied.name]: copied.text }),
  };
}

/** Returns what the buttons in the rows of the chosen way copy, by their names. */
function copiedInRows(way: WayToPay, { orderId, invoice }: OrderDetail): Record<string, string> {
  const names = checkoutCopy.copy;
  switch (way) {
    case 'virtualAccount':
      return invoice === null ? {} : { [names.virtualAccount]: invoice.number };
    case 'transfer':
      return { [names.number]: account.number, [names.reference]: orderNumber(orderId) };
    case 'payPal':
      return { [names.address]: payPalAddress, [names.payPalReference]: orderNumber(orderId) };
  }
}

/** Returns what the main action copies; null if it does something else. */
function copiedByAction({ order: { invoice }, way }: OrderView): {
  readonly name: string;
  readonly text: string;
} | null {
  if (way !== 'virtualAccount') return null;
  return invoice && { name: checkoutCopy.copy.virtualAccountMain, text: invoice.number };
}

/** Returns the primary action of the page, unless it sends an event to the machine. */
function primaryAction(view: OrderView): Control[] {
  const { order } = view;
  switch (stageOf(order)) {
    case 'awaitingPayment': {
      if (view.way !== 'virtualAccount') return [confirmation(order, '')];
      const copied = copiedByAction(view);
      return copied === null ? [] : [button(copied.name)];
    }
    case 'cancelled':
      return [
        link(copy.contact, questionLink(order.orderId)),
        link(copy.orderAgain, routes.order(GREETING, 'compose', order.personId)),
      ];
    case 'inReview':
      return [link(copy.orderAgain, routes.order(GREETING, 'compose', order.personId))];
    default:
      return [];
  }
}
