import { expect, test } from 'vitest';
import { hasPassed } from './clock.ts';

const burialTime = '2026-11-23T09:00:00+07:00';

test.each([
  [burialTime, '2026-11-23T08:59:59+07:00', false],
  [burialTime, '2026-11-23T09:00:00+07:00', true],
  [null, '2026-11-23T09:00:00+07:00', false],
])('R241 a departure at %s is over at %s: %s', (departure, now, expected) => {
  expect(hasPassed(departure, Date.parse(now))).toBe(expected);
});
