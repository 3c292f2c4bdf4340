import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wire } from '../../server/src/http/contract/operations.ts';
import { floristHouses } from '../../server/src/data/db/schema/catalogue.ts';
import { notifications } from '../../server/src/data/db/schema/notifications.ts';
import { orderEvents, orders, vaInvoices } from '../../server/src/data/db/schema/orders.ts';
import { payments, refunds } from '../../server/src/data/db/schema/payments.ts';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { userRoles } from '../../server/src/data/db/schema/roles.ts';
import { scheduleMissingDeadlines } from '../../server/src/features/orders/handleOrderJobs.ts';
import { grantFirstAdmin } from '../../server/src/features/users/grantFirstAdmin.ts';
import { createMultipartForm, createPng, uploadLogo } from './support/logoForm.ts';
import {
  flowerOrderBody,
  greetingOrderBody,
  ids,
  notePreviewBody,
  type Username,
} from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';
import { startTransactionsTogether } from './support/startTransactionsTogether.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const transfer = {
  provider: 'transfer',
  reference: 'BCA-1',
  amount: 90_000,
  account: 'BCA 1234567890',
  paidTime: '2026-11-21T10:05:00+07:00',
};

describe('a paid greeting', () => {
  it('R115 is reviewed, shown, counted, withdrawn and shown again', async () => {
    const id = await orderGreeting();
    expect(await pay(id)).toEqual(['paid', 'inReview', 2]);
    expect(await senderCount()).toBe(0);
    expect(await apply('reviewer', id, 'card.approved')).toEqual(['paid', 'shown', 3]);
    expect([await senderCount(), await shownSenders()]).toEqual([1, ['Keluarga Sari Lestari']]);
    expect(await shownPictures()).toEqual([expect.stringMatching(/\/files\/cards\/[^/]+$/)]);
    expect(await apply('reviewer', id, 'card.withdrawn')).toEqual(['paid', 'withdrawn', 4]);
    expect([await senderCount(), await shownSenders()]).toEqual([0, []]);
    expect(await apply('reviewer', id, 'card.restored')).toEqual(['paid', 'shown', 5]);
    expect(await senderCount()).toBe(1);
  });

  it('R115 is rejected with a reason, corrected without another payment, and reviewed again', async () => {
    const id = await orderGreeting();
    await pay(id);
    const missing = await event('reviewer', id, { type: 'card.rejected' });
    expect([missing.status, missing.body['field']]).toEqual([422, 'reason']);
    await apply('reviewer', id, 'card.rejected', { reason: 'Ada salah ketik.' });
    const card = await preview('Turut Berduka Cita');
    const { status, body } = await server.call('POST', `/api/v1.0/orders/${id}/card`, {
      as: 'sari',
      body: {
        version: 3,
        templateId: 101,
        fromName: 'Keluarga Sari Lestari',
        message: 'Turut Berduka Cita',
        defaultMessageUrl: card,
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order: { payment: 'paid', fulfilment: 'inReview', version: 4 },
      card: { number: 2, message: 'Turut Berduka Cita', url: card },
    });
    expect((body['events'] as { event: string; reason: unknown }[]).map(toReason)).toEqual([
      ['order.created', null],
      ['payment.received', null],
      ['card.rejected', 'Ada salah ketik.'],
      ['card.corrected', null],
    ]);
  });

  it('R119 is taken off the screens when its money is returned', async () => {
    const id = await orderGreeting();
    await pay(id);
    await apply('reviewer', id, 'card.approved');
    expect(await apply('finance', id, 'refund.required')).toEqual(['refundDue', 'stopped', 4]);
    expect([await senderCount(), await shownSenders()]).toEqual([0, []]);
    const [payment] = await server.deps.db.select().from(payments);
    const refund = { version: 4, reference: 'R-1', account: 'BCA 99', amount: 40_000 };
    expect(await recordRefund(payment?.id, refund)).toEqual(['refundDue', 'stopped', 5]);
    expect(
      (await callRefund(payment?.id, { ...refund, version: 5, reference: 'R-2', amount: 60_000 }))
        .status,
    ).toBe(409);
    expect(
      await recordRefund(payment?.id, { ...refund, version: 5, reference: 'R-2', amount: 50_000 }),
    ).toEqual(['refunded', 'stopped', 6]);
    expect(await server.deps.db.$count(refunds)).toBe(2);
  });
});

describe('a flower board', () => {
  it('R116 is offered, declined, offered to another florist, made and delivered with a photo', async () => {
    const id = await orderFlowers();
    await pay(id, { amount: 750_000 });
    expect((await event('anggrek', id, { type: 'board.accepted' })).status).toBe(403);
    expect(await apply('mawar', id, 'board.declined')).toEqual(['paid', 'declined', 3]);
    const same = await event('admin', id, { type: 'board.offered', floristId: ids.mawar });
    expect([same.status, same.body['code']]).toEqual([409, 'order_event_not_possible']);
    const far = await event('admin', id, { type: 'board.offered', floristId: ids.anggrek });
    expect([far.status, far.body['code']]).toEqual([422, 'florist_unavailable']);
    await server.deps.db
      .insert(floristHouses)
      .values({ floristId: ids.anggrek, funeralHouseId: 2 })
      .onConflictDoNothing();
    await apply('admin', id, 'board.offered', { floristId: ids.anggrek });
    expect((await event('mawar', id, { type: 'board.accepted' })).status).toBe(403);
    expect(await apply('anggrek', id, 'board.accepted')).toEqual(['paid', 'accepted', 5]);
    await apply('anggrek', id, 'board.dispatched');
    const photoUrl = await uploadLogo(server, 'anggrek');
    expect((await event('anggrek', id, { type: 'board.delivered' })).status).toBe(422);
    await apply('anggrek', id, 'board.delivered', { photoUrl });
    const { body } = await server.call('GET', `/api/v1.0/orders/${id}`, { as: 'sari' });
    expect(body).toMatchObject({
      order: { fulfilment: 'delivered' },
      board: { deliveryPhotoUrl: expect.stringContaining(photoUrl) as string },
    });
    await server.deps.db.delete(floristHouses).where(eq(floristHouses.floristId, ids.anggrek));
    await server.deps.db
      .insert(floristHouses)
      .values({ floristId: ids.anggrek, funeralHouseId: 3 });
  });
});

describe('payment', () => {
  it('R114 needs a reason for another amount, and is recorded once', async () => {
    const id = await orderGreeting();
    const other = await callPayment(id, { amount: 80_000 });
    expect([other.status, other.body['field']]).toEqual([422, 'reason']);
    expect(await pay(id, { amount: 80_000, reason: 'Kurang' })).toEqual([
      'awaitingPayment',
      'waiting',
      2,
    ]);
    const again = await callPayment(id, { amount: 10_000, version: 2 });
    expect([again.status, again.body['code']]).toEqual([409, 'payment_recorded']);
    expect(await pay(id, { amount: 10_000, version: 2, reference: 'BCA-2' })).toEqual([
      'paid',
      'inReview',
      3,
    ]);
    const [order] = await server.deps.db.select().from(orders);
    expect(order?.received).toBe(90_000);
  });

  it('is one when two members of staff record it at once', async () => {
    const id = await orderGreeting();
    startTransactionsTogether(server.deps.db, 2);
    const answers = await Promise.all([
      callPayment(id, { reference: 'A' }),
      callPayment(id, { reference: 'B' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('order_changed');
    expect(await server.deps.db.$count(payments)).toBe(1);
  });
});

describe('the deadline', () => {
  it('R113 reminds the buyer, then expires the order with its virtual account', async () => {
    const id = await orderGreeting();
    await server.call('POST', '/api/v1.0/payment/va/inquiry', {
      as: 'sari',
      body: { orderId: id },
    });
    server.advance(0.75 * day);
    expect(await server.deps.jobs.runDue()).toEqual([{ name: 'payment-reminder' }]);
    server.advance(0.25 * day - 1);
    expect(await server.deps.jobs.runDue()).toEqual([]);
    server.advance(1);
    expect(await server.deps.jobs.runDue()).toEqual([{ name: 'order-deadline' }]);
    expect(await stateOf(id)).toEqual(['expired', 'stopped', 2]);
    const [invoice] = await server.deps.db.select().from(vaInvoices);
    expect(invoice?.status).toBe('expired');
    const lines = await server.deps.db.select().from(notifications).orderBy(notifications.id);
    expect(lines.map(({ text }) => text.slice(23))).toEqual([
      expect.stringContaining('kami terima dan menunggu pembayaran'),
      expect.stringMatching(/^pembayaran belum kami terima/),
      'batas waktu pembayaran telah lewat. Pesanan tidak diproses.',
    ]);
  });

  it('R113 reminds a buyer who has paid a part of what is still to pay', async () => {
    const id = await orderGreeting();
    await pay(id, { amount: 80_000, reason: 'Kurang' });
    server.advance(0.75 * day);
    await server.deps.jobs.runDue();
    const [line] = await server.deps.db
      .select()
      .from(notifications)
      .orderBy(desc(notifications.id))
      .limit(1);
    expect(line?.text).toBe(
      'Pesanan ORDER-0000001: terima kasih, sebagian pembayaran telah kami terima. Sisanya Rp 10.000, ' +
        'mohon dibayar sebelum Minggu, 22 November 2026 pukul 10.00 WIB.',
    );
  });

  it('R113 does not remind a buyer whose proof is being checked', async () => {
    await uploadProof(await orderGreeting());
    const count = () => server.deps.db.$count(notifications);
    const before = await count();
    server.advance(0.75 * day);
    expect(await server.deps.jobs.runDue()).toContainEqual({ name: 'payment-reminder' });
    expect(await count()).toBe(before);
  });

  it('does not expire a paid order, and finds orders without a job', async () => {
    const id = await orderGreeting();
    const unpaid = await orderGreeting();
    await pay(id);
    await scheduleMissingDeadlines(server.deps);
    server.advance(day);
    await server.deps.jobs.runDue();
    expect([(await stateOf(id))[0], (await stateOf(unpaid))[0]]).toEqual(['paid', 'expired']);
  });

  it('R113 waits for finance when a proof was uploaded', async () => {
    const id = await orderGreeting();
    const { status, body } = await uploadProof(id);
    expect([status, body['order']]).toMatchObject([200, { proofPending: true, version: 2 }]);
    server.advance(2 * day);
    await server.deps.jobs.runDue();
    expect(await stateOf(id)).toEqual(['awaitingPayment', 'waiting', 2]);
    // Nothing says meanwhile that the order has expired.
    const inquiry = await server.call('POST', '/api/v1.0/payment/va/inquiry', {
      as: 'sari',
      body: { orderId: id, bank: 'bca' },
    });
    expect(inquiry.status).toBe(200);
  });

  it('R113 takes no proof from the deadline on, also before the job has expired the order', async () => {
    const id = await orderGreeting();
    server.advance(day - 1);
    expect((await readDetail(id)).possibleEvents).toContain('proof.uploaded');
    server.advance(1);
    expect((await readDetail(id)).possibleEvents).toEqual(['order.cancelled']);
    const { status, body } = await uploadProof(id);
    expect([status, body['code']]).toEqual([409, 'order_expired']);
    await server.deps.jobs.runDue();
    expect(await stateOf(id)).toEqual(['expired', 'stopped', 2]);
  });

  it('R671 leaves two hours for another proof after the first one was declined, and no more', async () => {
    const id = await orderGreeting();
    await uploadProof(id);
    server.advance(2 * day);
    await server.call('POST', '/api/v1.0/payment/va/inquiry', {
      as: 'sari',
      body: { orderId: id, bank: 'bca' },
    });
    const missing = await event('finance', id, { type: 'proof.declined' });
    expect([missing.status, missing.body['field']]).toEqual([422, 'reason']);
    await apply('finance', id, 'proof.declined', { reason: 'Tidak terbaca' });
    expect(await readDetail(id)).toMatchObject({
      order: { expiredTime: '2026-11-23T12:00:00+07:00', proofPending: false },
      invoice: { expiredTime: '2026-11-23T12:00:00+07:00' },
      possibleEvents: ['proof.uploaded', 'order.cancelled'],
    });
    const [line] = await server.deps.db
      .select()
      .from(notifications)
      .orderBy(desc(notifications.id))
      .limit(1);
    expect(line?.text).toBe(
      'Pesanan ORDER-0000001: bukti pembayaran belum dapat kami terima. Mohon dibayar, atau kirim ' +
        'bukti lain, sebelum Senin, 23 November 2026 pukul 12.00 WIB. Alasan: Tidak terbaca',
    );
    server.advance(119 * minute);
    await server.deps.jobs.runDue();
    await uploadProof(id);
    server.advance(day);
    await server.deps.jobs.runDue();
    expect(await stateOf(id)).toEqual(['awaitingPayment', 'waiting', 4]);
    await apply('finance', id, 'proof.declined', { reason: 'Masih tidak terbaca' });
    expect((await readDetail(id)).order.expiredTime).toBe('2026-11-23T12:00:00+07:00');
    await server.deps.jobs.runDue();
    expect(await stateOf(id)).toEqual(['expired', 'stopped', 6]);
  });

  it('R671 never shortens the deadline, and does not extend it beyond the departure', async () => {
    const early = await orderGreeting();
    await uploadProof(early);
    await apply('finance', early, 'proof.declined', { reason: 'Tidak terbaca' });
    expect((await readDetail(early)).order.expiredTime).toBe('2026-11-22T10:00:00+07:00');
    const late = await orderGreeting();
    await uploadProof(late);
    const setDeparture = (burialTime: Date | null) =>
      server.deps.db.update(persons).set({ burialTime }).where(eq(persons.id, ids.maria));
    await setDeparture(new Date('2026-11-22T11:00:00+07:00'));
    server.advance(day);
    await apply('finance', late, 'proof.declined', { reason: 'Tidak terbaca' });
    await setDeparture(null);
    expect((await readDetail(late)).order.expiredTime).toBe('2026-11-22T11:00:00+07:00');
  });

  it('R114 leaves late money to finance, who accept or return it', async () => {
    const accepted = await orderGreeting();
    const returned = await orderGreeting();
    server.advance(day);
    await server.deps.jobs.runDue();
    expect(await pay(accepted, { version: 2 })).toEqual(['paidLate', 'stopped', 3]);
    expect(await apply('finance', accepted, 'latePayment.accepted')).toEqual([
      'paid',
      'inReview',
      4,
    ]);
    await pay(returned, { version: 2, reference: 'BCA-2' });
    expect(await apply('finance', returned, 'refund.required')).toEqual([
      'refundDue',
      'stopped',
      4,
    ]);
  });
});

describe('a buyer', () => {
  it('cancels an unpaid order', async () => {
    const id = await orderGreeting();
    const cancel = (as: Username, version: number) =>
      server.call('POST', `/api/v1.0/orders/${id}/cancel`, { as, body: { version } });
    expect((await cancel('budi', 1)).status).toBe(403);
    expect((await cancel('sari', 2)).body['code']).toBe('order_changed');
    expect((await cancel('sari', 1)).body['order']).toMatchObject({ payment: 'cancelled' });
    const again = await cancel('sari', 2);
    expect([again.status, again.body['possibleIn']]).toEqual([
      409,
      ['payment.awaitingPayment', 'payment.paid'],
    ]);
  });

  it('uploads a PDF as proof, which is stored as it is, and no other file', async () => {
    const id = await orderGreeting();
    const pdf = Buffer.from('%PDF-1.7 <script>');
    expect((await uploadProof(id, pdf)).status).toBe(200);
    const { body } = await server.call<{ proofs: string[] }>(
      'GET',
      `/api/v1.0/staff/orders/${id}`,
      {
        as: 'finance',
      },
    );
    const downloaded = await server.download(body.proofs[0] ?? '', 'sari');
    expect([downloaded.headers['content-type'], downloaded.bytes]).toEqual([
      'application/octet-stream',
      pdf,
    ]);
    const text = await uploadProof(id, Buffer.from('<html>'));
    expect([text.status, text.body['code']]).toEqual([415, 'unsupported_media_type']);
  });

  it('keeps the file of an uploaded proof, and not that of a refused one', async () => {
    const hour = 3600 * 1000;
    const id = await orderGreeting();
    const put = vi.spyOn(server.deps.files, 'put');
    expect((await uploadProof(id, Buffer.from('%PDF-1.7 kept'))).status).toBe(200);
    await pay(id, { version: 2 });
    expect((await uploadProof(id, Buffer.from('%PDF-1.7 refused'))).status).toBe(409);
    const keys = put.mock.calls.map(([key]) => key);
    server.advance(hour);
    await server.deps.jobs.runDue();
    expect(await Promise.all(keys.map((key) => server.deps.files.exists(key)))).toEqual([
      true,
      false,
    ]);
  });

  it('R118 shares the proof of payment with finance only', async () => {
    const id = await orderGreeting();
    await uploadProof(id);
    const detail = await server.call<{ proofs: string[] }>('GET', `/api/v1.0/staff/orders/${id}`, {
      as: 'finance',
    });
    const [proof = ''] = detail.body.proofs;
    const answers = await Promise.all(
      (['sari', 'finance', 'budi', 'reviewer'] as const).map((as) => server.download(proof, as)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403]);
    expect(answers[0]?.headers).toMatchObject({
      'content-disposition': `attachment; filename="bukti-${id}.webp"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const name = new URL(proof).pathname.split('/').at(-1) ?? '';
    expect((await server.file(`/files/private/proofs/${name}`)).status).toBe(404);
    const reviewed = await server.call('GET', `/api/v1.0/staff/orders/${id}`, { as: 'reviewer' });
    expect(reviewed.body['proofs']).toEqual([]);
  });
});

describe('the page of an order', () => {
  it('has the card and what it was drawn from, the place, and what the buyer can do', async () => {
    const id = await orderGreeting();
    const { order, card, ...detail } = await readDetail(id);
    expect(order).toMatchObject({ dueTime: null, pictureUrl: card?.url });
    expect(card).toMatchObject({
      number: 1,
      templateId: 101,
      group: 'F',
      message: 'Turut Berdukacita',
      header: null,
      footer: null,
      logoFilePath: null,
    });
    expect(detail).toMatchObject({
      houseName: 'Rumah Duka 2',
      room: 'Ruang Melati 2',
      possibleEvents: ['proof.uploaded', 'order.cancelled'],
    });
  });

  it('has the texts of a quote, and the logo, with which the card can be drawn again', async () => {
    const quote = {
      templateId: 401,
      header: 'Mazmur 23',
      message: 'Tuhan adalah gembalaku',
      footer: 'Keluarga Sari',
    };
    const quoteUrl = (
      await server.call<string>('POST', '/messages/previewquotes/', { as: 'sari', body: quote })
    ).body;
    const quoteId = await orderCard(quoteUrl, { templateId: 401, message: quote.message });
    expect((await readDetail(quoteId)).card).toMatchObject({ group: 'quotes', ...quote });

    const path = await uploadLogo(server, 'sari');
    const logo = {
      templateId: 501,
      personId: ids.maria,
      logoFilePath: path,
      fromName: 'Keluarga Sari Lestari',
      message: 'Turut Berdukacita',
    };
    const draw = (body: object) =>
      server.call<string>('POST', '/messages/previewlogo/', { as: 'sari', body });
    const logoUrl = (await draw(logo)).body;
    const logoId = await orderCard(logoUrl, { templateId: 501 });
    const { card } = await readDetail(logoId);
    expect(card).toMatchObject({ group: 'logo', header: null });
    expect((await draw({ ...logo, logoFilePath: card?.logoFilePath })).body).toBe(logoUrl);
  });

  it('has the board with its words, and promises its delivery from the acceptance on', async () => {
    const id = await orderFlowers();
    const dueTime = async () => (await readDetail(id)).order.dueTime;
    expect((await readDetail(id)).order.pictureUrl).toContain('/files/boards/');
    await pay(id, { amount: 750_000 });
    expect(await dueTime()).toBe('2026-11-21T10:30:00+07:00');
    server.advance(20 * minute);
    await apply('mawar', id, 'board.accepted');
    expect(await dueTime()).toBe('2026-11-21T14:20:00+07:00');
    server.advance(20 * minute);
    await apply('mawar', id, 'board.dispatched');
    expect(await dueTime()).toBe('2026-11-21T14:20:00+07:00');
  });

  it('promises the review from the payment or the correction on, and nothing afterwards', async () => {
    const id = await orderGreeting();
    server.advance(10 * minute);
    await pay(id);
    expect((await readDetail(id)).order.dueTime).toBe('2026-11-21T10:40:00+07:00');
    await apply('reviewer', id, 'card.rejected', { reason: 'Ada salah ketik.' });
    expect(await readDetail(id)).toMatchObject({
      order: { dueTime: null },
      possibleEvents: ['card.corrected'],
    });
  });

  it('R416 promises the check of a proof from its upload on, until finance declines it', async () => {
    const id = await orderGreeting();
    server.advance(10 * minute);
    await uploadProof(id);
    expect((await readDetail(id)).order.dueTime).toBe('2026-11-21T11:10:00+07:00');
    server.advance(20 * minute);
    await uploadProof(id);
    expect((await readDetail(id)).order.dueTime).toBe('2026-11-21T11:30:00+07:00');
    await apply('finance', id, 'proof.declined', { reason: 'Tidak terbaca' });
    expect((await readDetail(id)).order.dueTime).toBeNull();
  });

  it('promises a refund by days', async () => {
    const id = await orderGreeting();
    await pay(id);
    await apply('finance', id, 'refund.required');
    expect((await readDetail(id)).order.dueTime).toBe('2026-11-24T10:00:00+07:00');
  });
});

it('R117 records who did what in which role', async () => {
  const id = await orderGreeting();
  await pay(id);
  await apply('admin', id, 'card.approved');
  const rows = await server.deps.db.select().from(orderEvents).orderBy(orderEvents.version);
  expect(rows.map(({ event: type, actor, userId }) => [type, actor, userId])).toEqual([
    ['order.created', 'buyer', ids.sari],
    ['payment.received', 'finance', ids.finance],
    ['card.approved', 'admin', ids.admin],
  ]);
});

describe('roles', () => {
  it('R118 are granted and revoked by an admin, and end at once', async () => {
    const grant = await server.call('POST', '/api/v1.0/staff/roles', {
      as: 'admin',
      body: { username: 'budi', role: 'reviewer' },
    });
    expect(grant.body).toMatchObject({ username: 'budi', role: 'reviewer', floristId: null });
    expect((await queue('budi')).status).toBe(200);
    await server.call('DELETE', `/api/v1.0/staff/roles/${Number(grant.body['id'])}`, {
      as: 'admin',
    });
    expect((await queue('budi')).status).toBe(403);
  });

  it.each([
    [{ username: 'nobody-knows', role: 'finance' }, 'user_unknown', 'username'],
    [{ username: 'budi', role: 'florist' }, 'role_unknown', 'floristId'],
    [{ username: 'budi', role: 'house', funeralHouseId: 99 }, 'role_unknown', 'funeralHouseId'],
  ])('are not granted for %j', async (body, code, field) => {
    const answer = await server.call('POST', '/api/v1.0/staff/roles', { as: 'admin', body });
    expect([answer.status, answer.body['code'], answer.body['field']]).toEqual([422, code, field]);
  });

  it('begin with the first admin, whom a setting names', async () => {
    const { config } = server.deps;
    config.firstAdmin = 'budi';
    await grantFirstAdmin(server.deps);
    config.firstAdmin = undefined;
    const { body } = await server.call<{ roles: { role: string }[] }>('GET', '/api/v1.0/staff/me', {
      as: 'budi',
    });
    expect(body.roles.map(({ role }) => role)).toEqual(['admin']);
  });

  it('keep the own role admin', async () => {
    const { body } = await server.call<{ roles: { id: number; role: string }[] }>(
      'GET',
      '/api/v1.0/staff/me',
      { as: 'admin' },
    );
    const own = await server.call('DELETE', `/api/v1.0/staff/roles/${body.roles[0]?.id}`, {
      as: 'admin',
    });
    expect(own.status).toBe(403);
  });

  it('R118 show finance the payments of an order whose card they review, too', async () => {
    await grant(ids.finance, 'reviewer');
    const id = await orderGreeting();
    await pay(id);
    const { body } = await event('finance', id, { type: 'card.approved' });
    expect(body['payments']).toMatchObject([{ reference: 'BCA-1', amount: 90_000 }]);
  });

  it('R118 let a florist who is also finance deliver for the own florist only', async () => {
    await grant(ids.floristAnggrek, 'finance');
    const id = await orderFlowers();
    await pay(id, { amount: 750_000 });
    const { status, body } = await event('anggrek', id, { type: 'board.accepted' });
    expect([status, body['code']]).toEqual([403, 'forbidden']);
  });
});

type State = [payment: unknown, fulfilment: unknown, version: unknown];

function toState(body: Record<string, unknown>): State {
  const detail = (body['detail'] ?? body) as { order: Record<string, unknown> };
  const { payment, fulfilment, version } = detail.order;
  return [payment, fulfilment, version];
}

function toReason({ event: type, reason }: { event: string; reason: unknown }) {
  return [type, reason];
}

async function stateOf(id: number): Promise<State> {
  const [order] = await server.deps.db.select().from(orders).where(eq(orders.id, id));
  return [order?.paymentState, order?.fulfilmentState, order?.version];
}

async function preview(message: string): Promise<string> {
  const { body } = await server.call<string>('POST', '/messages/preview/', {
    as: 'sari',
    body: notePreviewBody({ message }),
  });
  return body;
}

async function orderGreeting(changes: object = {}): Promise<number> {
  const { body } = await server.call('POST', '/messages', {
    as: 'sari',
    body: greetingOrderBody(await preview('Turut Berdukacita'), changes),
  });
  return Number(body['id']);
}

async function orderCard(url: string, changes: object): Promise<number> {
  const { body } = await server.call('POST', '/messages', {
    as: 'sari',
    body: greetingOrderBody(url, changes),
  });
  return Number(body['id']);
}

async function readDetail(id: number): Promise<Wire['OrderDetail']> {
  const { status, body } = await server.call<Wire['OrderDetail']>('GET', `/api/v1.0/orders/${id}`, {
    as: 'sari',
  });
  expect(status).toBe(200);
  return body;
}

async function orderFlowers(): Promise<number> {
  const { body } = await server.call('POST', '/florist/message', {
    as: 'sari',
    body: flowerOrderBody(),
  });
  return Number(body['id']);
}

function callPayment(id: number, changes: object = {}) {
  return server.call('POST', `/api/v1.0/staff/orders/${id}/payments`, {
    as: 'finance',
    body: { version: 1, ...transfer, ...changes },
  });
}

async function pay(id: number, changes: object = {}): Promise<State> {
  const { status, body } = await callPayment(id, changes);
  expect({ status, code: body['code'] }).toEqual({ status: 200, code: undefined });
  return toState(body);
}

async function event(as: Username, id: number, body: object) {
  const [, , version] = await stateOf(id);
  return server.call('POST', `/api/v1.0/staff/orders/${id}/events`, {
    as,
    body: { version, ...body },
  });
}

/** Applies an event that is possible, and returns the new states and version. */
async function apply(as: Username, id: number, type: string, more: object = {}): Promise<State> {
  const { status, body } = await event(as, id, { type, ...more });
  expect({ status, code: body['code'] }).toEqual({ status: 200, code: undefined });
  return toState(body);
}

function callRefund(paymentId: number | undefined, body: object) {
  return server.call('POST', `/api/v1.0/staff/payments/${paymentId}/refunds`, {
    as: 'finance',
    body,
  });
}

async function recordRefund(paymentId: number | undefined, body: object): Promise<State> {
  const answer = await callRefund(paymentId, body);
  expect(answer.status).toBe(200);
  return toState(answer.body);
}

async function uploadProof(id: number, content?: Buffer) {
  return server.call('POST', `/api/v1.0/orders/${id}/proof`, {
    as: 'sari',
    ...createMultipartForm([
      { name: 'proof', content: content ?? (await createPng('#1f4d4a')), fileName: 'bukti' },
    ]),
  });
}

async function grant(userId: number, role: 'finance' | 'reviewer'): Promise<void> {
  await server.deps.db.insert(userRoles).values({ userId, role, grantedAt: server.deps.now() });
}

function queue(as: Username) {
  return server.call<{ results: unknown[] }>('GET', '/api/v1.0/staff/orders', { as });
}

async function senderCount(): Promise<number | undefined> {
  const [person] = await server.deps.db
    .select({ count: persons.senderCount })
    .from(persons)
    .where(eq(persons.id, ids.maria));
  return person?.count;
}

/** Returns the URLs of the cards that the messages page shows. */
async function shownPictures(): Promise<(string | undefined)[]> {
  const { body } = await server.call<{ results: { pictureUrl?: string }[] }>(
    'GET',
    `/persons/${ids.maria}/messages`,
  );
  return body.results.map(({ pictureUrl }) => pictureUrl);
}

async function shownSenders(): Promise<string[]> {
  const { body } = await server.call<{ results: { fromName: string }[] }>(
    'GET',
    `/persons/${ids.maria}/messages`,
  );
  return body.results.map(({ fromName }) => fromName);
}
