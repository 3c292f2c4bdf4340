import { expect, test } from 'vitest';
import { expectCharged } from './expectCharged.ts';

const due = { id: 1, price: 100_000, discprice: 10_000 };

test('accepts a response with the due amounts, whatever else it contains', () => {
  expect(() => expectCharged('POST /messages', due, { ...due, id: 2 } as typeof due)).not.toThrow();
  expect(() =>
    expectCharged('POST /florist/message', { price: 650_000 }, { price: 650_000, discprice: 0 }),
  ).not.toThrow();
});

test('throws with both amounts if the server charges another amount', () => {
  expect(() => expectCharged('POST /messages', due, { ...due, discprice: 0 })).toThrow(
    'POST /messages charges discprice 0 instead of 10000.',
  );
  expect(() => expectCharged('POST /api/v1.0/payment/va/inquiry', { amount: 90_000 }, {})).toThrow(
    'amount undefined instead of 90000',
  );
});
