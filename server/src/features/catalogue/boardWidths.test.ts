import { expect, it } from 'vitest';
import { boardWidths } from './boardWidths.ts';

it('returns the widths of the narrowest and the widest board', () => {
  expect(boardWidths(['2,5 m × 1,5 m', '2 m × 1,25 m', '4 × 2 m'])).toEqual({
    boardWidths: { from: 2, to: 4 },
  });
});

it.each([[[]], [['2 m × 1,25 m', 'besar']], [['0 × 1 m']], [['200 × 125 cm']]])(
  'returns nothing for the sizes %j',
  (sizes) => {
    expect(boardWidths(sizes)).toEqual({});
  },
);
