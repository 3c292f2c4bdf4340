import { expect, it } from 'vitest';
import { orderNumber } from './orderNumber.ts';

it.each([
  [1, 'ORDER-0000001'],
  [42, 'ORDER-0000042'],
  [12_345_678, 'ORDER-12345678'],
])('formats order id %i as %s', (id, number) => {
  expect(orderNumber(id)).toBe(number);
});
