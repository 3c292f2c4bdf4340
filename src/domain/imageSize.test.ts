import { expect, test } from 'vitest';
import { shrunkSizes } from './imageSize.ts';

test('R180 shrinks a picture to smaller and smaller sizes of the same aspect ratio', () => {
  expect(shrunkSizes({ width: 8192, height: 4096 })).toEqual([
    { width: 4096, height: 2048 },
    { width: 2048, height: 1024 },
    { width: 1024, height: 512 },
  ]);
});

test('never enlarges a picture', () => {
  expect(shrunkSizes({ width: 1500, height: 1000 })).toEqual([
    { width: 1500, height: 1000 },
    { width: 1500, height: 1000 },
    { width: 1024, height: 683 },
  ]);
});
