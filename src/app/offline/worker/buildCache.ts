import type { OfflineBuild } from './build.ts';

/** The cache of the page of the build. */
export const PAGE_CACHE = 'page';

/** The cache of scripts, styles and fonts, whose names have a content hash. */
export const ASSET_CACHE = 'parts';

/**
 * Cache entry with the builds whose assets are on the device, the newest first. It is stored as a
 * response, because a worker has no other simple storage.
 */
const BUILDS = '/offline/builds.json';

/**
 * Cache entry of the page. It serves every URL of the app, so it is the one without prerendered
 * content.
 */
const PAGE = '/index.html';

/**
 * Caches the page of a build and the assets for visitors. The page is replaced only after all
 * assets are cached, because a page with missing assets would be worse than the old one. Assets of
 * earlier builds stay.
 * @throws Error if a request fails, or if the server returns the page of another build during a
 * release
 */
export async function cacheBuild(
  { entry, shell }: OfflineBuild,
  load: typeof fetch,
): Promise<void> {
  const assets = await caches.open(ASSET_CACHE);
  await Promise.all(
    shell.map(async (path) => {
      if ((await assets.match(path)) === undefined)
        await assets.put(path, await fetchAsset(load, path));
    }),
  );
  const page = await fetchAsset(load, PAGE, { cache: 'no-store' });
  const text = await page.clone().text();
  if (!text.includes(entry))
    throw new Error(`The page of the server does not load ${entry}: it belongs to another build.`);
  await (await caches.open(PAGE_CACHE)).put(PAGE, page);
}

/** Deletes the assets of builds older than the previous one, whose pages may be open. */
export async function deleteOldAssets(build: OfflineBuild): Promise<void> {
  const pages = await caches.open(PAGE_CACHE);
  const storedBuilds = await pages.match(BUILDS);
  const earlier =
    storedBuilds === undefined
      ? []
      : ((await storedBuilds.json()) as Pick<OfflineBuild, 'id' | 'files'>[]);
  const builds = [
    { id: build.id, files: build.files },
    ...earlier.filter(({ id }) => id !== build.id),
  ].slice(0, 2);
  await pages.put(BUILDS, new Response(JSON.stringify(builds)));

  const neededPaths = new Set(builds.flatMap(({ files }) => files));
  const assets = await caches.open(ASSET_CACHE);
  const cachedRequests = await assets.keys();
  await Promise.all(
    cachedRequests
      .filter(({ url }) => !neededPaths.has(new URL(url).pathname))
      .map((request) => assets.delete(request)),
  );
}

/** Returns the cached page, which serves every URL of the app. */
export async function getCachedPage(): Promise<Response | undefined> {
  return (await caches.open(PAGE_CACHE)).match(PAGE);
}

async function fetchAsset(load: typeof fetch, path: string, init?: RequestInit): Promise<Response> {
  const response = await load(path, init);
  if (!response.ok || response.redirected)
    throw new Error(`Request for ${path} failed with status ${response.status}.`);
  return response;
}
