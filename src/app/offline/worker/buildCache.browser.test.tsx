import { beforeEach, expect, test } from 'vitest';
import {
  deleteOldAssets,
  cacheBuild,
  getCachedPage,
  PAGE_CACHE,
  PART_CACHE,
} from './buildCache.ts';
import type { OfflineBuild } from './build.ts';

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

function buildOf(id: string, more: readonly string[] = []): OfflineBuild {
  const entry = `/assets/index-${id}.js`;
  return {
    id,
    entry,
    shell: [entry, '/assets/same.css'],
    files: [entry, '/assets/same.css', ...more],
  };
}

/** A server on which a build is published; what it was asked for is in `asked`. */
function serverOf({ entry }: OfflineBuild, faults: Record<string, number> = {}) {
  const asked: string[] = [];
  const load = (async (path: string) => {
    asked.push(path);
    const body = path === '/index.html' ? `<script src="${entry}"></script>` : path;
    return new Response(body, { status: faults[path] ?? 200 });
  }) as typeof fetch;
  return { load, asked };
}

async function cachedPaths(): Promise<string[]> {
  const requests = await (await caches.open(PART_CACHE)).keys();
  return requests.map(({ url }) => new URL(url).pathname).sort();
}

test('a build is kept whole, and what is there already is not fetched again', async () => {
  const one = buildOf('one');
  await cacheBuild(one, serverOf(one).load);
  const two = buildOf('two');
  const { load, asked } = serverOf(two);
  await cacheBuild(two, load);
  expect(asked.sort()).toEqual(['/assets/index-two.js', '/index.html']);
  expect(await cachedPaths()).toEqual([
    '/assets/index-one.js',
    '/assets/index-two.js',
    '/assets/same.css',
  ]);
  expect(await (await getCachedPage())?.text()).toContain('index-two.js');
});

test.each([
  ['/assets/index-two.js', 404],
  ['/index.html', 503],
])('when %s cannot be had, the page of before stays', async (path, status) => {
  const one = buildOf('one');
  await cacheBuild(one, serverOf(one).load);
  const two = buildOf('two');
  await expect(cacheBuild(two, serverOf(two, { [path]: status }).load)).rejects.toThrow(
    String(status),
  );
  expect(await (await getCachedPage())?.text()).toContain('index-one.js');
});

test('a server that still answers with another build’s page is tried another time', async () => {
  const two = buildOf('two');
  await expect(cacheBuild(two, serverOf(buildOf('one')).load)).rejects.toThrow('another build');
  expect(await getCachedPage()).toBeUndefined();
});

test('parts of the build before stay for pages that are still open; older ones go', async () => {
  const builds = ['one', 'two', 'three'].map((id) => buildOf(id, [`/assets/order-${id}.js`]));
  for (const build of builds) {
    await cacheBuild(build, serverOf(build).load);
    const parts = await caches.open(PART_CACHE);
    await parts.put(`/assets/order-${build.id}.js`, new Response('used'));
    await deleteOldAssets(build);
  }
  expect(await cachedPaths()).toEqual([
    '/assets/index-three.js',
    '/assets/index-two.js',
    '/assets/order-three.js',
    '/assets/order-two.js',
    '/assets/same.css',
  ]);
});

test('a worker that starts twice for one build drops nothing of the build before', async () => {
  const [one, two] = [buildOf('one'), buildOf('two')];
  for (const build of [one, two, two]) {
    await cacheBuild(build, serverOf(build).load);
    await deleteOldAssets(build);
  }
  expect(await cachedPaths()).toContain('/assets/index-one.js');
  expect(await (await caches.open(PAGE_CACHE)).keys()).toHaveLength(2);
});
