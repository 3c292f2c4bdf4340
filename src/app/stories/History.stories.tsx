import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import type { Wire } from '../../api/contract.ts';
import { orderNumber } from '../../domain/order.ts';
import { cardUrl } from '../../testing/fixtures/greetings.ts';
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

/** Answers with orders, and two texts about each of them. */
function ordersOf(states: readonly Partial<Wire['Order']>[], text: string): HttpHandler[] {
  const orders = states.map((state, index) => ({
    ...unpaidOrder,
    pictureUrl: cardUrl,
    ...state,
    id: 42 + index,
  }));
  return [
    http.get('/notifications/{id}/list/', ({ response }) =>
      response(200).json({
        results: [9, 8].flatMap((hour) =>
          orders.map(({ id }) => ({
            textNotification: `Pesanan ${orderNumber(id)}: ${text}`,
            notificationDate: `2026-11-21T0${hour}:58:00+07:00`,
            orderId: id,
          })),
        ),
      }),
    ),
    http.get('/api/v1.0/orders', ({ response }) => response(200).json({ results: orders })),
  ];
}

const received =
  'kartu ucapan untuk Maria Theresia Wijaya dari Keluarga Sari Lestari telah kami terima.';

/** Every stage that a card may show, each for another order. */
export const States: Story = { args: { answers: ordersOf(states, received) } };

/** The upstream does not list orders, so their texts stand alone. */
export const WithoutOrders: Story = {
  args: { answers: [rejected('/api/v1.0/orders', 404, 'not_found')] },
};

/** Neither picture can be loaded. */
export const WithoutPictures: Story = {
  args: {
    answers: ordersOf(
      [{ pictureUrl: null }, { pictureUrl: null, kind: 'flowers', total: 650_000 }],
      received,
    ),
  },
};

const longOrder = { personName: longPerson.name, total: 888_888_888 };

export const LongWords: Story = {
  tags: ['long'],
  args: {
    answers: ordersOf(
      [longOrder, { ...longOrder, payment: 'expired', fulfilment: 'stopped' }],
      `${longPerson.name} telah kami terima: Rp 888.888.888. ${'Pertanggungjawaban'.repeat(3)}`,
    ),
  },
};
