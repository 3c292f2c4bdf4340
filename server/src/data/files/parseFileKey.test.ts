import { expect, it } from 'vitest';
import { parseFileKey } from './parseFileKey.ts';

it.each([
  ['/files/cards/8a41.webp', 'cards/8a41.webp'],
  ['http://localhost:3000/files/cards/8a41.webp', 'cards/8a41.webp'],
  ['https://duka.example:8023/upstream/files/logos/5f2c.webp', 'logos/5f2c.webp'],
  ['/files/cards/../logos/5f2c.webp', 'logos/5f2c.webp'],
  ['/pictures/cards/8a41.webp', undefined],
  ['/files/../../etc/passwd', undefined],
  ['file:///files/cards/8a41.webp', undefined],
  ['javascript:/files/cards/8a41.webp', undefined],
  ['http://', undefined],
])('reads %s as %s', (address, key) => {
  expect(parseFileKey(address)).toBe(key);
});
