import { expect, test } from 'vitest';
import { createDocumentCache } from './createDocumentCache.ts';

/** Creates a cache whose loads end when the test ends them; `loads` has the address of each. */
function createTestCache(limit = 10) {
  let time = 0;
  const loads: { address: string; end: (document: string | null | undefined | Error) => void }[] =
    [];
  const errors: unknown[] = [];
  const cache = createDocumentCache<string, undefined>({
    load: (address) =>
      new Promise((resolve, reject) => {
        loads.push({
          address,
          end: (document) => (document instanceof Error ? reject(document) : resolve(document)),
        });
      }),
    now: () => time,
    freshMs: 30,
    staleMs: 100,
    limit,
    onError: (error) => errors.push(error),
  });
  const get = (address: string) => cache.get(address, undefined);
  const load = async (address: string, document: string | null | undefined) => {
    const result = get(address);
    loads.at(-1)?.end(document);
    return result;
  };
  return { cache, get, load, loads, errors, pass: (ms: number) => (time += ms) };
}

test('loads an address once for simultaneous requests, and not again while it is fresh', async () => {
  const { get, loads } = createTestCache();
  const both = Promise.all([get('/'), get('/')]);
  loads[0]?.end('home');
  expect(await both).toEqual(['home', 'home']);
  expect(await get('/')).toBe('home');
  expect(loads).toHaveLength(1);
});

test('returns a stale document and loads it again once in the background', async () => {
  const { get, load, loads, pass } = createTestCache();
  await load('/', 'old');
  pass(31);
  expect(await Promise.all([get('/'), get('/')])).toEqual(['old', 'old']);
  expect(loads).toHaveLength(2);
  loads[1]?.end('new');
  await expect.poll(() => get('/')).toBe('new');
});

test('waits for a new document when the old one is too old', async () => {
  const { load, pass } = createTestCache();
  await load('/', 'old');
  pass(131);
  expect(await load('/', 'new')).toBe('new');
});

test('keeps the old document when it cannot be loaded again, and reports why', async () => {
  const { get, load, loads, errors, pass } = createTestCache();
  await load('/', 'old');
  pass(31);
  await get('/');
  loads[1]?.end(new Error('no database'));
  await expect.poll(() => errors).toEqual([new Error('no database')]);
  expect(await get('/')).toBe('old');
});

test('keeps the old document when a request may not load it again', async () => {
  const { get, load, loads, pass } = createTestCache();
  await load('/', 'old');
  pass(31);
  await get('/');
  loads[1]?.end(undefined);
  // It can be loaded again once that load has ended.
  await expect.poll(async () => [await get('/'), loads.length]).toEqual(['old', 3]);
  expect(await load('/duka', undefined)).toBeUndefined();
  expect(await load('/duka', 'list')).toBe('list');
});

test('loads an address for requests that waited for one which may not load it', async () => {
  const { get, loads } = createTestCache();
  const refused = get('/');
  const others = Promise.all([get('/'), get('/')]);
  loads[0]?.end(undefined);
  expect(await refused).toBeUndefined();
  await expect.poll(() => loads).toHaveLength(2);
  loads[1]?.end('home');
  expect(await others).toEqual(['home', 'home']);
  expect(loads).toHaveLength(2);
});

test('keeps neither a missing document nor an error', async () => {
  const { get, load, loads } = createTestCache();
  expect(await load('/', null)).toBe(null);
  const failing = get('/');
  loads[1]?.end(new Error('no database'));
  await expect(failing).rejects.toThrow('no database');
  expect(await load('/', 'home')).toBe('home');
});

test('a purge removes documents, also those that are loading or loaded again', async () => {
  const { cache, get, load, loads, pass } = createTestCache();
  await load('/duka', 'before');
  pass(31);
  await get('/duka');
  const loading = get('/');
  cache.purge((address) => address !== '/help');
  loads[1]?.end('before');
  loads[2]?.end('before');
  expect(await loading).toBe('before');
  expect(await load('/', 'after')).toBe('after');
  expect(await load('/duka', 'after')).toBe('after');
  await load('/help', 'help');
  cache.purge((address) => address !== '/help');
  expect(await get('/help')).toBe('help');
});

test('removes the documents that were not used for the longest time', async () => {
  const { get, load, loads } = createTestCache(2);
  await load('/', 'home');
  await load('/duka', 'list');
  await get('/');
  await load('/help', 'help');
  await get('/');
  expect(loads).toHaveLength(3);
  await load('/duka', 'list');
  expect(loads).toHaveLength(4);
});
