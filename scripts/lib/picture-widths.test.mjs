import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

// The path is computed, because a type check of the scripts does not include the server.
/** @type {{ pictureWidths: Record<string, { widths: readonly number[] }> }} */
const { pictureWidths } = await import(`${root}/server/src/artwork/pictureKinds.ts`);

/** The widths that components name in `srcset`, by their file. */
const named = readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) =>
    [
      ...readFileSync(join(root, 'src/features', file), 'utf8').matchAll(
        /widths=\{\[([\d, ]+)\]\}/g,
      ),
    ].map((match) => ({ file, widths: String(match[1]).split(',').map(Number) })),
  );

test('reads the widths that components name', () => {
  expect(named.length).toBeGreaterThan(3);
});

test.each(named)('R212 $file names widths in which the server has the picture', ({ widths }) => {
  const served = Object.values(pictureWidths).map((kind) => kind.widths);
  expect(served.some((all) => widths.every((width) => all.includes(width)))).toBe(true);
});

test('R212 a phone of 412 px at a density of 1.75 loads an advertisement of at most 960 px', () => {
  const topAds = named.find(({ file }) => file.endsWith('TopAds.tsx'));
  expect(topAds?.widths.find((width) => width >= 412 * 1.75)).toBeLessThanOrEqual(960);
});
