import { expect, test } from 'vitest';
import { formatProfilePhone } from './formatProfilePhone.ts';

test.each([
  ['+6281220000001', '+62 812-2000-0001'],
  ['6281220000001', '+62 812-2000-0001'],
  ['+31201234567', '+31201234567'],
  ['081220000001', '081220000001'],
  ['', ''],
])('formatProfilePhone formats "%s" as "%s"', (input, expected) => {
  expect(formatProfilePhone(input)).toBe(expected);
});
