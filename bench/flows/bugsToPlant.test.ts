import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bugs, countOccurrences } from './bugsToPlant.ts';

test.each(bugs)('"$name" can be planted in exactly one place', ({ file, from, to }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(countOccurrences(from, source)).toBe(1);
  expect(to).not.toBe(from);
});
