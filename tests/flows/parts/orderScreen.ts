import { checkoutCopy } from '../../../src/copy/checkout.ts';
import { errorCopy, whatHappened } from '../../../src/copy/errors.ts';
import { orderPageCopy as copy } from '../../../src/copy/orderPage.ts';
import { nameNews } from '../../../src/copy/orderNews.ts';
import { orderFactsCopy, phaseCopy, type OrderFactsText } from '../../../src/copy/orderPhase.ts';
import { paidBadge } from '../../../src/copy/orderState.ts';
import { printingCopy } from '../../../src/copy/printing.ts';
import { pushCopy } from '../../../src/copy/push.ts';
import { readEnvironment } from '../../../src/app/platform/environment.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { BANK_CODES, type BankCode } from '../../../src/domain/bankCode.ts';
import { GREETING, orderNumber } from '../../../src/domain/order.ts';
import { hasEnded } from '../../../src/domain/orderPhase.ts';
import { asksForPayment, orderStage, type OrderDetail } from '../../../src/domain/orderState.ts';
import { routes } from '../../../src/domain/routes.ts';
import type { WayToPay } from '../../../src/domain/wayToPay.ts';
import { groupDigits } from '../../../src/format/digits.ts';
import { formatDollars, formatRupiah } from '../../../src/format/money.ts';
import { formatPhone } from '../../../src/format/phone.ts';
import { shownWay, type OrderPageContext } from '../../../src/machines/order-page/types.ts';
import { deadlineInJakarta, momentInJakarta } from '../expected/jakartaTime.ts';
import { totalText } from '../support/bill.ts';
import { confirmationLink, customerServiceLink } from '../support/customerServiceLink.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button, link, radio, type Control } from '../support/driver.ts';
import { says } from '../support/screen.ts';

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

/** When every order was read: the clock of a path advances by less than a minute. */
export const SEEN_AT = '10:00';

const { bankAccount, paypalAddress, phones, refundDays } = readEnvironment({ VITE_DEMO: 'true' });

/** Returns the button that opens a virtual account at a bank. */
export function getNumber(bank: BankCode): Control {
  return button(copy.getNumber(checkoutCopy.banks[bank]));
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
  const stage = orderStage(order);
  const isUnpaid = asksForPayment(stage);
  const isPushOffered = !isStale && !hasEnded(stage);
  const next = nextStep(order);
  const number = orderNumber(order.orderId);
  const question = checkoutCopy.question(number);
  return {
    ...orderAddress(order.orderId),
    heading: `${copy.heading(order.kind)} ${order.personName}`,
    // Without a connection, the page says instead that it waits for one.
    error: [
      isStale && error !== 'offline' ? error : null,
      taskError && describeTaskError(view, taskError).includes(errorCopy[taskError])
        ? taskError
        : null,
    ].filter((code) => code !== null),
    texts: [
      orderNumber(order.orderId),
      isUnpaid ? phaseCopy[stage].badge : null,
      next,
      `${copy.from} ${order.sender}`,
      `${copy.place} ${order.room}, ${order.houseName}`,
      `${checkoutCopy.basic} ${formatRupiah(order.price)} ${checkoutCopy.discount} ${formatRupiah(-order.discount)} ${totalText(order.total)}`,
      ...paymentTexts(view),
      isPushOffered ? pushCopy.denied : null,
    ],
    absentTexts: [
      isUnpaid ? null : checkoutCopy.amountToPay,
      isPushOffered ? null : pushCopy.denied,
      isStale ? null : copy.stale('').slice(0, -2),
      order.payment === 'paid' ? null : paidBadge.badge,
    ],
    announcements: [
      says(order.payment === 'paid' && paidBadge.badge, isUnpaid && phaseCopy[stage].badge) || null,
      stage === 'rejected'
        ? says(newsHeading(order), order.rejectionReason, copy.correctionHints.sender, next)
        : says(newsHeading(order), next),
      isStale ? staleNotice(error) : null,
      taskError && describeTaskError(view, taskError),
    ],
    copiedTexts: copiedTexts(view),
    others: [
      ...paymentControls(view),
      ...primaryAction(view),
      customerService(`${copy.contact} ${formatPhone(phones.customerService)}`, question),
      link(copy.toPerson, routes.person(order.personId)),
      ...(order.received > 0 ? [button(copy.receipt)] : []),
      button(printingCopy.enlarge('kartu')),
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
    ? says(whatHappened(taskError), copy.changed(phaseCopy[orderStage(order)].badge))
    : errorCopy[taskError];
}

/** Returns the address and the title of the page of an order, which are the same in every state. */
export function orderAddress(orderId: number): Pick<StateScreen, 'address' | 'title'> {
  return {
    address: routes.historyOrder(orderId),
    title: `${copy.title} ${orderNumber(orderId)}`,
  };
}

function nextStep(order: OrderDetail): string {
  const paragraphs = phaseCopy[orderStage(order)].next(factsOf(order));
  return says(...paragraphs.flatMap(({ heading, text }) => [heading, text]));
}

function newsHeading(order: OrderDetail): string {
  const stage = orderStage(order);
  return nameNews(stage, stage, factsOf(order));
}

function factsOf(order: OrderDetail): OrderFactsText {
  return {
    kind: order.kind,
    due: null,
    overdue: null,
    departure: order.departureAt && momentInJakarta(order.departureAt),
    isDeparted: false,
    isOrderedForRoom: true,
    audience: order.kind === GREETING ? 'room' : null,
    room: order.room ?? '',
    house: order.houseName ?? '',
    florist: '',
    hasPhoto: false,
    rest: '',
    refund: '',
    refundedAt: null,
    refundDays,
  };
}

function staleNotice(error: AppErrorCode | null): string {
  const stale = copy.stale(orderFactsCopy.at(SEEN_AT));
  return error === 'offline'
    ? says(stale, copy.staleOffline)
    : says(stale, error && errorCopy[error], copy.retry);
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
  { total, payPalCents, invoice }: OrderDetail,
): { readonly shown: string; readonly copied: string } {
  if (way === 'payPal' && payPalCents !== undefined)
    return { shown: formatDollars(payPalCents), copied: (payPalCents / 100).toFixed(2) };
  const amount = invoice?.amount ?? total;
  return { shown: formatRupiah(amount), copied: String(amount) };
}

/** Returns what the page says about the chosen way to pay. */
function detailsOf(way: WayToPay, { orderId, total, payPalCents, invoice }: OrderDetail): string[] {
  switch (way) {
    case 'virtualAccount':
      return invoice === null
        ? [copy.chooseBank, copy.noticedByItself]
        : [
            copy.noticedByItself,
            `${checkoutCopy.virtualAccountNumber} ${checkoutCopy.banks[invoice.bank]} ${groupDigits(invoice.number)}`,
          ];
    case 'transfer':
      return [
        `${checkoutCopy.account(bankAccount.bankName, bankAccount.holder)} ${groupDigits(bankAccount.number)}`,
        `${checkoutCopy.referenceLabel} ${orderNumber(orderId)}`,
      ];
    case 'payPal':
      return [
        `${checkoutCopy.payPalAddress} ${paypalAddress}`,
        `${checkoutCopy.payPalReferenceLabel} ${orderNumber(orderId)}`,
        payPalCents === undefined
          ? checkoutCopy.payPalCurrency
          : checkoutCopy.payPalRate(formatDollars(payPalCents), formatRupiah(total)),
      ];
  }
}

function paymentControls({ order, way, isReportOpen, lockedRadios }: OrderView): Control[] {
  if (way === null) return [];
  const { invoice } = order;
  return [
    // PayPal takes no rupiah.
    ...(lacksDollars(way, order) ? [] : [button(checkoutCopy.copy.total)]),
    ...lockedRadios.filter(({ value }) => value === true),
    ...Object.keys(copiedInRows(way, order)).map((name) => button(name)),
    ...(way === 'virtualAccount' && invoice !== null
      ? [button(checkoutCopy.stepsHeading(checkoutCopy.banks[invoice.bank]))]
      : []),
    ...((way === 'virtualAccount' && isReportOpen) || lacksDollars(way, order)
      ? [confirmation(order, copy.chat)]
      : []),
  ];
}

/** Returns whether PayPal is chosen for an order that has no amount in dollars. */
function lacksDollars(way: WayToPay, { payPalCents }: OrderDetail): boolean {
  return way === 'payPal' && payPalCents === undefined;
}

function askForDollars({ orderId }: OrderDetail): Control {
  return customerService(
    checkoutCopy.askForDollars,
    checkoutCopy.dollarsMessage(orderNumber(orderId)),
  );
}

function customerService(name: string, message: string): Control {
  return link(name, customerServiceLink(message));
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
    ...(lacksDollars(way, order)
      ? {}
      : { [checkoutCopy.copy.total]: amountDue(way, order).copied }),
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
      return { [names.number]: bankAccount.number, [names.reference]: orderNumber(orderId) };
    case 'payPal':
      return { [names.address]: paypalAddress, [names.payPalReference]: orderNumber(orderId) };
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
  switch (orderStage(order)) {
    case 'awaitingPayment': {
      if (view.way !== null && lacksDollars(view.way, order)) return [askForDollars(order)];
      if (view.way !== 'virtualAccount') return [confirmation(order, '')];
      const copied = copiedByAction(view);
      return copied === null ? [] : [button(copied.name)];
    }
    case 'cancelled':
      return [
        customerService(copy.contact, checkoutCopy.question(orderNumber(order.orderId))),
        link(copy.orderAgain, routes.order(GREETING, 'compose', order.personId)),
      ];
    case 'inReview':
      return [link(copy.orderAgain, routes.order(GREETING, 'compose', order.personId))];
    default:
      return [];
  }
}
