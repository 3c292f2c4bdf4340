import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { looks } from './looks.ts';
import { openStorybook, type Photographer } from './photographer.ts';
import { readPicture, writePicture, type Picture } from './Picture.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const rows = { id: 'components-menurows--account', looks };

let photographer: Photographer;
let before: readonly Picture[];
beforeAll(async () => {
  photographer = await openStorybook(storybook, 1);
  before = (await photographer.take(rows)).map(({ picture }) => picture);
});
afterAll(() => photographer.close());

describe('an element moved by two pixels is a change in every look', () => {
  test.each([
    ['a word', 'li:first-child a span { position: relative; inset-block-start: 2px }'],
    ['an icon', 'li:nth-child(2) svg:first-child { position: relative; inset-inline-start: 2px }'],
    [
      'a hairline',
      'li:nth-child(2) { margin-block-start: 2px } li:nth-child(3) { margin-block-start: -2px }',
    ],
    ['the whole page', '#storybook-root { padding-block-start: 2px }'],
  ])('%s', async (_, content) => {
    const moved = await photographer.take(
      rows,
      async (page) => void (await page.addStyleTag({ content })),
    );
    const verdicts = moved.map(
      ({ picture }, place) => comparePictures(before[place]!, picture).isChange,
    );
    expect(verdicts).toEqual([true, true, true, true]);
  });
});

describe('differences between machines are no change', () => {
  test('a picture read from its file, with every colour rounded differently', async () => {
    const verdicts = before.map(
      async (picture) =>
        comparePictures(await readPicture(await writePicture(picture)), rounded(picture)).changed,
    );
    expect(await Promise.all(verdicts)).toEqual([0, 0, 0, 0]);
  });

  test('a second screenshot of the same story, which has identical pixels', async () => {
    const again = await photographer.take(rows);
    expect(again.map(({ picture }, place) => picture.pixels.equals(before[place]!.pixels))).toEqual(
      [true, true, true, true],
    );
  });

  test('every colour rounded differently, by up to two of 255 levels', () => {
    const verdicts = before.map((picture) => comparePictures(picture, rounded(picture)).changed);
    expect(verdicts).toEqual([0, 0, 0, 0]);
  });
});

describe('taking a picture throws for a text that is not in the app’s fonts', () => {
  test('in a system font', async () => {
    const taking = photographer.take(
      rows,
      async (page) =>
        void (await page.addStyleTag({
          content: 'li:first-child a { font-family: Georgia, serif }',
        })),
    );
    await expect(taking).rejects.toThrow(/components-menurows--account .* "Keluarga" in Georgia/);
  });

  test('in a font that failed to load', async () => {
    const content = `@font-face { font-family: Lost; src: url('/lost.woff2') } li:first-child a { font-family: Lost, sans-serif }`;
    const taking = photographer.take(
      rows,
      async (page) => void (await page.addStyleTag({ content })),
    );
    await expect(taking).rejects.toThrow(/components-menurows--account .* "Keluarga" in Lost/);
  });

  test('with a character that the app’s fonts lack', async () => {
    const taking = photographer.take(rows, async (page) => {
      await page
        .getByText('Keluarga')
        .first()
        .evaluate((element) => (element.textContent = 'Keluarga → †'));
    });
    await expect(taking).rejects.toThrow(
      /components-menurows--account .*: "Keluarga → †" with → in Plus Jakarta Sans$/,
    );
  });
});

test('a picture of another size is a change, and the difference has the size of both', () => {
  const [picture] = before;
  const { width, height, pixels } = picture!;
  const shorter = {
    width,
    height: height - 1,
    pixels: pixels.subarray(0, width * (height - 1) * 3),
  };
  expect(comparePictures(picture!, shorter)).toMatchObject({
    changed: width,
    isChange: true,
    picture: { width, height },
  });
});

/** Changes each byte by −2 to 2, in a pattern that differs between adjacent pixels. */
function rounded({ width, height, pixels }: Picture): Picture {
  const moved = Buffer.from(
    pixels.map((level, place) => Math.max(0, Math.min(255, level + ((place * 7) % 5) - 2))),
  );
  return { width, height, pixels: moved };
}
