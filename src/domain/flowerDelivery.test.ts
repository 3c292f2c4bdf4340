import { expect, test } from 'vitest';
import { isAfterCutOff } from './flowerDelivery.ts';

test.each([
  [17 * 60 + 29, false],
  [17 * 60 + 30, true],
  [0, false],
])('isAfterCutOff at minute %i of the day returns %s', (minute, after) => {
  expect(isAfterCutOff(minute)).toBe(after);
});
