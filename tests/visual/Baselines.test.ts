import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accept, readBaseline, readManifest, recipeOf } from './Baselines.ts';
import { comparePictures } from './comparePictures.ts';
import type { Picture } from './Picture.ts';

/** Creates a picture with one grey level per row. */
const rows = (...greys: number[]): Picture => ({
  width: 8,
  height: greys.length,
  pixels: Buffer.from(greys.flatMap((grey) => Array<number>(8 * 3).fill(grey))),
});
const blank = Array<number>(40).fill(250);
const header = [10, 200, 30, 90];
const one = rows(...header, ...blank, 70, 20, ...blank);
const other = rows(...header, ...blank, ...blank, 120, 60);

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'baselines-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const files = () => readdirSync(folder).filter((name) => name.endsWith('.webp')).length;
const take = (story: string, picture: Picture | null) => ({ story, look: '360-light', picture });

describe('accepted pictures', () => {
  test('are read back without visible differences', async () => {
    await accept([take('one', one)], folder);
    const restored = await readBaseline(readManifest(folder)['one']!['360-light']!, folder);
    expect(restored).toMatchObject({ width: 8, height: one.height });
    expect(comparePictures(restored!, one).changed).toBe(0);
  });

  test('store shared content once, wherever it is on the screen', async () => {
    await accept([take('one', one)], folder);
    expect(files()).toBe(3);
    await accept([take('other', other)], folder);
    expect(files()).toBe(4);
  });

  test('are identified by their exact pixels', () => {
    const shifted = rows(...header, ...blank.slice(2), 70, 20, ...blank, 250, 250);
    expect(recipeOf(rows(...header, ...blank, 70, 20, ...blank))).toBe(recipeOf(one));
    expect(recipeOf(shifted)).not.toBe(recipeOf(one));
    expect(recipeOf(rows(...header, ...blank, 70, 21, ...blank))).not.toBe(recipeOf(one));
  });

  test('are deleted with the last story that uses them', async () => {
    await accept([take('one', one), take('other', other)], folder);
    await accept([take('one', null)], folder);
    expect(readManifest(folder)).toEqual({ other: { '360-light': recipeOf(other) } });
    expect(files()).toBe(3);
    await accept([take('other', null)], folder);
    expect([readManifest(folder), files()]).toEqual([{}, 0]);
  });

  test('count as missing if one of their files is missing', async () => {
    await accept([take('one', one)], folder);
    const [first] = readdirSync(folder).filter((name) => name.endsWith('.webp'));
    rmSync(join(folder, first!));
    expect(await readBaseline(recipeOf(one), folder)).toBeNull();
  });
});
