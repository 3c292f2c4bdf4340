import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cutIntoBands, joinBands } from './bands.ts';
import { readPicture, writePicture, type Picture } from './Picture.ts';

/** What was accepted: by story and look, the bands of its picture from top to bottom, each with its number of times. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A picture to be accepted, or null for a story or look that is gone. */
export interface Acceptance {
  readonly story: string;
  readonly look: string;
  readonly picture: Picture | null;
}

/** Where accepted pictures lie: a list, and a file for each band. */
export const baselineFolder = fileURLToPath(new URL('baselines', import.meta.url));

/** What was accepted: empty where nothing was. */
export function readManifest(folder = baselineFolder): Manifest {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/** How a picture stands in the manifest: the same text for exactly the same pixels. */
export function recipeOf(picture: Picture): string {
  return cutIntoBands(picture)
    .map(({ name, times }) => (times === 1 ? name : `${name}×${times}`))
    .join(' ');
}

/** The accepted picture, or null when a part of it is missing. */
export async function readBaseline(
  recipe: string,
  folder = baselineFolder,
): Promise<Picture | null> {
  const parts = namesIn(recipe);
  if (!parts.every(({ name }) => existsSync(fileOf(name, folder)))) return null;
  return joinBands(
    await Promise.all(
      parts.map(async ({ name, times }) => ({
        times,
        picture: await readPicture(fileOf(name, folder)),
      })),
    ),
  );
}

/** Writes pictures down as accepted, and forgets what nothing shows any more. */
export async function accept(
  acceptances: readonly Acceptance[],
  folder = baselineFolder,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const manifest = Object.fromEntries(
    Object.entries(readManifest(folder)).map(([story, pictures]) => [story, { ...pictures }]),
  );
  for (const { story, look, picture } of acceptances) {
    const pictures = (manifest[story] ??= {});
    if (picture !== null) {
      pictures[look] = recipeOf(picture);
      await writeBands(picture, folder);
    } else {
      delete pictures[look];
      if (Object.keys(pictures).length === 0) delete manifest[story];
    }
  }
  writeFileSync(join(folder, 'manifest.json'), manifestText(manifest));
  forgetUnused(manifest, folder);
}

async function writeBands(picture: Picture, folder: string): Promise<void> {
  const fresh = cutIntoBands(picture).filter(({ name }) => !existsSync(fileOf(name, folder)));
  await Promise.all(
    fresh.map(async (band) =>
      writeFileSync(fileOf(band.name, folder), await writePicture(band.picture)),
    ),
  );
}

function forgetUnused(manifest: Manifest, folder: string): void {
  const used = new Set(
    Object.values(manifest)
      .flatMap((pictures) => Object.values(pictures))
      .flatMap((recipe) => namesIn(recipe).map(({ name }) => `${name}.webp`)),
  );
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.webp') && !used.has(file)) rmSync(join(folder, file));
  }
}

function namesIn(recipe: string): { name: string; times: number }[] {
  return recipe.split(' ').map((part) => {
    const [name = '', times = '1'] = part.split('×');
    return { name, times: Number(times) };
  });
}

function fileOf(name: string, folder: string): string {
  return join(folder, `${name}.webp`);
}

/** One line a picture, in an order of their own, so that two changes seldom meet in one line. */
function manifestText(manifest: Manifest): string {
  const inOrder = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const sorted = inOrder(manifest).map(([story, pictures]) => [
    story,
    Object.fromEntries(inOrder(pictures)),
  ]);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
