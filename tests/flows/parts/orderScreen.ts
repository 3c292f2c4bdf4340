import { checkoutCopy } from '../../../src/copy/checkout.ts';
import { errorCopy } from '../../../src/copy/errors.ts';
import { orderPageCopy as copy, phaseCopy } from '../../../src/copy/orderPage.ts';
import { paidBadge } from '../../../src/copy/orderState.ts';
import { pushCopy } from '../../../src/copy/push.ts';
import { readEnvironment } from '../../../src/app/platform/environment.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { GREETING, orderNumber } from '../../../src/domain/order.ts';
import { hasEnded } from '../../../src/domain/orderPhase.ts';
import { asksForPayment, orderStage, type OrderDetail } from '../../../src/domain/orderState.ts';
import { routes } from '../../../src/domain/routes.ts';
import { groupDigits } from '../../../src/format/digits.ts';
import { formatRupiah } from '../../../src/format/money.ts';
import { formatPhone } from '../../../src/format/phone.ts';
import { deadlineInJakarta } from '../expected/jakartaTime.ts';
import { amountText, totalText } from '../support/bill.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button, link, radio, type Control } from '../support/driver.ts';
import { says } from '../support/screen.ts';

/** What the page of an order shows, besides the address and the title. */
export interface OrderView {
  readonly order: OrderDetail;
  /** Whether the page shows a state from an earlier connection. */
  readonly isStale: boolean;
  /** Why the order could not be read again. */
  readonly error: AppErrorCode | null;
  /** Why the buyer's last action failed. */
  readonly taskError: AppErrorCode | null;
  /** Whether the choice of the bank is locked. */
  readonly isBankLocked: boolean;
}

/** When every order was read: the clock of a path advances by less than a minute. */
const SEEN_AT = '10:00';

const { bankAccount, phones } = readEnvironment({});

/** The button that opens a virtual account at the bank that is chosen at first. */
export const getNumber = button(copy.getNumber(checkoutCopy.banks.bca));

/**
 * Returns the screen of the page of an order, without the controls that send events to its machine
 * and without the field for a proof.
 * @param origin the origin of the app, which shared links contain
 */
export function orderScreen(view: OrderView, origin: string): StateScreen {
  const { order, isStale, error, taskError } = view;
  const stage = orderStage(order);
  const isUnpaid = asksForPayment(stage);
  const isPushOffered = !isStale && !hasEnded(stage);
  const next = nextStep(order);
  const question = checkoutCopy.question(orderNumber(order.orderId));
  const action = primaryAction(order, question, origin);
  return {
    ...orderAddress(order.orderId),
    heading: `${copy.heading(order.kind)} ${order.personName}`,
    error: [isStale ? error : null, taskError].filter((code) => code !== null),
    texts: [
      orderNumber(order.orderId),
      phaseCopy[stage].badge,
      next,
      `${copy.from} ${order.sender}`,
      `${copy.place} ${order.room}, ${order.houseName}`,
      `${checkoutCopy.basic} ${formatRupiah(order.price)} ${checkoutCopy.discount} ${formatRupiah(-order.discount)} ${totalText(order.total)}`,
      ...(isUnpaid ? paymentTexts(order) : []),
      isPushOffered ? pushCopy.denied : null,
    ],
    absentTexts: [
      isUnpaid ? null : checkoutCopy.amountToPay,
      isPushOffered ? null : pushCopy.denied,
      isStale ? null : copy.stale('').slice(0, -2),
      order.payment === 'paid' ? null : paidBadge.badge,
    ],
    announcements: [
      says(order.payment === 'paid' && paidBadge.badge, phaseCopy[stage].badge),
      stage === 'rejected'
        ? says(copy.fix, next, copy.correct.words)
        : says(hasEnded(stage) ? copy.news : copy.next, next),
      isStale ? staleNotice(error) : null,
      taskError && errorCopy[taskError],
    ],
    copiedTexts: copiedTexts(order),
    others: [
      ...(isUnpaid ? paymentControls(view, question) : []),
      ...action,
      ...(action.some(({ name }) => name === copy.contact)
        ? []
        : [link(formatPhone(phones.customerService), whatsApp(phones.customerService, question))]),
      link(copy.toPerson, routes.person(order.personId)),
      button(copy.zoom(order.kind)),
    ],
  };
}

/** Returns the address and the title of the page of an order, which are the same in every state. */
export function orderAddress(orderId: number): Pick<StateScreen, 'address' | 'title'> {
  return {
    address: routes.historyOrder(orderId),
    title: `${copy.title} ${orderNumber(orderId)}`,
  };
}

function nextStep(order: OrderDetail): string {
  return phaseCopy[orderStage(order)].next({
    kind: order.kind,
    due: null,
    departure: null,
    room: order.room ?? '',
    house: order.houseName ?? '',
    florist: '',
    reason: order.rejectionReason,
    rest: '',
    refund: '',
    refundedAt: null,
  });
}

function staleNotice(error: AppErrorCode | null): string {
  const stale = copy.stale(copy.at(SEEN_AT));
  return error === 'offline'
    ? says(stale, copy.staleOffline)
    : says(stale, error && errorCopy[error], copy.retry);
}

function paymentTexts({ total, expiresAt, invoice }: OrderDetail): string[] {
  return [
    amountText(invoice?.amount ?? total),
    `${checkoutCopy.payBefore} ${deadlineInJakarta(expiresAt)}`,
    ...(invoice === null
      ? [
          copy.openInvoiceText,
          `${bankAccount.bankName} ${groupDigits(bankAccount.number)}`,
          bankAccount.holder,
        ]
      : [
          `${checkoutCopy.virtualAccountNumber} ${checkoutCopy.banks[invoice.bank]} ${groupDigits(invoice.number)}`,
        ]),
  ];
}

function paymentControls({ order, isBankLocked }: OrderView, question: string): Control[] {
  const { invoice } = order;
  const banks = Object.entries(checkoutCopy.banks).map(([bank, name]) =>
    radio(name, bank === 'bca'),
  );
  return [
    button(checkoutCopy.copy.total),
    ...(invoice === null
      ? [
          ...banks.filter(({ value }) => value === true || !isBankLocked),
          button(checkoutCopy.copy.number),
          button(checkoutCopy.payPal),
        ]
      : [
          button(checkoutCopy.copy.virtualAccount),
          button(checkoutCopy.stepsHeading(checkoutCopy.banks[invoice.bank])),
          button(copy.otherWays),
        ]),
    button(copy.proof),
    link(checkoutCopy.confirmByWhatsApp, whatsApp(phones.paymentConfirmation, question)),
  ];
}

function copiedTexts(order: OrderDetail): Record<string, string> {
  if (!asksForPayment(orderStage(order))) return {};
  const { invoice, total } = order;
  return invoice === null
    ? {
        [checkoutCopy.copy.total]: String(total),
        [checkoutCopy.copy.number]: bankAccount.number,
      }
    : {
        [checkoutCopy.copy.total]: String(invoice.amount),
        [checkoutCopy.copy.virtualAccount]: invoice.number,
        [copy.copyNumber]: invoice.number,
      };
}

/** Returns the primary action of the page, unless it sends an event to the machine. */
function primaryAction(order: OrderDetail, question: string, origin: string): Control[] {
  const { kind, personId, personName, invoice } = order;
  switch (orderStage(order)) {
    case 'awaitingPayment':
      return invoice === null ? [] : [button(copy.copyNumber)];
    case 'rejected':
      return [];
    case 'inReview':
      return [
        link(
          copy.share,
          whatsApp('', `${copy.shareText(kind, personName)}\n${origin}${routes.person(personId)}`),
        ),
      ];
    case 'cancelled':
      return [link(copy.orderAgain, routes.order(GREETING, 'compose'))];
    default:
      return [link(copy.contact, whatsApp(phones.customerService, question))];
  }
}

function whatsApp(phone: string, message: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(message)}`;
}
