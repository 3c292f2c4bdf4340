import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personReports } from '../../server/src/data/db/schema/persons.ts';
import { ids, mariaName, type Username } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

interface Report {
  id: number;
  personId: number;
  closing: { note: string; userName: string | null; time: string } | null;
}

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(async () => {
  await server.reset();
  const createdAt = server.deps.now();
  await server.deps.db.insert(personReports).values([
    { personId: ids.maria, reason: 'wrong', text: 'Tanggalnya keliru.', createdAt },
    { personId: ids.liem, reason: 'privacy', createdAt },
    { personId: ids.wayan, reason: 'other', createdAt },
  ]);
});
afterAll(() => server.close());

describe('open reports', () => {
  it('R282 are all listed for an admin, and for a house those of its own listings', async () => {
    expect((await list('admin')).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await list('house')).toEqual([
      {
        id: 1,
        personId: ids.maria,
        personName: mariaName,
        funeralHouseId: 2,
        reason: 'wrong',
        text: 'Tanggalnya keliru.',
        createdTime: '2026-11-21T10:00:00+07:00',
        closing: null,
      },
    ]);
    expect((await list('admin', '?after=1')).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('R282 end with a note by the house of the listing or an admin', async () => {
    server.advance(60_000);
    expect(await close('house', 1, '  Tanggal sudah diperbaiki. ')).toMatchObject({
      status: 200,
      body: {
        id: 1,
        closing: {
          note: 'Tanggal sudah diperbaiki.',
          userName: 'Rumah Duka 2',
          time: '2026-11-21T10:01:00+07:00',
        },
      },
    });
    expect((await close('admin', 3, 'Sudah dicek.')).status).toBe(200);
    expect((await list('admin')).map(({ id }) => id)).toEqual([2]);
    expect(await list('house')).toEqual([]);
  });

  it('R282 are closed once, also by two at once', async () => {
    const [first, second] = await Promise.all([
      close('house', 1, 'Oleh rumah duka.'),
      close('admin', 1, 'Oleh admin.'),
    ]);
    expect(first.body.closing).toEqual(second.body.closing);
    server.advance(60_000);
    const third = await close('admin', 1, 'Sekali lagi.');
    expect([third.status, third.body]).toEqual([first.status, first.body]);
  });
});

describe('R282 a call about reports is refused', () => {
  it.each([
    ['that does not exist', 99, 'Catatan', 404, 'not_found'],
    ['without a note', 1, ' ', 400, 'validation_failed'],
  ])('by a house for a report %s', async (_description, id, note, status, code) => {
    expect(await close('house', id, note)).toMatchObject({ status, body: { code } });
    await expectAllOpen();
  });
});

async function list(as: Username, query = ''): Promise<Report[]> {
  const { body } = await server.call<{ results: Report[] }>(
    'GET',
    `/api/v1.0/staff/reports${query}`,
    { as },
  );
  return body.results;
}

function close(as: Username | undefined, id: number, note: string) {
  return server.call<Report>('POST', `/api/v1.0/staff/reports/${id}/close`, {
    ...(as && { as }),
    body: { note },
  });
}

async function expectAllOpen(): Promise<void> {
  const rows = await server.deps.db
    .select({ closedAt: personReports.closedAt })
    .from(personReports);
  expect(rows).toEqual([{ closedAt: null }, { closedAt: null }, { closedAt: null }]);
}
