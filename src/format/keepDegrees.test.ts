import { expect, test } from 'vitest';
import { keepDegrees } from './keepDegrees.ts';

test.each([
  ['Sp.PD-KGEH', 'Sp.PD-\u2060KGEH'],
  ['Hadiningrat-Wijayakusuma', 'Hadiningrat-Wijayakusuma'],
])('a line of "%s" breaks only between names', (text, kept) => {
  expect(keepDegrees(text)).toBe(kept);
});
