import { customerServicePhone, inFours, orderNumber } from '../expected/written.ts';
import { inquiring, packageName } from '../parts/greetingPackages.ts';
import {
  GREETING,
  type PlacedOrder,
  type VirtualAccountInvoice,
} from '../../../src/domain/order.ts';
import { routes, type OrderStep, type PaymentStep } from '../../../src/domain/routes.ts';
import type { GreetingDraft } from '../../../src/machines/greeting-order/types.ts';
import type { PaymentInput, paymentMachine } from '../../../src/machines/payment/machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { Fixtures } from '../models/fixtures.ts';
import { dayInJakarta, deadlineInJakarta } from '../expected/jakartaTime.ts';
import { paymentRequests } from '../expected/paymentRequests.ts';
import { greetingDraft } from '../models/orderDrafts.ts';
import type { createPaymentModel } from '../models/payment.ts';
import { amountText, totalText } from '../support/bill.ts';
import { confirmationLink, questionLink } from '../support/customerServiceLink.ts';
import { defineAppAdapter, sentBy, type StateScreen } from '../support/defineAppAdapter.ts';
import { button, link, radio, type Control, type OpenDriver } from '../support/driver.ts';
import {
  checkoutCopy as copy,
  errorCopy,
  greetingCopy,
  stageCopy,
  stepNames,
} from '../support/fixedCopy.ts';
import { orderAgainAfterDeadline } from '../support/payAndOrderAgain.ts';
import { noResponseAnswers, rejected, served } from '../support/network.ts';
import { openOrder } from '../support/orderDraft.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { says } from '../support/screen.ts';
import { summaryPage } from '../support/summaryPage.ts';
import { toWireInvoice } from '../support/wireOrder.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

const INQUIRE = 'POST /api/v1.0/payment/va/inquiry';
const CANCEL = 'DELETE /api/v1.0/payment/va/invoice/{id}/cancel';

const steps: readonly PaymentStep[] = [
  'checkout',
  'checkoutVirtualAccount',
  'finish',
  'finishVirtualAccount',
  'confirm',
];
const HOUR = 3_600_000;
const PAYING = { open: { byVirtualAccount: 'paying' } } as const;

/** Creates the adapter of the payment of a greeting, on the whole app. */
export function createPaymentAdapter(
  model: ReturnType<typeof createPaymentModel>,
  fixtures: Fixtures,
  openDriver: OpenDriver,
) {
  const { person, session } = fixtures;
  const people = [person.name, session.user.name];
  const orderAddress = (step: OrderStep) => routes.order(GREETING, step, person.id);
  const number = copy.copy.virtualAccount;
  const help = (order: PlacedOrder) => [
    link(`${copy.customerService} ${customerServicePhone}`, questionLink(order.id)),
    link(copy.backToDuka, '/duka'),
  ];

  const orderPage = (
    step: PaymentStep,
    { context }: Snapshot,
    others: readonly Control[] = [],
  ): StateScreen => {
    const summary = summaryPage(GREETING, context.order, context.expectedTotal);
    return {
      ...summary,
      address: orderAddress(step),
      texts: [...people, stageCopy.awaitingPayment.badge, ...summary.texts],
      others: [...others, ...summary.others],
      error: context.error,
    };
  };

  return defineAppAdapter(
    model,
    {
      open: (input) => openPayment(fixtures, input),
      requests: paymentRequests,
      token: session.accessToken,
      events: {
        'payment.continue': sentBy(button(copy.continue)),
        'payment.confirm': {
          controls: (at) => [button(at.matches('expired') ? copy.alreadyPaid : copy.confirm)],
          perform: async (driver, { before }) => {
            if (!before.matches('expired')) return driver.press(button(copy.confirm));
            await driver.press(button(copy.alreadyPaid));
            // Otherwise the order would expire as soon as its payment page is shown again.
            await driver.sleepUntil(deadlineOf(before) - HOUR);
          },
        },
        'invoice.retry': sentBy(button(copy.retry)),
        'payment.switchToTransfer': sentBy(otherWay),
        'order.placeAgain': {
          // The confirmation offers it only once the deadline has passed.
          controls: (at) => (at.matches('expired') ? [button(copy.orderAgain)] : []),
          perform: (driver, { before }) =>
            before.matches('expired')
              ? driver.press(button(copy.orderAgain))
              : orderAgainAfterDeadline(driver, before.context.order),
        },
        'address.visit': {
          // Payment pages are reached through the browser history, not by links.
          controls: [],
          perform: (driver, { event }) => driver.navigate(orderAddress(event.step)),
        },
      },
      actors: {
        waitUntil: {
          handlers: { passed: (driver, { before }) => driver.sleepUntil(deadlineOf(before)) },
        },
        inquireInvoice: {
          operation: INQUIRE,
          answers: {
            opened: (stepContext) => {
              const { invoice } = stepOutput<{ readonly invoice: VirtualAccountInvoice }>(
                stepContext,
              );
              return served(INQUIRE, toWireInvoice(invoice, stepContext.before.context.order.id));
            },
            rejected: rejected('virtualAccountUnavailable'),
            expired: rejected('orderExpired'),
            ...noResponseAnswers,
          },
        },
        cancelInvoice: {
          operation: CANCEL,
          answers: {
            cancelled: ({ before }) =>
              served(CANCEL, { id: before.context.invoice?.id ?? 0, status: 'cancelled' }),
            rejected: rejected('orderNotPayable'),
            ...noResponseAnswers,
          },
        },
      },
      states: {
        deciding: 'transient',
        'open.byTransfer.reviewing': (at) => orderPage('checkout', at),
        'open.byTransfer.paying': ({ context: { order } }) => ({
          address: orderAddress('finish'),
          heading: copy.finishHeading,
          title: copy.finishHeading,
          others: [
            button(copy.copy.total),
            button(copy.copy.number),
            button(copy.copy.reference),
            button(copy.payByPayPal),
          ],
          copiedTexts: {
            [copy.copy.total]: String(order.total),
            [copy.copy.number]: '0080001234',
            [copy.copy.reference]: orderNumber(order.id),
          },
          texts: [
            deadlineInJakarta(order.expiresAt),
            amountText(order.total),
            'Bank Central Asia (BCA) a.n. PT Dukacita Nusantara 0080 0012 34',
            `${copy.referenceLabel} ${orderNumber(order.id)}`,
          ],
          error: null,
        }),
        'open.byVirtualAccount.deciding': 'transient',
        'open.byVirtualAccount.decidingPayment': 'transient',
        'open.byVirtualAccount.inquiring': (at) =>
          andSays(
            { ...orderPage('checkoutVirtualAccount', at), error: null },
            inquiring(at.context.bank),
          ),
        'open.byVirtualAccount.failed': (at) =>
          andSays(
            orderPage('checkoutVirtualAccount', at),
            says(
              `Nomor virtual account ${copy.banks[at.context.bank]} belum tersedia`,
              sentenceOf(at),
              copy.orderKept,
            ),
          ),
        'open.byVirtualAccount.reviewing': (at) =>
          andSays(
            {
              ...orderPage('checkoutVirtualAccount', at, [button(number)]),
              copiedTexts: { [number]: at.context.invoice?.number ?? '' },
            },
            at.context.error && says(copy.cancelFailed, sentenceOf(at), copy.cancelAgain),
          ),
        'open.byVirtualAccount.paying': ({ context: { order, invoice } }) => ({
          address: orderAddress('finishVirtualAccount'),
          heading: copy.finishHeading,
          title: copy.finishHeading,
          others: [button(copy.copy.total), button(number)],
          copiedTexts: {
            [copy.copy.total]: String(invoice?.amount ?? 0),
            [number]: invoice?.number ?? '',
          },
          texts: [
            deadlineInJakarta(invoice?.expiresAt ?? ''),
            amountText(order.total),
            inFours(invoice?.number ?? ''),
            `Cara membayar di ${copy.banks[invoice?.bank ?? 'bca']}`,
          ],
          error: null,
        }),
        'open.byVirtualAccount.cancelling': (at) =>
          andSays({ ...orderPage('checkoutVirtualAccount', at), error: null }, copy.invoiceEnding),
        confirming: ({ context: { order, method, invoice } }) => ({
          address: orderAddress('confirm'),
          heading: stageCopy.awaitingPayment.heading,
          title: stageCopy.awaitingPayment.heading,
          others: [
            ...(isAutomatic({ method, invoice }) ? [button(copy.copy.virtualAccountMain)] : []),
            button(copy.howToPayIt),
            link(
              isAutomatic({ method, invoice })
                ? `${copy.confirmByWhatsApp} ${copy.confirmAnyway}`
                : copy.confirmByWhatsApp,
              confirmationLink({
                orderId: order.id,
                personName: person.name,
                sender: session.user.name,
                total: totalOf(order, invoice),
              }),
            ),
            link(copy.viewOrder, routes.historyOrder(order.id)),
            ...help(order),
          ],
          copiedTexts: isAutomatic({ method, invoice })
            ? { [copy.copy.virtualAccountMain]: invoice?.number ?? '' }
            : {},
          texts: [
            stageCopy.awaitingPayment.badge,
            `Untuk ${person.name}`,
            `${copy.date} ${dayInJakarta(Date.parse('2026-11-21T10:00:00+07:00'))}`,
            `${copy.orderNumber} ${orderNumber(order.id)}`,
            totalText(totalOf(order, invoice)),
            ...(isAutomatic({ method, invoice })
              ? [
                  copy.virtualAccountLead,
                  deadlineInJakarta(invoice?.expiresAt ?? ''),
                  copy.howToPayIt,
                ]
              : [
                  `${copy.paid} ${copy.sendProof} ${copy.confirmByWhatsApp}`,
                  copy.notPaid,
                  deadlineInJakarta(order.expiresAt),
                  copy.howToPayIt,
                ]),
          ],
          error: null,
        }),
        expired: ({ context: { order } }) => ({
          heading: copy.expiredHeading,
          others: help(order),
          texts: [`Untuk ${person.name}`, orderNumber(order.id), totalText(order.total)],
          announcements: [
            `Pesanan ini seharusnya dibayar sebelum ${deadlineInJakarta(order.expiresAt)} WIB.`,
          ],
          error: null,
        }),
        // The new order starts at the packages with the same content.
        again: () => ({
          address: orderAddress('package'),
          heading: greetingCopy.steps.package.heading,
          title: greetingCopy.steps.package.heading,
          others: [
            ...[stepNames.compose, stepNames.template].map((name) => link(`${name} selesai`)),
            ...fixtures.packages.map((offer, at) => radio(packageName(offer), at === 0)),
            radio(greetingCopy.transfer),
            radio(greetingCopy.virtualAccount),
            ...Object.values(copy.banks).map((bank) =>
              radio(`${greetingCopy.virtualAccount} ${bank}`),
            ),
            button(greetingCopy.zoomIn),
            link(greetingCopy.words, orderAddress('template')),
            button(greetingCopy.place),
          ],
          texts: [person.name],
          error: null,
        }),
      },
      // An expired or repeated order is not on a payment page.
      unreachableAddresses: (at) =>
        at.matches('expired') || at.matches('again')
          ? []
          : steps.filter((step) => !at.can({ type: 'address.visit', step })).map(orderAddress),
    },
    openDriver,
  );
}

/** Returns the row that offers another way to pay, and says what becomes of a virtual account. */
function otherWay(at: Snapshot): Control {
  const { invoice } = at.context;
  return button(
    [
      copy.payByTransfer,
      ...(invoice === null ? [] : [at.matches(PAYING) ? copy.invoiceEnds : copy.invoiceEndsShort]),
    ].join(' '),
  );
}

/** Returns the amount to pay: that of the invoice if there is one. */
function totalOf(order: PlacedOrder, invoice: VirtualAccountInvoice | null): number {
  return invoice?.amount ?? order.total;
}

/** Returns whether a payment is noticed by itself, because it goes to a virtual account. */
function isAutomatic({
  method,
  invoice,
}: Pick<Snapshot['context'], 'method' | 'invoice'>): boolean {
  return method === 'virtualAccount' && invoice !== null;
}

function andSays(screen: StateScreen, announcement: string | null): StateScreen {
  return { ...screen, announcements: [...(screen.announcements ?? []), announcement] };
}

function sentenceOf({ context: { error } }: Snapshot): string | null {
  return error && errorCopy[error];
}

/** Returns how to open the app at the payment of a greeting. */
export function openPayment(fixtures: Fixtures, input: PaymentInput): ReturnType<typeof openOrder> {
  const { person, session } = fixtures;
  return openOrder({
    kind: GREETING,
    person,
    buyer: session.user,
    keySupport: 'honoured',
    draft: draftOf(fixtures, input),
    step: openedStep(input),
  });
}

function deadlineOf({ context: { order } }: Snapshot): number {
  return Date.parse(order.expiresAt);
}

/** Returns the stored draft of a greeting that was ordered. */
function draftOf(
  fixtures: Fixtures,
  { order, method, bank, resumeAt, invoice }: PaymentInput,
): GreetingDraft {
  return {
    ...greetingDraft(fixtures),
    step: 'paying',
    method,
    bank,
    submittedAt: '2026/11/21 10:00:00',
    order,
    payment:
      resumeAt === null && invoice === null
        ? null
        : { step: resumeAt ?? 'checkoutVirtualAccount', method, invoice },
  };
}

function openedStep({ method, resumeAt }: PaymentInput): OrderStep {
  return resumeAt ?? (method === 'virtualAccount' ? 'checkoutVirtualAccount' : 'checkout');
}
