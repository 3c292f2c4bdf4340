import { expect, it } from 'vitest';
import { nextPushTime } from './nextPushTime.ts';

const night = { from: 22, to: 6 };

it.each([
  ['21:59:59', night, '21:59:59'],
  ['22:00:00', night, '06:00:00 on the next day'],
  ['00:30:15', night, '06:00:00'],
  ['05:59:59', night, '06:00:00'],
  ['06:00:00', night, '06:00:00'],
  ['13:20:00', { from: 12, to: 14 }, '14:00:00'],
  ['22:30:00', { from: 22, to: 22 }, '22:30:00'],
])('of %s in Jakarta with quiet hours %j is %s', (time, quietHours, expected) => {
  const [clock, isNextDay] = expected.split(' on ');
  expect(nextPushTime(new Date(`2026-11-21T${time}+07:00`), quietHours)).toEqual(
    new Date(`2026-11-${isNextDay ? 22 : 21}T${clock}+07:00`),
  );
});
