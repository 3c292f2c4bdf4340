import { beforeEach, expect, test } from 'vitest';
import {
  deleteOldAssets,
  cacheBuild,
  getCachedPage,
  PAGE_CACHE,
  ASSET_CACHE,
} from './buildCache.ts';
import type { OfflineBuild } from './build.ts';

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

function buildOf(id: string, otherFiles: readonly string[] = []): OfflineBuild {
  const entry = `/assets/index-${id}.js`;
  return {
    id,
    entry,
    shell: [entry, '/assets/same.css'],
    files: [entry, '/assets/same.css', ...otherFiles],
  };
}

/** Creates a fake server with one build. `requestedPaths` lists the requests. */
function createServer({ entry }: OfflineBuild, statuses: Record<string, number> = {}) {
  const requestedPaths: string[] = [];
  const load = (async (path: string) => {
    requestedPaths.push(path);
    const body = path === '/index.html' ? `<script src="${entry}"></script>` : path;
    return new Response(body, { status: statuses[path] ?? 200 });
  }) as typeof fetch;
  return { load, requestedPaths };
}

async function cachedPaths(): Promise<string[]> {
  const requests = await (await caches.open(ASSET_CACHE)).keys();
  return requests.map(({ url }) => new URL(url).pathname).sort();
}

test('caches a whole build without fetching cached files again', async () => {
  const firstBuild = buildOf('one');
  await cacheBuild(firstBuild, createServer(firstBuild).load);
  const secondBuild = buildOf('two');
  const { load, requestedPaths } = createServer(secondBuild);
  await cacheBuild(secondBuild, load);
  expect(requestedPaths.sort()).toEqual(['/assets/index-two.js', '/index.html']);
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
])('keeps the previous page when %s fails', async (path, status) => {
  const firstBuild = buildOf('one');
  await cacheBuild(firstBuild, createServer(firstBuild).load);
  const secondBuild = buildOf('two');
  await expect(
    cacheBuild(secondBuild, createServer(secondBuild, { [path]: status }).load),
  ).rejects.toThrow(String(status));
  expect(await (await getCachedPage())?.text()).toContain('index-one.js');
});

test('rejects a page of another build', async () => {
  const secondBuild = buildOf('two');
  await expect(cacheBuild(secondBuild, createServer(buildOf('one')).load)).rejects.toThrow(
    'another build',
  );
  expect(await getCachedPage()).toBeUndefined();
});

test('keeps the assets of the previous build and deletes older ones', async () => {
  const builds = ['one', 'two', 'three'].map((id) => buildOf(id, [`/assets/order-${id}.js`]));
  for (const build of builds) {
    await cacheBuild(build, createServer(build).load);
    const parts = await caches.open(ASSET_CACHE);
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

test('keeps the previous build when a worker starts twice', async () => {
  const [firstBuild, secondBuild] = [buildOf('one'), buildOf('two')];
  for (const build of [firstBuild, secondBuild, secondBuild]) {
    await cacheBuild(build, createServer(build).load);
    await deleteOldAssets(build);
  }
  expect(await cachedPaths()).toContain('/assets/index-one.js');
  expect(await (await caches.open(PAGE_CACHE)).keys()).toHaveLength(2);
});
