import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { looksWithLargeText } from './looks.ts';
import { openStorybook, type Shot } from './photographer.ts';

/** Thumbnails of stories for the atlas, by story id and look. */
export type Places = Readonly<Record<string, Readonly<Record<string, PlacePicture>>>>;

/** A thumbnail file and its size in pixels. */
export interface PlacePicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const folder = join(cache, 'visual');
/** The maximum size of a thumbnail, in pixels. Wider pictures are scaled, taller ones are cropped. */
const [widest, tallest] = [640, 1600];

/**
 * Returns thumbnails of the stories in every look. Takes them only if the Storybook build changed.
 */
export async function picturesOf(storybook: string, stories: readonly string[]): Promise<Places> {
  const fingerprint = readFileSync(join(cache, 'build', 'storybook'), 'utf8');
  const list = join(folder, 'places.json');
  if (existsSync(list)) {
    const cached = JSON.parse(readFileSync(list, 'utf8')) as {
      fingerprint: string;
      places: Places;
    };
    if (cached.fingerprint === fingerprint && stories.every((id) => id in cached.places))
      return cached.places;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const photographer = await openStorybook(storybook, 3);
  const taken = await Promise.all(
    stories.map(async (id) => {
      const shots = await photographer.take({ id, looks: looksWithLargeText });
      return [
        id,
        Object.fromEntries(await Promise.all(shots.map((shot) => writeSmall(id, shot)))),
      ] as const;
    }),
  );
  await photographer.close();
  const places = Object.fromEntries(taken);
  writeFileSync(list, JSON.stringify({ fingerprint, places }));
  return places;
}

/** Returns a thumbnail as a data URL. */
export function urlOf({ file }: PlacePicture): string {
  return `data:image/webp;base64,${readFileSync(join(folder, file)).toString('base64')}`;
}

async function writeSmall(story: string, { look, picture }: Shot): Promise<[string, PlacePicture]> {
  const width = Math.min(picture.width, widest);
  const height = Math.min(picture.height, Math.round((tallest * picture.width) / width));
  const { data, info } = await sharp(picture.pixels, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .extract({ left: 0, top: 0, width: picture.width, height })
    .resize({ width })
    .webp({ quality: 70, effort: 4, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  const file = `${story}.${look.name}.webp`;
  writeFileSync(join(folder, file), data);
  return [look.name, { file, width: info.width, height: info.height }];
}
