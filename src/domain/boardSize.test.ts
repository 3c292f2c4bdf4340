import { expect, test } from 'vitest';
import { parseBoardSize, rankSizes } from './boardSize.ts';

test.each([
  ['2 × 1,25 m', { width: 2, height: 1.25 }],
  ['2 m × 1,25 m', { width: 2, height: 1.25 }],
  ['2.5x1.5m', { width: 2.5, height: 1.5 }],
  ['6 × 2,5 m, dua sisi, dengan lampu sorot', { width: 6, height: 2.5 }],
])('reads the size %o', (text, size) => {
  expect(parseBoardSize(text)).toEqual(size);
});

test.each(['', 'Besar', '200 × 125 cm', '2 × 1,25 mm', '0 × 2 m', 'Ukuran 2 × 1 m', '2 m'])(
  'reads no size from %o',
  (text) => {
    expect(parseBoardSize(text)).toBeNull();
  },
);

test('R379 ranks the sizes of boards by their area', () => {
  expect(rankSizes(['2,5 × 1,5 m', '4 × 2 m', '2 × 1,25 m', '2 x 1.25 m'])).toEqual([
    'middle',
    'largest',
    'smallest',
    'smallest',
  ]);
});

test.each([[['2 × 1 m']], [['2 × 1 m', '2 × 1 m']], [['2 × 1 m', 'besar']]])(
  'R379 ranks nothing among the sizes %j',
  (sizes) => {
    expect(rankSizes(sizes)).toEqual(sizes.map(() => null));
  },
);
