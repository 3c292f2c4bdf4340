import { expect, test } from 'vitest';
import { expectBilled } from './expectBilled.ts';

const due = { id: 1, price: 100_000, discprice: 10_000 };

test('a server that charges what is due passes, whatever else it answers', () => {
  expect(() => expectBilled('POST /messages', due, { ...due, id: 2 } as typeof due)).not.toThrow();
  expect(() =>
    expectBilled('POST /florist/message', { price: 650_000 }, { price: 650_000, discprice: 0 }),
  ).not.toThrow();
});

test('a server that charges something else is told with both amounts', () => {
  expect(() => expectBilled('POST /messages', due, { ...due, discprice: 0 })).toThrow(
    'POST /messages charges discprice 0 where 10000 is due.',
  );
  expect(() => expectBilled('POST /api/v1.0/payment/va/inquiry', { amount: 90_000 }, {})).toThrow(
    'amount undefined where 90000 is due',
  );
});
