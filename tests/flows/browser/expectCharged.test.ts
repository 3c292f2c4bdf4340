import { expect, test } from 'vitest';
import { expectCharged } from './expectCharged.ts';

const due = { id: 1, price: 100_000, discprice: 10_000 };

test('a server that charges what is due passes, whatever else it answers', () => {
  expect(() => expectCharged('POST /messages', due, { ...due, id: 2 } as typeof due)).not.toThrow();
  expect(() =>
    expectCharged('POST /florist/message', { price: 650_000 }, { price: 650_000, discprice: 0 }),
  ).not.toThrow();
});

test('a server that charges something else is told with both amounts', () => {
  expect(() => expectCharged('POST /messages', due, { ...due, discprice: 0 })).toThrow(
    'POST /messages charges discprice 0 where 10000 is due.',
  );
  expect(() => expectCharged('POST /api/v1.0/payment/va/inquiry', { amount: 90_000 }, {})).toThrow(
    'amount undefined where 90000 is due',
  );
});
