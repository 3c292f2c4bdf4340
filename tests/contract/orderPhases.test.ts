import { eq } from 'drizzle-orm';
import { orderPhase, cardAudience, type OrderPhaseFacts } from '@dukacita/shared/orderPhase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoMails } from '../../server/src/data/db/schema/demo.ts';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { users } from '../../server/src/data/db/schema/users.ts';
import { pushSentence } from '../../server/src/features/messages/sentences.ts';
import { readMessage } from '../../server/src/features/messages/readMessage.ts';
import type { Wire } from '../../server/src/http/contract/operations.ts';
import { nameNews } from '../../src/copy/orderNews.ts';
import { phaseCopy, type OrderFactsText } from '../../src/copy/orderPhase.ts';
import {
  flowerOrderBody,
  greetingOrderBody,
  ids,
  notePreviewBody,
} from './support/orderingData.ts';
import { apply, orderBoard, orderGreeting, pay } from './support/orderSteps.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

const hour = 3600 * 1000;
/** Two hours after the start of each test. */
const departure = new Date('2026-11-21T05:00:00Z');

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer({ DELIVERY_MINUTES: '60', FLORIST_ANSWER_MINUTES: '30' });
});
beforeEach(async () => {
  await server.reset();
  await server.deps.db
    .update(persons)
    .set({ burialTime: departure })
    .where(eq(persons.id, ids.maria));
  await server.deps.db
    .update(users)
    .set({ email: 'sari@example.com', verifiedEmail: 'sari@example.com' })
    .where(eq(users.id, ids.sari));
});
afterAll(() => server.close());

describe('page, history, e-mail and push tell the same about a card', () => {
  it('R661 that is shown, before and after the departure', async () => {
    const id = await paidCard();
    await apply(server, 'reviewer', id, 'card.approved');
    expect(await told(id)).toEqual({
      page: 'Tampil di ruang duka: Ucapan Anda tampil di ruang duka',
      history: 'tampil di ruang duka.',
      email: 'tampil di ruang duka.',
      push: 'tampil di ruang duka.',
    });
    server.advance(2 * hour);
    expect(await told(id)).toMatchObject({
      page: 'Telah disampaikan: Ucapan Anda telah disampaikan',
      push: 'telah tampil di ruang duka sampai pemberangkatan.',
    });
  });

  it('R661 that was ordered in time, and approved after the departure', async () => {
    const id = await paidCard();
    server.advance(2 * hour);
    await apply(server, 'reviewer', id, 'card.approved');
    const notShown = 'tidak sempat tampil di ruang duka, dan sudah kami sampaikan kepada keluarga.';
    expect(await told(id)).toEqual({
      page: 'Disampaikan kepada keluarga: Ucapan tidak sempat tampil di ruang duka',
      history: notShown,
      email: notShown,
      push: notShown,
    });
  });

  it('R661 that was ordered after the departure, for the family', async () => {
    server.advance(2 * hour);
    const id = await paidCard({ audience: 'family' });
    expect(await lastMail()).toContain(
      'Pemberangkatan sudah lewat, jadi ucapan tidak tampil di ruang duka.',
    );
    await apply(server, 'reviewer', id, 'card.approved');
    const given = 'sudah kami sampaikan kepada keluarga.';
    expect(await told(id)).toEqual({
      page: 'Disampaikan kepada keluarga: Ucapan Anda sudah disampaikan kepada keluarga',
      history: given,
      email: given,
      push: given,
    });
  });

  it('R661 without a known departure', async () => {
    await server.deps.db.update(persons).set({ burialTime: null }).where(eq(persons.id, ids.maria));
    const id = await paidCard({ audience: 'room' });
    server.advance(2 * hour);
    await apply(server, 'reviewer', id, 'card.approved');
    expect((await told(id)).page).toBe('Tampil di ruang duka: Ucapan Anda tampil di ruang duka');
  });
});

describe('an order that comes too late', () => {
  it('R660 is refused for the screen of the room, and accepted for the family', async () => {
    server.advance(2 * hour);
    expect(await tryToOrderCard('room')).toMatchObject({
      status: 422,
      body: { code: 'departure_over', field: 'audience' },
    });
    expect((await tryToOrderCard('family')).status).toBe(200);
  });

  it('R660 is refused for a board, which the listing has announced', async () => {
    const { body } = await server.call<Wire['PersonDetail']>('GET', `/persons/detail/${ids.maria}`);
    expect(body.deliverable).toEqual({
      cardInRoomUntil: '2026-11-21T12:00:00+07:00',
      boardUntil: '2026-11-21T10:30:00+07:00',
    });
    await orderBoard(server);
    server.advance(0.5 * hour);
    expect(
      await server.call('POST', '/florist/message', { as: 'sari', body: flowerOrderBody() }),
    ).toMatchObject({ status: 422, body: { code: 'board_too_late', field: 'personId' } });
  });

  it('R662 late money is answered before the departure', async () => {
    const id = await orderGreeting(server);
    await server.deps.db
      .update(persons)
      .set({ burialTime: new Date(departure.getTime() + 24 * hour) })
      .where(eq(persons.id, ids.maria));
    server.advance(24 * hour);
    await server.deps.jobs.runDue();
    await pay(server, id, 90_000);
    expect((await read(id)).dueTime).toBe('2026-11-22T12:00:00+07:00');
    server.advance(2 * hour);
    expect((await read(id)).dueTime).toBe('2026-11-25T10:00:00+07:00');
  });
});

it('R663 more money than the total is said to be returned', async () => {
  const id = await orderGreeting(server);
  await pay(server, id, 140_000, 'Pembeli membayar lebih');
  expect(await lastMail()).toContain(
    'Anda membayar lebih Rp 50.000. Kelebihannya kami kembalikan paling lambat dalam 3 hari.',
  );
});

async function paidCard(changes: object = {}): Promise<number> {
  const id = await orderGreeting(server, changes);
  await pay(server, id, 90_000);
  return id;
}

async function tryToOrderCard(audience: 'room' | 'family') {
  const card = await server.call('POST', '/messages/preview/', {
    as: 'sari',
    body: notePreviewBody(),
  });
  const body = greetingOrderBody(card.body as unknown as string, { audience });
  return server.call('POST', '/messages', { as: 'sari', body });
}

/** Returns the ends of what the newest sentence of each medium says about a card. */
async function told(id: number) {
  const order = await read(id);
  const facts = toFacts(order);
  const now = server.deps.now().getTime();
  const phase = orderPhase(facts, now);
  const texts = { room: 'ruang duka', audience: cardAudience(facts, now) } as OrderFactsText;
  const { body } = await server.call<{ results: { textNotification: string }[] }>(
    'GET',
    `/notifications/${ids.sari}/list/`,
    { as: 'sari' },
  );
  const key = { orderId: id, version: order.version, channel: 'push:1' };
  const message = await readMessage(server.deps.db, key, server.deps.now());
  if (message === undefined) throw new Error('No message tells about the last event.');
  return {
    page: `${phaseCopy[phase].badge}: ${nameNews('shown', phase, texts)}`,
    history: afterSender(body.results[0]?.textNotification ?? ''),
    email: afterName(
      (await lastMail()).split('\n').find((line) => line.startsWith('Ucapan Anda')) ?? '',
    ),
    push: afterName(pushSentence(message)),
  };
}

const afterSender = (text: string) => text.slice(text.indexOf('Keluarga Sari Lestari ') + 22);
const afterName = (text: string) => text.slice(text.indexOf('Wijaya ') + 7);

async function read(id: number): Promise<Wire['Order']> {
  const { body } = await server.call<Wire['OrderDetail']>('GET', `/api/v1.0/orders/${id}`, {
    as: 'sari',
  });
  return body.order;
}

async function lastMail(): Promise<string> {
  await server.deps.jobs.runDue();
  const mails = await server.deps.db.select().from(demoMails).orderBy(demoMails.id);
  return mails.at(-1)?.text ?? '';
}

function toFacts(order: Wire['Order']): OrderPhaseFacts {
  const time = (text: string | null) => text && Date.parse(text);
  return {
    isCard: order.kind === 'greeting',
    payment: order.payment,
    fulfilment: order.fulfilment,
    isProofPending: order.proofPending,
    received: order.received,
    refunded: order.refunded,
    orderedAt: Date.parse(order.createdTime),
    departureAt: time(order.departureTime) as number | null,
    approvedAt: time(order.approvedTime) as number | null,
    dueAt: time(order.dueTime) as number | null,
  };
}
