import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cutIntoBands, joinBands } from './bands.ts';
import { readPicture, writePicture, type Picture } from './Picture.ts';

/**
 * The bands of each accepted picture from top to bottom, with their repetitions, by story and look.
 */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A picture to accept, or null for a story or look that no longer exists. */
export interface Acceptance {
  readonly story: string;
  readonly look: string;
  readonly picture: Picture | null;
}

/** The folder of the accepted pictures: a manifest, and a file for each band. */
export const baselineFolder = fileURLToPath(new URL('baselines', import.meta.url));

/** Reads the manifest. Returns an empty one if there is none. */
export function readManifest(folder = baselineFolder): Manifest {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/** Returns the manifest entry of a picture, which is the same for identical pixels. */
export function recipeOf(picture: Picture): string {
  return cutIntoBands(picture)
    .map(({ name, times }) => (times === 1 ? name : `${name}×${times}`))
    .join(' ');
}

/** Reads an accepted picture. Returns null if one of its files is missing. */
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

/** Stores pictures as accepted, and deletes the files that are no longer used. */
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
  deleteUnused(manifest, folder);
}

async function writeBands(picture: Picture, folder: string): Promise<void> {
  const missing = cutIntoBands(picture).filter(({ name }) => !existsSync(fileOf(name, folder)));
  await Promise.all(
    missing.map(async (band) =>
      writeFileSync(fileOf(band.name, folder), await writePicture(band.picture)),
    ),
  );
}

function deleteUnused(manifest: Manifest, folder: string): void {
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

/** Serializes the manifest sorted, with one line per picture, so that merge conflicts are rare. */
function manifestText(manifest: Manifest): string {
  const sortedEntries = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const sorted = sortedEntries(manifest).map(([story, pictures]) => [
    story,
    Object.fromEntries(sortedEntries(pictures)),
  ]);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
