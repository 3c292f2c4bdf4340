import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { chromium } from '@playwright/test';
import { atlasLooks, type Look } from './looks.ts';
import { storyLaunchOptions } from './launchOptions.ts';
import { openStoryPage, serveStorybook } from './storyPage.ts';

/** Thumbnails of stories for the atlas, by story id and look. */
export type Thumbnails = Readonly<Record<string, Readonly<Record<string, Thumbnail>>>>;

/** A thumbnail file and its size in pixels. */
export interface Thumbnail {
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
export async function thumbnailsOf(stories: readonly string[]): Promise<Thumbnails> {
  const fingerprint = readFileSync(join(cache, 'build', 'storybook'), 'utf8');
  const list = join(folder, 'thumbnails.json');
  if (existsSync(list)) {
    const cached = JSON.parse(readFileSync(list, 'utf8')) as {
      fingerprint: string;
      thumbnails: Thumbnails;
    };
    if (cached.fingerprint === fingerprint && stories.every((id) => id in cached.thumbnails))
      return cached.thumbnails;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const thumbnails = await takeThumbnails(stories);
  writeFileSync(list, JSON.stringify({ fingerprint, thumbnails }));
  return thumbnails;
}

async function takeThumbnails(stories: readonly string[]): Promise<Thumbnails> {
  const storybook = await serveStorybook();
  const browser = await chromium.launch(storyLaunchOptions());
  const { page, open, fit } = await openStoryPage(browser, storybook.address);
  const thumbnails: Record<string, Record<string, Thumbnail>> = {};
  for (const id of stories) {
    const taken: Record<string, Thumbnail> = {};
    for (const [place, look] of atlasLooks.entries()) {
      if (place === 0) await open(id, look);
      await fit(look);
      taken[look.name] = await writeThumbnail(id, look, await page.screenshot());
    }
    thumbnails[id] = taken;
  }
  await browser.close();
  await storybook.close();
  return thumbnails;
}

/** Returns a thumbnail as a data URL. */
export function urlOf({ file }: Thumbnail): string {
  return `data:image/webp;base64,${readFileSync(join(folder, file)).toString('base64')}`;
}

async function writeThumbnail(story: string, look: Look, screenshot: Buffer): Promise<Thumbnail> {
  const picture = sharp(screenshot);
  const { width: fullWidth, height: fullHeight } = await picture.metadata();
  const width = Math.min(fullWidth, widest);
  const height = Math.min(fullHeight, Math.round((tallest * fullWidth) / width));
  const { data, info } = await picture
    .extract({ left: 0, top: 0, width: fullWidth, height })
    .resize({ width })
    .webp({ quality: 70, effort: 4, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  const file = `${story}.${look.name}.webp`;
  writeFileSync(join(folder, file), data);
  return { file, width: info.width, height: info.height };
}
