import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { Wire } from '../../api/contract.ts';
import { longPerson } from '../../testing/fixtures/persons.ts';
import { flowerOrder, greetingOrder, invoice } from '../../testing/fixtures/knownOrders.ts';
import { createOrderDetail, orderedBoard } from '../../testing/fixtures/orders.ts';
import { http } from '../../testing/openApiHttp.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { waitUntilRendered, withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Orders/Payment',
  ...screen,
  args: { at: '/order/orderucapan/checkout', state: { personid: 7 } },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofFlowers = { at: '/order/orderbunga/checkout' };
const byVirtualAccount = { method: 'virtualAccount', invoice } as const;
const highPrices = {
  order: {
    ...greetingOrder,
    id: 1_234_567,
    price: 999_999_999,
    discount: 111_111_111,
    total: 888_888_888,
  },
};

export const Reviewing: Story = { tags: ['state:payment/open.byTransfer.reviewing'] };

export const ReviewingFlowers: Story = {
  tags: ['state:payment/open.byTransfer.reviewing'],
  args: ofFlowers,
};

/** The total from the server differs from the one that was announced. */
export const TotalChanged: Story = {
  tags: ['state:payment/open.byTransfer.reviewing'],
  args: { payment: { expectedTotal: 80_000 } },
};

export const HighPrices: Story = {
  tags: ['state:payment/open.byTransfer.reviewing', 'long'],
  args: {
    state: { personid: longPerson.id },
    payment: { ...highPrices, expectedTotal: 888_888_888 },
  },
};

export const Paying: Story = { tags: ['state:payment/open.byTransfer.paying'] };

export const PayingFlowers: Story = {
  tags: ['state:payment/open.byTransfer.paying'],
  args: ofFlowers,
};

/** The server has no rate for PayPal. */
export const PayingByPayPal: Story = {
  tags: ['state:payment/open.byTransfer.paying'],
  play: async (context) => {
    await waitUntilRendered(context);
    // Like a touch, which shows no focus ring.
    within(context.canvasElement).getByRole('button', { name: 'Bayar dengan PayPal' }).click();
  },
};

/** The server has a rate for PayPal. */
export const PayingByPayPalInDollars: Story = {
  ...PayingByPayPal,
  args: { payment: { order: { ...greetingOrder, payPalCents: 546 } } },
};

export const PayingSoon: Story = {
  tags: ['state:payment/open.byTransfer.paying'],
  args: { now: Date.parse(greetingOrder.expiresAt) - 4 * 60_000 },
};

/** Without the server time, no countdown is shown. */
export const PayingTimeUnknown: Story = {
  tags: ['state:payment/open.byTransfer.paying'],
  args: { isTimeUnknown: true },
};

export const PayingHighPrices: Story = {
  tags: ['state:payment/open.byTransfer.paying', 'long'],
  args: { state: { personid: longPerson.id }, payment: highPrices },
};

export const InvoiceInquiring: Story = {
  tags: ['state:payment/open.byVirtualAccount.inquiring', 'loading'],
  args: { payment: { method: 'virtualAccount' } },
};

export const InvoiceFailed: Story = {
  tags: ['state:payment/open.byVirtualAccount.failed', 'failed'],
  args: { payment: { method: 'virtualAccount', error: 'timedOut' } },
};

export const InvoiceRejected: Story = {
  tags: ['state:payment/open.byVirtualAccount.failed', 'failed'],
  args: { payment: { method: 'virtualAccount', error: 'virtualAccountUnavailable' } },
};

export const InvoiceOffline: Story = {
  tags: ['state:payment/open.byVirtualAccount.failed', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, payment: { method: 'virtualAccount', error: 'offline' } },
};

export const ReviewingInvoice: Story = {
  tags: ['state:payment/open.byVirtualAccount.reviewing'],
  args: { payment: byVirtualAccount },
};

export const InvoiceNotCancelled: Story = {
  tags: ['state:payment/open.byVirtualAccount.reviewing', 'failed'],
  args: { payment: { ...byVirtualAccount, error: 'networkFailed' } },
};

export const PayingInvoice: Story = {
  tags: ['state:payment/open.byVirtualAccount.paying'],
  args: { payment: byVirtualAccount },
};

export const InvoiceCancelling: Story = {
  tags: ['state:payment/open.byVirtualAccount.cancelling', 'loading'],
  args: { payment: byVirtualAccount },
};

export const Confirming: Story = { tags: ['state:payment/confirming'] };

export const ConfirmingFlowers: Story = { tags: ['state:payment/confirming'], args: ofFlowers };

export const ConfirmingInvoice: Story = {
  tags: ['state:payment/confirming'],
  args: { payment: byVirtualAccount },
};

export const ConfirmingHighPrices: Story = {
  tags: ['state:payment/confirming', 'long'],
  args: { state: { personid: longPerson.id }, payment: highPrices },
};

export const Expired: Story = {
  tags: ['state:payment/expired'],
  args: { now: Date.parse(greetingOrder.expiresAt) + 60_000 },
};

export const ExpiredFlowers: Story = {
  tags: ['state:payment/expired'],
  args: { ...ofFlowers, now: Date.parse(flowerOrder.expiresAt) + 60_000 },
};

/** Answers every read of an order with a state of the server. */
function withState(
  changes: Partial<Wire['Order']>,
  events?: Wire['OrderDetail']['events'],
  others?: Partial<Wire['OrderDetail']>,
): Pick<ScreenProps, 'answers'> {
  return {
    answers: [
      http.get('/api/v1.0/orders/{id}', ({ response }) =>
        response(200).json(createOrderDetail(changes, events, others)),
      ),
    ],
  };
}

/** Answers every read of an order with a paid board in a state of the server. */
function withBoard(fulfilment: Wire['Order']['fulfilment']): ScreenProps {
  const total = flowerOrder.total;
  return {
    ...ofFlowers,
    ...withState(
      {
        id: flowerOrder.id,
        kind: 'flowers',
        payment: 'paid',
        received: total,
        total,
        fulfilment,
      },
      [],
      {
        board: {
          ...orderedBoard,
          deliveryPhotoUrl:
            fulfilment === 'delivered' ? 'https://cdn.example.org/files/delivery.webp' : null,
        },
      },
    ),
  };
}

/** Why the money of an order is returned. */
const refundRequired: Wire['OrderDetail']['events'][number] = {
  version: 3,
  time: '2026-11-21T09:59:00+07:00',
  event: 'refund.required',
  payment: 'refundDue',
  fulfilment: 'stopped',
  reason: 'Pesanan ini tercatat dua kali.',
};

export const ProofPending: Story = {
  tags: ['state:payment/confirming'],
  args: withState({ proofPending: true, dueTime: '2026-11-21T11:00:00+07:00' }),
};

export const StateExpired: Story = {
  tags: ['state:payment/confirming'],
  args: withState({ payment: 'expired', fulfilment: 'stopped' }),
};

export const Cancelled: Story = {
  tags: ['state:payment/confirming'],
  args: withState({ payment: 'cancelled', fulfilment: 'stopped' }),
};

export const PaidLate: Story = {
  tags: ['state:payment/confirming'],
  args: withState({
    payment: 'paidLate',
    fulfilment: 'stopped',
    received: 90_000,
    dueTime: '2026-11-24T10:00:00+07:00',
  }),
};

export const RefundDue: Story = {
  tags: ['state:payment/confirming'],
  args: withState(
    {
      payment: 'refundDue',
      fulfilment: 'stopped',
      received: 90_000,
      dueTime: '2026-11-24T10:00:00+07:00',
    },
    [refundRequired],
  ),
};

export const Refunded: Story = {
  tags: ['state:payment/confirming'],
  args: withState(
    {
      payment: 'refunded',
      fulfilment: 'stopped',
      received: 90_000,
      refunded: 90_000,
    },
    [refundRequired, { ...refundRequired, event: 'refund.made', reason: null }],
  ),
};

export const Paid: Story = {
  tags: ['state:payment/confirming'],
  args: withState({ payment: 'paid', received: 90_000, fulfilment: 'waiting' }),
};

export const InReview: Story = {
  tags: ['state:payment/confirming'],
  args: withState({
    payment: 'paid',
    received: 90_000,
    fulfilment: 'inReview',
    dueTime: '2026-11-21T12:00:00+07:00',
  }),
};

export const Shown: Story = {
  tags: ['state:payment/confirming'],
  args: withState({ payment: 'paid', received: 90_000, fulfilment: 'shown' }),
};

export const Withdrawn: Story = {
  tags: ['state:payment/confirming'],
  args: withState({ payment: 'paid', received: 90_000, fulfilment: 'withdrawn' }, [
    {
      version: 3,
      time: '2026-11-21T09:59:00+07:00',
      event: 'card.withdrawn',
      payment: 'paid',
      fulfilment: 'withdrawn',
      reason: 'Nama pengirim perlu kami pastikan dahulu.',
    },
  ]),
};

export const Stopped: Story = {
  tags: ['state:payment/confirming'],
  args: withState({ payment: 'paid', received: 90_000, fulfilment: 'stopped' }, [
    { ...refundRequired, payment: 'paid' },
  ]),
};

export const Rejected: Story = {
  tags: ['state:payment/confirming'],
  args: withState({ payment: 'paid', received: 90_000, fulfilment: 'rejected' }, [
    {
      version: 3,
      time: '2026-11-21T09:59:00+07:00',
      event: 'card.rejected',
      payment: 'paid',
      fulfilment: 'rejected',
      reason: 'Nama almarhum atau keluarga tampaknya belum tepat.',
    },
  ]),
};

/** The longest names, the highest amounts and more money than the total. */
export const InReviewLong: Story = {
  tags: ['state:payment/confirming', 'long'],
  args: {
    ...withState({
      payment: 'paid',
      total: 888_888_888,
      received: 999_999_999,
      refunded: 111_111_111,
      fulfilment: 'inReview',
    }),
    state: { personid: longPerson.id },
    payment: highPrices,
  },
};

export const Offered: Story = {
  tags: ['state:payment/confirming'],
  args: withBoard('offered'),
};

export const Declined: Story = {
  tags: ['state:payment/confirming'],
  args: withBoard('declined'),
};

export const Accepted: Story = {
  tags: ['state:payment/confirming'],
  args: withBoard('accepted'),
};

export const InDelivery: Story = {
  tags: ['state:payment/confirming'],
  args: withBoard('inDelivery'),
};

export const Delivered: Story = {
  tags: ['state:payment/confirming'],
  args: withBoard('delivered'),
};
