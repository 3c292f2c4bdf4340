import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Wire } from '../../server/src/http/contract/operations.ts';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { uploadLogo } from './support/logoForm.ts';
import { greetingOrderBody, ids, notePreviewBody, type Username } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(async () => {
  await server.reset();
  await changeListing({ active: true, liveUntil: new Date('2026-12-31T00:00:00Z') });
});
afterAll(() => server.close());

type Detail = Wire['OrderDetail'];

/** The kinds of cards: how a preview is requested with the values of an order's detail. */
const kinds = {
  note: {
    path: '/messages/preview/',
    body: ({ order, card }: Detail) => ({
      templateId: card?.templateId,
      personName: order.personName,
      fromUsername: 'sari',
      fromName: order.fromName,
      message: card?.message,
    }),
  },
  quotes: {
    path: '/messages/previewquotes/',
    body: ({ card }: Detail) => ({
      templateId: card?.templateId,
      header: card?.header,
      message: card?.message,
      footer: card?.footer,
    }),
  },
  logo: {
    path: '/messages/previewlogo/',
    body: ({ order, card }: Detail) => ({
      templateId: card?.templateId,
      personId: order.personId,
      logoFilePath: card?.logoFilePath,
      fromName: order.fromName,
      message: card?.message,
    }),
  },
};

describe('a rejected card', () => {
  it.each([
    ['note', 'F', orderNote, { message: 'Turut Berduka Cita' }],
    ['quotes', 'quotes', orderQuote, { message: 'Damai selalu' }],
    ['logo', 'logo', orderLogo, { message: 'Turut Berduka Cita' }],
  ] as const)(
    'R115 of a %s order is corrected with the values of its detail',
    async (kind, group, place, change) => {
      const id = await place();
      await reject(id);
      const { card: before } = await readDetail(id);
      expect(before?.group).toBe(group);
      const { status, body } = await correct(id, kind, change);
      expect([status, body.order.fulfilment]).toEqual([200, 'inReview']);
      const { number, url, ...rest } = body.card ?? ({} as Partial<Wire['OrderedCard']>);
      const {
        number: _number,
        url: previousUrl,
        ...previous
      } = before ?? ({} as Partial<Wire['OrderedCard']>);
      expect([number, rest]).toEqual([2, { ...previous, ...change }]);
      expect(url).not.toBe(previousUrl);
    },
  );

  it('R115 is corrected after the listing has ended', async () => {
    const id = await orderLogo();
    await reject(id);
    await changeListing({ liveUntil: new Date('2026-11-01T00:00:00Z') });
    expect((await correct(id, 'logo', { message: 'Turut Berduka Cita' })).status).toBe(200);
  });

  it('is not corrected after the listing was withdrawn', async () => {
    const id = await orderNote();
    await reject(id);
    await changeListing({ active: false });
    const { status, body } = await correct(id, 'note', { message: 'Turut Berduka Cita' });
    expect([status, body]).toMatchObject([404, { code: 'person_unavailable', field: 'id' }]);
    expect((await readDetail(id)).order.fulfilment).toBe('rejected');
  });
});

async function readDetail(id: number): Promise<Detail> {
  const { status, body } = await server.call<Detail>('GET', `/api/v1.0/orders/${id}`, {
    as: 'sari',
  });
  expect(status).toBe(200);
  return body;
}

async function preview(path: string, body: object): Promise<string> {
  const answer = await server.call<string>('POST', path, { as: 'sari', body });
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)]);
  return answer.body;
}

/** Orders a card with these texts. */
async function order(path: string, texts: object, changes: object = {}): Promise<number> {
  const card = await preview(path, texts);
  const { body } = await server.call('POST', '/messages', {
    as: 'sari',
    body: greetingOrderBody(card, changes),
  });
  return Number(body['id']);
}

function orderNote(): Promise<number> {
  return order(kinds.note.path, notePreviewBody());
}

function orderQuote(): Promise<number> {
  const texts = { templateId: 401, message: 'Damai di surga' };
  return order(
    kinds.quotes.path,
    { ...texts, header: 'Selamat jalan', footer: 'Mazmur 23' },
    texts,
  );
}

async function orderLogo(): Promise<number> {
  const texts = { templateId: 501, fromName: 'PT Sari', message: 'Turut Berdukacita' };
  const logoFilePath = await uploadLogo(server, 'sari');
  return order(kinds.logo.path, { ...texts, personId: ids.maria, logoFilePath }, texts);
}

async function reject(id: number): Promise<void> {
  await pay(id);
  await apply('reviewer', id, 'card.rejected', { reason: 'Ada salah ketik.' });
}

/** Corrects the card with what its detail says and one change, as the app does. */
async function correct(id: number, kind: keyof typeof kinds, change: { message: string }) {
  const detail = await readDetail(id);
  const card = await preview(kinds[kind].path, { ...kinds[kind].body(detail), ...change });
  return server.call<Detail>('POST', `/api/v1.0/orders/${id}/card`, {
    as: 'sari',
    body: {
      version: detail.order.version,
      templateId: detail.card?.templateId,
      fromName: detail.order.fromName,
      ...change,
      defaultMessageUrl: card,
    },
  });
}

async function pay(id: number, changes: object = {}): Promise<void> {
  const { status } = await server.call('POST', `/api/v1.0/staff/orders/${id}/payments`, {
    as: 'finance',
    body: {
      version: 1,
      provider: 'transfer',
      reference: 'BCA-1',
      amount: 90_000,
      account: 'BCA 1234567890',
      paidTime: '2026-11-21T10:00:00+07:00',
      ...changes,
    },
  });
  expect(status).toBe(200);
}

async function apply(as: Username, id: number, type: string, more: object = {}): Promise<void> {
  const { version } = (await readDetail(id)).order;
  const { status, body } = await server.call('POST', `/api/v1.0/staff/orders/${id}/events`, {
    as,
    body: { version, type, ...more },
  });
  expect({ status, code: body['code'] }).toEqual({ status: 200, code: undefined });
}

async function changeListing(values: Partial<typeof persons.$inferInsert>): Promise<void> {
  await server.deps.db.update(persons).set(values).where(eq(persons.id, ids.maria));
}
