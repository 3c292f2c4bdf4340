import { expect, test } from 'vitest';
import { getMapsLink } from './getMapsLink.ts';

test.each([
  ['TPU Pandu', 'Jl. Pandu No. 32', 'TPU%20Pandu%2C%20Jl.%20Pandu%20No.%2032'],
  ['TPU Pandu', null, 'TPU%20Pandu'],
  [null, 'Jl. Pandu No. 32', 'Jl.%20Pandu%20No.%2032'],
])('R201 the link to the place %s at %s has the query %s', (name, address, query) => {
  expect(getMapsLink({ name, address })).toBe(
    `https://www.google.com/maps/search/?api=1&query=${query}`,
  );
});

test('an unknown place has no link', () => {
  expect(getMapsLink({ name: null, address: null })).toBeNull();
});
