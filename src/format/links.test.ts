import { expect, test } from 'vitest';
import { getMapsLink, getResizedPictureUrl } from './links.ts';

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

test.each([
  [
    'https://dukacita.test/images/portraits/a.webp',
    'https://dukacita.test/images/portraits/a.webp?w=320',
  ],
  ['/images/ads/top-1.webp', '/images/ads/top-1.webp?w=320'],
  ['https://dukacita.test/images/a.webp?sig=1', 'https://dukacita.test/images/a.webp?sig=1'],
  ['https://elsewhere.test/photos/images/a.jpg', 'https://elsewhere.test/photos/images/a.jpg'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('the address of %s at 320 px is %s', (address, expected) => {
  expect(getResizedPictureUrl(address, 320)).toBe(expected);
});
