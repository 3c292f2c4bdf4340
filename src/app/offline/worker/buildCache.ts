import type { OfflineBuild } from './build.ts';

/** The page itself, as this build's server answered it. */
export const PAGE_CACHE = 'page';

/** Scripts, styles and fonts, under names that never change their content. */
export const PART_CACHE = 'parts';

/** Which builds' parts are on this device, the newest first. Stored like a page, because a worker has no other shelf. */
const BUILDS = '/offline/builds.json';

/** Where the page is kept: one for all addresses of the app, so the one that shows none of them ahead. */
const PAGE = '/index.html';

/**
 * Brings the page of a build, and what it needs to show what visitors read, onto the device. All of it or nothing: a
 * page whose parts are missing would be worse than the one that is there. Parts of earlier builds stay.
 * @throws when the network fails, or when the server answers with another build's page, as in the middle of a release
 */
export async function cacheBuild(
  { entry, shell }: OfflineBuild,
  load: typeof fetch,
): Promise<void> {
  const parts = await caches.open(PART_CACHE);
  await Promise.all(
    shell.map(async (path) => {
      if ((await parts.match(path)) === undefined) await parts.put(path, await whole(load, path));
    }),
  );
  const page = await whole(load, PAGE, { cache: 'no-store' });
  const text = await page.clone().text();
  if (!text.includes(entry))
    throw new Error(`The server's page does not begin with ${entry}: it is of another build.`);
  await (await caches.open(PAGE_CACHE)).put(PAGE, page);
}

/**
 * Drops the parts of builds that are older than the one before this one. Pages of the one before may still be open,
 * and go on from the device what they had.
 */
export async function deleteOldAssets(build: OfflineBuild): Promise<void> {
  const pages = await caches.open(PAGE_CACHE);
  const noted = await pages.match(BUILDS);
  const earlier =
    noted === undefined ? [] : ((await noted.json()) as Pick<OfflineBuild, 'id' | 'files'>[]);
  const builds = [
    { id: build.id, files: build.files },
    ...earlier.filter(({ id }) => id !== build.id),
  ].slice(0, 2);
  await pages.put(BUILDS, new Response(JSON.stringify(builds)));

  const wanted = new Set(builds.flatMap(({ files }) => files));
  const parts = await caches.open(PART_CACHE);
  const kept = await parts.keys();
  await Promise.all(
    kept
      .filter(({ url }) => !wanted.has(new URL(url).pathname))
      .map((request) => parts.delete(request)),
  );
}

/** The page that is kept, for whichever address of the app. */
export async function getCachedPage(): Promise<Response | undefined> {
  return (await caches.open(PAGE_CACHE)).match(PAGE);
}

async function whole(load: typeof fetch, path: string, init?: RequestInit): Promise<Response> {
  const response = await load(path, init);
  if (!response.ok || response.redirected)
    throw new Error(`${path} was answered ${response.status}.`);
  return response;
}
