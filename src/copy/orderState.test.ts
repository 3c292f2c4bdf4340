import { expect, test } from 'vitest';
import { stageCopy } from './orderState.ts';

test('R122 only the stages in which the buyer has to do something are marked in amber', () => {
  const amber = Object.entries(stageCopy).filter(([, { tone }]) => tone === 'warning');
  expect(amber.map(([stage]) => stage)).toEqual(['awaitingPayment', 'rejected']);
});

test('R469 only what has arrived is marked in green', () => {
  const green = Object.entries(stageCopy).filter(([, { tone }]) => tone === 'success');
  expect(green.map(([stage]) => stage)).toEqual(['shown', 'delivered']);
});
