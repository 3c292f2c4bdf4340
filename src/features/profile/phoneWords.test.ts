import { expect, test } from 'vitest';
import { phoneWords } from './phoneWords.ts';

test.each([
  ['+6281220000001', '+62 812-2000-0001'],
  ['6281220000001', '+62 812-2000-0001'],
  ['+31201234567', '+31201234567'],
  ['081220000001', '081220000001'],
  ['', ''],
])('phoneWords formats "%s" as "%s"', (input, expected) => {
  expect(phoneWords(input)).toBe(expected);
});
