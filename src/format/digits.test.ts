import { expect, test } from 'vitest';
import { removeNonDigits, groupDigits } from './digits.ts';

test.each([
  ['8077708123456789', '8077 7081 2345 6789'],
  ['123456789', '1234 5678 9'],
  ['1234', '1234'],
])('groups %s as %s, and removeNonDigits reverses it', (digits, grouped) => {
  expect(groupDigits(digits)).toBe(grouped);
  expect(removeNonDigits(groupDigits(digits))).toBe(digits);
});
