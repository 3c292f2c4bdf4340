import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import type { Wire } from '../../api/contract.ts';
import { orderNumber } from '../../domain/order.ts';
import { boardUrl, cardUrl } from '../../testing/fixtures/greetings.ts';
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

/** An order, the newest text about it without its number, and when that was. */
type KnownOrder = Partial<Wire['Order']> & { readonly text: string; readonly at: string };

const bambang = {
  personName: 'Bambang Sutrisno',
  fromName: 'Keluarga Hendra Gunawan',
  pictureUrl: '/files/cards/b52d97.webp',
} as const;
const yohanes = {
  personName: 'Ir. Yohanes Gunawan Halim',
  fromName: 'PT Cahaya Parahyangan',
  pictureUrl: '/files/cards/e61f3a.webp',
} as const;
const board = { kind: 'flowers', pictureUrl: boardUrl, price: 650_000, discount: 0 } as const;
const paid = { payment: 'paid', received: 90_000 } as const;
const boardPaid = { ...board, payment: 'paid', total: 650_000, received: 650_000 } as const;

/** Every stage that a card may show, each of another order. */
const states: readonly KnownOrder[] = [
  {
    text: 'pesanan kartu ucapan untuk Maria Theresia Wijaya dari Keluarga Sari Lestari kami terima dan menunggu pembayaran. Total Rp 90.000.',
    at: '2026-11-21T09:58:00+07:00',
  },
  {
    ...bambang,
    ...paid,
    fulfilment: 'rejected',
    text: 'kartu ucapan belum dapat ditampilkan. Mohon diperbaiki, tanpa membayar lagi.',
    at: '2026-11-21T09:31:00+07:00',
  },
  {
    ...yohanes,
    proofPending: true,
    text: 'bukti pembayaran telah kami terima dan sedang diperiksa.',
    at: '2026-11-21T09:12:00+07:00',
  },
  {
    ...paid,
    fulfilment: 'inReview',
    text: 'pembayaran telah kami terima. Kartu ucapan sedang kami tinjau.',
    at: '2026-11-21T08:47:00+07:00',
  },
  {
    ...boardPaid,
    fulfilment: 'declined',
    text: 'kami mencarikan toko bunga lain untuk bunga papan Anda.',
    at: '2026-11-21T08:20:00+07:00',
  },
  {
    ...boardPaid,
    fulfilment: 'inDelivery',
    text: 'bunga papan sedang dikirim ke rumah duka.',
    at: '2026-11-20T16:05:00+07:00',
  },
  {
    ...bambang,
    ...paid,
    fulfilment: 'shown',
    text: 'kartu ucapan untuk Bambang Sutrisno dari Keluarga Hendra Gunawan ditampilkan di ruang duka dan dapat dilihat keluarga.',
    at: '2026-11-20T14:40:00+07:00',
  },
  {
    ...yohanes,
    payment: 'expired',
    fulfilment: 'stopped',
    text: 'batas waktu pembayaran telah lewat. Pesanan tidak diproses.',
    at: '2026-11-19T10:00:00+07:00',
  },
  {
    payment: 'cancelled',
    fulfilment: 'stopped',
    text: 'pesanan dibatalkan.',
    at: '2026-11-18T18:22:00+07:00',
  },
  {
    ...board,
    payment: 'refunded',
    fulfilment: 'stopped',
    total: 650_000,
    received: 650_000,
    refunded: 650_000,
    text: 'uang Anda telah kami kembalikan.',
    at: '2026-11-17T11:15:00+07:00',
  },
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

/** Answers with orders, and two texts about each of them, of which the newest is shown. */
function ordersOf(known: readonly KnownOrder[]): HttpHandler[] {
  const orders = known.map(({ text, at, ...changes }, index) => ({
    order: { ...unpaidOrder, pictureUrl: cardUrl, ...changes, id: 42 + index },
    text: `Pesanan ${orderNumber(42 + index)}: ${text}`,
    at,
  }));
  const older = orders.map(({ order }) => ({
    textNotification: `Pesanan ${orderNumber(order.id)} telah kami terima.`,
    notificationDate: '2026-11-16T09:00:00+07:00',
    orderId: order.id,
  }));
  const newest = orders.map(({ order, text, at }) => ({
    textNotification: text,
    notificationDate: at,
    orderId: order.id,
  }));
  return [
    http.get('/notifications/{id}/list/', ({ response }) =>
      response(200).json({ results: [...newest, ...older] }),
    ),
    http.get('/api/v1.0/orders', ({ response }) =>
      response(200).json({ results: orders.map(({ order }) => order) }),
    ),
  ];
}

export const States: Story = { args: { answers: ordersOf(states) } };

/** The upstream does not list orders, so their texts stand alone. */
export const WithoutOrders: Story = {
  args: { answers: [rejected('/api/v1.0/orders', 404, 'not_found')] },
};

const received = {
  text: 'pesanan kami terima dan menunggu pembayaran.',
  at: '2026-11-21T09:58:00+07:00',
} as const;

/** Neither picture can be loaded. */
export const WithoutPictures: Story = {
  args: {
    answers: ordersOf([
      { ...received, pictureUrl: null },
      { ...received, ...board, pictureUrl: null, total: 650_000 },
    ]),
  },
};

const longOrder: KnownOrder = {
  personName: longPerson.name,
  pictureUrl: null,
  total: 888_888_888,
  text: `pesanan kartu ucapan untuk ${longPerson.name} kami terima. ${'Pertanggungjawaban'.repeat(3)}`,
  at: '2026-11-21T09:58:00+07:00',
};

export const LongWords: Story = {
  tags: ['long'],
  args: {
    answers: ordersOf([longOrder, { ...longOrder, payment: 'expired', fulfilment: 'stopped' }]),
  },
};
