import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Wire } from '../../server/src/http/contract/operations.ts';
import { fieldFigures } from '../../server/src/data/db/schema/fieldFigures.ts';
import { startTestServer, testNow, type TestServer } from './support/startTestServer.ts';

const path = '/api/v1.0/field-figures';
const staffPath = '/api/v1.0/staff/field-figures';
const day = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(testNow);
  server.deps.config.fieldFigures = true;
  await server.deps.db.delete(fieldFigures);
});
afterAll(() => server.close());

const stored = () => server.deps.db.select().from(fieldFigures);

const fast: Wire['FieldReport'] = {
  figures: [
    { page: 'person', name: 'LCP', value: 1_820.4 },
    { page: 'greeting', name: 'INP', value: 96 },
    { page: 'person', name: 'CLS', value: 0.002 },
  ],
  errors: [{ page: 'greeting', name: 'TypeError' }],
};

it('R270 adds the figures of a visit to counts, and stores nothing else of it', async () => {
  for (const report of [fast, fast, { errors: [{ page: 'home', name: 'Other' }] }, {}])
    expect(await server.post(path, report)).toMatchObject({ status: 204, text: '' });
  const today = { day: '2026-11-21' };
  expect(await stored()).toEqual(
    expect.arrayContaining([
      { ...today, page: 'greeting', name: 'INP', bucket: 50, count: 2 },
      { ...today, page: 'greeting', name: 'TypeError', bucket: 0, count: 2 },
      { ...today, page: 'home', name: 'Other', bucket: 0, count: 1 },
      { ...today, page: 'person', name: 'CLS', bucket: 1, count: 2 },
      { ...today, page: 'person', name: 'LCP', bucket: 1_500, count: 2 },
    ]),
  );
  expect(await stored()).toHaveLength(5);
});

it('R270 counts every one of many reports at the same time', async () => {
  const reversed: Wire['FieldReport'] = { figures: fast.figures?.toReversed() ?? [] };
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => server.post(path, index % 2 === 0 ? fast : reversed)),
  );
  const largest = (await stored()).filter(({ name }) => name === 'LCP');
  expect(largest.map(({ count }) => count)).toEqual([20]);
});

it.each([
  ['an address', { figures: [{ page: '/duka/detail/7', name: 'LCP', value: 1 }] }],
  ['a message', { errors: [{ page: 'home', name: 'Cannot read Bapak Hendra' }] }],
  ['a further field', { figures: [{ page: 'home', name: 'LCP', value: 1, user: 7 }] }],
  ['a negative figure', { figures: [{ page: 'home', name: 'LCP', value: -1 }] }],
  [
    'too many errors',
    { errors: Array.from({ length: 11 }, () => ({ page: 'home', name: 'Error' })) },
  ],
])('R271 rejects a report with %s', async (_, report) => {
  expect(await server.post(path, report)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
  expect(await stored()).toEqual([]);
});

it('R271 rejects a report of more than 4 kB', async () => {
  const answer = await server.post(path, JSON.stringify(fast).padEnd(5_000), {
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(413);
});

it('R271 limits how many reports an address sends', async () => {
  const limited = await startTestServer({
    config: { rateLimits: { read: 0, signIn: 0, preview: 0, upload: 0, order: 0, rare: 2 } },
  });
  const statuses = [];
  for (let reports = 0; reports < 3; reports += 1)
    statuses.push((await limited.post(path, fast)).status);
  await limited.close();
  expect(statuses).toEqual([204, 204, 429]);
});

it('R272 a server that collects no figures answers as one without the operation', async () => {
  server.deps.config.fieldFigures = false;
  expect(await server.post(path, fast)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect(await stored()).toEqual([]);
});

it('R273 shows an admin, and nobody else, the counts of the last days', async () => {
  const admin = await server.tokenFor('demo-ade');
  server.setNow(new Date(testNow.getTime() - 2 * day));
  await server.post(path, fast);
  server.setNow(testNow);
  await server.post(path, { figures: [{ page: 'person', name: 'LCP', value: 30_000 }] });

  const read = async (days?: number) =>
    (await server.get(staffPath, { token: admin, query: days === undefined ? {} : { days } })).body;
  const slow = { from: 20_000, below: null, count: 1 };
  expect(await read(1)).toEqual({
    results: [{ page: 'person', name: 'LCP', count: 1, buckets: [slow] }],
  });
  expect(await read(2)).toEqual(await read(1));
  expect((await read()).results).toContainEqual({
    page: 'person',
    name: 'LCP',
    count: 2,
    buckets: [{ from: 1_500, below: 2_000, count: 1 }, slow],
  });

  expect((await server.get(staffPath)).status).toBe(401);
  const reviewer = await server.tokenFor('demo-rizal');
  expect((await server.get(staffPath, { token: reviewer })).status).toBe(403);
});

it('R273 deletes the counts after 400 days', async () => {
  await server.post(path, fast);
  const cleanUp = async (days: number) => {
    server.setNow(new Date(testNow.getTime() + days * day));
    await server.deps.jobs.schedule(server.deps.db, 'clean-up', null);
    await server.deps.jobs.runDue();
    return (await stored()).length;
  };
  expect(await cleanUp(400)).toBe(4);
  expect(await cleanUp(401)).toBe(0);
});
