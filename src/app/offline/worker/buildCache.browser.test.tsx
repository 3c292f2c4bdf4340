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

function createBuild(id: string, otherFiles: readonly string[] = []): OfflineBuild {
  const entry = `/assets/index-${id}.js`;
  return {
    id,
    entry,
    shell: [entry, '/assets/shared.css'],
    files: [entry, '/assets/shared.css', ...otherFiles],
  };
}

/**
 * Creates a fake server with one build. `statuses` are the response statuses by path, by default
 * 200. `requestedPaths` lists the requests.
 */
function createServer({ entry }: OfflineBuild, statuses: Record<string, number> = {}) {
  const requestedPaths: string[] = [];
  const fakeFetch = (async (path: string) => {
    requestedPaths.push(path);
    const body = path === '/index.html' ? `<script src="${entry}"></script>` : path;
    return new Response(body, { status: statuses[path] ?? 200 });
  }) as typeof fetch;
  return { fakeFetch, requestedPaths };
}

async function cachedPaths(): Promise<string[]> {
  const requests = await (await caches.open(ASSET_CACHE)).keys();
  return requests.map(({ url }) => new URL(url).pathname).sort();
}

test('caches the page and assets of a build without fetching cached assets again', async () => {
  const firstBuild = createBuild('one');
  await cacheBuild(firstBuild, createServer(firstBuild).fakeFetch);
  const secondBuild = createBuild('two');
  const { fakeFetch, requestedPaths } = createServer(secondBuild);
  await cacheBuild(secondBuild, fakeFetch);
  expect(requestedPaths.sort()).toEqual(['/assets/index-two.js', '/index.html']);
  expect(await cachedPaths()).toEqual([
    '/assets/index-one.js',
    '/assets/index-two.js',
    '/assets/shared.css',
  ]);
  expect(await (await getCachedPage())?.text()).toContain('index-two.js');
});

test.each([
  ['/assets/index-two.js', 404],
  ['/index.html', 503],
])('keeps the previous page when the request for %s fails', async (path, status) => {
  const firstBuild = createBuild('one');
  await cacheBuild(firstBuild, createServer(firstBuild).fakeFetch);
  const secondBuild = createBuild('two');
  await expect(
    cacheBuild(secondBuild, createServer(secondBuild, { [path]: status }).fakeFetch),
  ).rejects.toThrow(String(status));
  expect(await (await getCachedPage())?.text()).toContain('index-one.js');
});

test('rejects a page of another build', async () => {
  const secondBuild = createBuild('two');
  await expect(cacheBuild(secondBuild, createServer(createBuild('one')).fakeFetch)).rejects.toThrow(
    'another build',
  );
  expect(await getCachedPage()).toBeUndefined();
});

test('keeps the assets of the previous build and deletes older ones', async () => {
  const builds = ['one', 'two', 'three'].map((id) => createBuild(id, [`/assets/order-${id}.js`]));
  for (const build of builds) {
    await cacheBuild(build, createServer(build).fakeFetch);
    // As the worker does when an asset is first used: `cacheBuild` caches only the shell.
    const assetCache = await caches.open(ASSET_CACHE);
    await assetCache.put(`/assets/order-${build.id}.js`, new Response('used'));
    await deleteOldAssets(build);
  }
  expect(await cachedPaths()).toEqual([
    '/assets/index-three.js',
    '/assets/index-two.js',
    '/assets/order-three.js',
    '/assets/order-two.js',
    '/assets/shared.css',
  ]);
});

test('keeps the assets of the previous build when the same build is installed twice', async () => {
  const [firstBuild, secondBuild] = [createBuild('one'), createBuild('two')];
  for (const build of [firstBuild, secondBuild, secondBuild]) {
    await cacheBuild(build, createServer(build).fakeFetch);
    await deleteOldAssets(build);
  }
  expect(await cachedPaths()).toContain('/assets/index-one.js');
  // The page and the list of builds.
  expect(await (await caches.open(PAGE_CACHE)).keys()).toHaveLength(2);
});
