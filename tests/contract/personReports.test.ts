import { afterAll, beforeAll, expect, it } from 'vitest';
import { personReports } from '../../server/src/data/db/schema/persons.ts';
import { startTestServer, testNow, type TestServer } from './support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimits: { read: 0, signIn: 0, preview: 0, upload: 0, order: 0, rare: 4 } },
  });
});
afterAll(() => server.close());

it('R196 stores the report of anybody for staff, without who sent it, and limits how many', async () => {
  const report = (body: object, id: number | string = 1) =>
    server.post(`/persons/${id}/reports`, body);
  expect(await report({ reason: 'wrong', text: '  Tanggalnya keliru.  ' })).toMatchObject({
    status: 204,
    text: '',
  });
  expect(await report({ reason: 'privacy' })).toMatchObject({ status: 204 });
  expect(await report({ reason: 'rude' })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', field: 'reason' },
  });
  expect(await report({ reason: 'other' }, 99_999)).toMatchObject({
    status: 404,
    body: { code: 'person_unavailable' },
  });
  expect(await report({ reason: 'other' })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  });
  const open = {
    personId: 1,
    createdAt: testNow,
    closedAt: null,
    closedBy: null,
    closingNote: null,
  };
  expect(await server.deps.db.select().from(personReports)).toEqual([
    { id: 1, ...open, reason: 'wrong', text: 'Tanggalnya keliru.' },
    { id: 2, ...open, reason: 'privacy', text: null },
  ]);
});
