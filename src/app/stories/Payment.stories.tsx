import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { longPerson } from '../../testing/fixtures/persons.ts';
import { flowerOrder, greetingOrder, invoice } from '../../testing/fixtures/knownOrders.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { waitUntilRendered, withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Orders/Payment',
  ...screen,
  args: { at: '/order/orderucapan/checkout', personId: 7 },
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
    personId: longPerson.id,
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
  args: { personId: longPerson.id, payment: highPrices },
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
  args: { personId: longPerson.id, payment: highPrices },
};

export const Expired: Story = {
  tags: ['state:payment/expired'],
  args: { now: Date.parse(greetingOrder.expiresAt) + 60_000 },
};

export const ExpiredFlowers: Story = {
  tags: ['state:payment/expired'],
  args: { ...ofFlowers, now: Date.parse(flowerOrder.expiresAt) + 60_000 },
};
