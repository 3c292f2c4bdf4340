import { expect, test } from 'vitest';
import { BANK_CODES } from '../../domain/bankCode.ts';
import type { GreetingContent } from '../../domain/greeting.ts';
import { FLOWERS, GREETING } from '../../domain/order.ts';
import type { OrderDetail, OrderSummary } from '../../domain/orderState.ts';
import {
  createOrderDetail,
  orderedBoard,
  orderedCard,
  unpaidOrder,
  virtualAccountInvoice,
} from '../../testing/fixtures/orders.ts';
import { UPSTREAM, faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { cancelOrder, correctCard, getOrder, listOrders, uploadProof } from './orders.ts';

const upstream = startUpstream();

const unpaid: OrderSummary = {
  orderId: 42,
  kind: GREETING,
  personId: 7,
  personName: 'Maria Theresia Wijaya',
  sender: 'Keluarga Sari Lestari',
  payment: 'awaitingPayment',
  fulfilment: 'waiting',
  isProofPending: false,
  price: 100_000,
  discount: 10_000,
  total: 90_000,
  received: 0,
  refunded: 0,
  version: 1,
  createdAt: '2026-11-21T09:58:00+07:00',
  expiresAt: '2026-11-22T10:00:00+07:00',
  pictureUrl: 'https://cdn.example.org/files/cards/42.webp',
  dueAt: null,
  departureAt: '2026-11-23T10:00:00+07:00',
  approvedAt: null,
};

const note: GreetingContent = {
  mode: 3,
  sender: 'Keluarga Sari Lestari',
  note: { choice: 'none', text: '' },
  quotes: { header: '', message: '', footer: '' },
  logo: null,
};

const unpaidDetail: OrderDetail = {
  ...unpaid,
  rejectionReason: null,
  events: [],
  card: { url: orderedCard.url, templateId: 101, content: note },
  board: null,
  invoice: null,
  virtualAccountBanks: BANK_CODES,
  possibleEvents: ['proof.uploaded', 'order.cancelled'],
  houseName: 'Rumah Duka Nana Rohana',
  room: 'Ruang Melati 2',
};

test('listOrders returns the orders of the user', async () => {
  expect(await listOrders(testClient())).toEqual([unpaid]);
});

test('getOrder returns an order with its card', async () => {
  expect(await getOrder(testClient(), 42)).toEqual(unpaidDetail);
});

test('R680 getOrder returns the banks that the server names, and none for flowers of one that names none', async () => {
  const read = async (detail: ReturnType<typeof createOrderDetail>) => {
    upstream.use(faults.json(detail));
    return (await getOrder(testClient(), 42)).virtualAccountBanks;
  };
  expect(await read(createOrderDetail({}, [], { virtualAccountBanks: ['bni'] }))).toEqual(['bni']);
  expect(await read(createOrderDetail({}, [], { virtualAccountBanks: [] }))).toEqual([]);
  expect(await read(createOrderDetail({ kind: 'flowers' }))).toEqual([]);
});

test('getOrder returns the amount for PayPal', async () => {
  upstream.use(faults.json(createOrderDetail({ payPalCents: 546 })));
  expect(await getOrder(testClient(), 42)).toEqual({ ...unpaidDetail, payPalCents: 546 });
});

test('getOrder returns what the card was drawn from, for each kind of card', async () => {
  const read = async (changes: Partial<typeof orderedCard>) => {
    upstream.use(faults.json(createOrderDetail({}, [], { card: { ...orderedCard, ...changes } })));
    return (await getOrder(testClient(), 42)).card?.content;
  };
  expect(await read({ message: 'Ibunda dari Budi' })).toEqual({
    ...note,
    note: { choice: 'mother', text: 'Budi' },
  });
  expect(
    await read({
      group: 'quotes',
      header: 'Mazmur 23',
      message: 'Tuhan gembalaku',
      footer: 'Amin',
    }),
  ).toEqual({
    ...note,
    mode: 5,
    quotes: { header: 'Mazmur 23', message: 'Tuhan gembalaku', footer: 'Amin' },
  });
  expect(await read({ group: 'logo', logoFilePath: '/files/logos/5f2c.webp' })).toEqual({
    ...note,
    mode: 4,
    logo: { path: '/files/logos/5f2c.webp', fileName: '5f2c.webp' },
  });
});

test('getOrder returns the board, the virtual account and the timeline', async () => {
  upstream.use(
    faults.json(
      createOrderDetail({ kind: 'flowers' }, [rejection], {
        board: { ...orderedBoard, deliveryPhotoUrl: '/files/photos/1.webp' },
        invoice: virtualAccountInvoice,
      }),
    ),
  );
  expect(await getOrder(testClient(), 42)).toMatchObject({
    kind: FLOWERS,
    card: null,
    board: { floristName: 'Asoka Florist', deliveryPhotoUrl: `${UPSTREAM}/files/photos/1.webp` },
    invoice: { bank: 'bca', number: '3901081234567890', amount: 90_000 },
    events: [{ type: 'card.rejected', at: '2026-11-21T10:10:00+07:00', version: 3 }],
  });
});

test('cancelOrder sends the version that the buyer has seen', async () => {
  const cancelled = await cancelOrder(testClient(), { orderId: 42, version: 3 });
  expect(cancelled).toMatchObject({ payment: 'cancelled', version: 4 });
  expect((await upstream.seen())[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1.0/orders/42/cancel',
    body: { version: 3 },
  });
});

test('cancelOrder rejects with orderChanged when the buyer has seen an older version', async () => {
  upstream.use(faults.rejection(409, 'order_changed'));
  await expect(cancelOrder(testClient(), { orderId: 42, version: 1 })).rejects.toMatchObject({
    code: 'orderChanged',
  });
});

test('correctCard sends the words, the template and the accepted card', async () => {
  const corrected = await correctCard(testClient(), {
    orderId: 42,
    version: 3,
    content: { ...note, sender: ' Keluarga  Sari ', note: { choice: 'father', text: 'Budi' } },
    templateId: 102,
    previewUrl: 'https://cdn.example.org/files/cards/43.webp',
  });
  expect(corrected).toMatchObject({ fulfilment: 'inReview' });
  expect((await upstream.seen())[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1.0/orders/42/card',
    body: {
      version: 3,
      templateId: 102,
      fromName: 'Keluarga Sari',
      message: 'Ayahanda dari Budi',
      defaultMessageUrl: 'https://cdn.example.org/files/cards/43.webp',
    },
  });
});

test('uploadProof sends the file and returns the order', async () => {
  const sent: { url: string; form: FormData }[] = [];
  const client = testClient({
    sendForm: (url, form) => {
      sent.push({ url, form });
      return Promise.resolve(Response.json(createOrderDetail({ proofPending: true })));
    },
  });
  const file = new Blob(['bukti'], { type: 'application/pdf' });
  expect(await uploadProof(client, { orderId: 42, file, fileName: 'bukti.pdf' })).toMatchObject({
    orderId: 42,
    isProofPending: true,
  });
  const [{ url, form } = { url: '', form: new FormData() }] = sent;
  expect(new URL(url).pathname).toBe('/api/v1.0/orders/42/proof');
  expect((form.get('proof') as File).name).toBe('bukti.pdf');
});

const rejection = {
  version: 3,
  time: '2026-11-21T10:10:00+07:00',
  event: 'card.rejected',
  payment: 'paid',
  fulfilment: 'rejected',
  reason: 'Gambar kurang jelas.',
} as const;

test('getOrder returns the latest reason of the reviewer while the card is rejected', async () => {
  const events = [{ ...rejection, version: 2, reason: 'Nama belum tepat.' }, rejection];
  upstream.use(faults.json(createOrderDetail({ payment: 'paid', fulfilment: 'rejected' }, events)));
  expect(await getOrder(testClient(), 42)).toMatchObject({
    fulfilment: 'rejected',
    rejectionReason: 'Gambar kurang jelas.',
  });
});

test('getOrder returns no reason after the card was corrected', async () => {
  upstream.use(
    faults.json(createOrderDetail({ payment: 'paid', fulfilment: 'inReview' }, [rejection])),
  );
  expect(await getOrder(testClient(), 42)).toMatchObject({ rejectionReason: null });
});

test('listOrders rejects a state that the app does not know', async () => {
  upstream.use(faults.json({ results: [{ ...unpaidOrder, payment: 'halfPaid' }] }));
  await expect(listOrders(testClient())).rejects.toMatchObject({
    code: 'badResponse',
    field: 'results.0.payment',
  });
});

test('getOrder rejects with notFound when the upstream does not have the operation', async () => {
  upstream.use(faults.htmlError(404));
  await expect(getOrder(testClient(), 42)).rejects.toMatchObject({ code: 'notFound' });
});
