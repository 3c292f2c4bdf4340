import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Wire } from '../../api/contract.ts';
import { orderNumber } from '../../domain/order.ts';
import { unpaidOrder } from '../../testing/fixtures/orders.ts';
import { longPerson } from '../../testing/fixtures/persons.ts';
import { http } from '../../testing/openApiHttp.ts';
import { serverError, pending, rejected, networkError } from './testing/responses.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/History',
  ...screen,
  args: { at: '/history' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const states: readonly Partial<Wire['Order']>[] = [
  {},
  { proofPending: true },
  { payment: 'paid', fulfilment: 'inReview' },
  { payment: 'paid', fulfilment: 'rejected' },
  { payment: 'paid', fulfilment: 'shown' },
  { payment: 'paid', fulfilment: 'declined' },
  { payment: 'paid', fulfilment: 'inDelivery' },
  { payment: 'expired', fulfilment: 'stopped' },
  { payment: 'cancelled', fulfilment: 'stopped' },
  { payment: 'refunded', fulfilment: 'stopped' },
];

export const Notifications: Story = { tags: ['state:auth/signedIn.refreshing'] };

export const None: Story = {
  tags: ['state:auth/signedIn.expiring', 'empty'],
  args: {
    answers: [
      http.get('/notifications/{id}/list/', ({ response }) => response(200).json({ results: [] })),
    ],
  },
};

export const Loading: Story = {
  tags: ['loading'],
  args: { answers: pending('/notifications/{id}/list/') },
};

export const Failed: Story = {
  tags: ['failed'],
  args: { answers: serverError('/notifications/{id}/list/') },
};

export const TooManyRequests: Story = {
  tags: ['failed'],
  args: { answers: [rejected('/notifications/{id}/list/', 429, 'rate_limited')] },
};

/**
 * The session could not be refreshed because the server cannot be reached. The user stays signed
 * in.
 */
export const Offline: Story = {
  tags: ['state:auth/signedIn.unreachable', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, answers: networkError('/notifications/{id}/list/') },
};

/** Every stage that a list may show, each for another order. */
export const States: Story = {
  args: {
    answers: [
      http.get('/notifications/{id}/list/', ({ response }) =>
        response(200).json({
          results: states.map((_, index) => ({
            textNotification: `Pesanan ${orderNumber(index + 1)}: kartu ucapan untuk Maria Theresia Wijaya dari Keluarga Sari Lestari telah kami terima.`,
            notificationDate: '2026-11-21T09:58:00+07:00',
            orderId: index + 1,
          })),
        }),
      ),
      http.get('/api/v1.0/orders', ({ response }) =>
        response(200).json({
          results: states.map((state, index) => ({ ...unpaidOrder, ...state, id: index + 1 })),
        }),
      ),
    ],
  },
};

export const LongWords: Story = {
  tags: ['long'],
  args: {
    answers: [
      http.get('/notifications/{id}/list/', ({ response }) =>
        response(200).json({
          results: [0, 1, 2].map((hours) => ({
            textNotification: `Pesanan ORDER-0000042 untuk ${longPerson.name} telah kami terima: Rp 888.888.888. ${'Pertanggungjawaban'.repeat(3)}`,
            notificationDate: `2026-11-21T0${9 - hours}:58:00+07:00`,
            orderId: 42,
          })),
        }),
      ),
    ],
  },
};
