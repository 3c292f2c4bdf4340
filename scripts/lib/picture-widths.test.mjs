import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

// The path is computed, because a type check of the scripts does not include the server.
/** @type {{ pictureWidths: Record<string, { widths: readonly number[] }> }} */
const { pictureWidths } = await import(`${root}/server/src/drawing/artwork/pictureKinds.ts`);

/** The widths that components name in `srcset`, by their file. */
const named = ['src/features', 'src/ui']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/widths=\{\[([\d, ]+)\]\}/g)].map(
      (match) => ({ file, widths: String(match[1]).split(',').map(Number) }),
    ),
  );

test('reads the widths that components name', () => {
  expect(named.map(({ file }) => basename(file))).toEqual(
    expect.arrayContaining(['PersonScreen.tsx', 'PortraitLink.tsx', 'TopAds.tsx']),
  );
});

test.each(named)('R212 $file names widths in which the server has the picture', ({ widths }) => {
  const served = Object.values(pictureWidths).map((kind) => kind.widths);
  expect(served.some((all) => widths.every((width) => all.includes(width)))).toBe(true);
});

test('R212 a phone of 412 px at a density of 1.75 loads an advertisement of at most 960 px', () => {
  const topAds = named.find(({ file }) => file.endsWith('TopAds.tsx'));
  expect(topAds?.widths.find((width) => width >= 412 * 1.75)).toBeLessThanOrEqual(960);
});
