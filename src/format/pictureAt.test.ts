import { expect, test } from 'vitest';
import { getResizedPictureUrl } from './getResizedPictureUrl.ts';

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
