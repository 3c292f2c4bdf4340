import { expect, test } from 'vitest';
import {
  formatDay,
  formatDeadline,
  formatHistoryDate,
  formatDateTime,
  formatNearDateTime,
  formatShortDay,
  formatSubmission,
  formatWeekday,
  getMinutesOfDay,
  parseSubmission,
} from './dates.ts';

const instant = '2026-11-20T18:05:09Z'; // still Friday in UTC, already Saturday 01:05 in Jakarta

test('R8 formats every date in Jakarta time and in Indonesian', () => {
  expect(formatDateTime(instant)).toBe('Sab, 21 Nov 2026 - 01:05');
  expect(formatDeadline(instant)).toBe('Sab, 21 Nov 2026 01:05');
  expect(formatHistoryDate(instant)).toBe('21 Nov 2026 01:05');
  expect(formatNearDateTime(instant)).toBe('21 Nov 01:05');
  expect(formatDay(instant)).toBe('21 November 2026');
  expect(formatShortDay(instant)).toBe('Sab, 21 Nov 2026');
  expect(formatWeekday(instant)).toBe('Sabtu, 21 Nov');
  expect(formatSubmission(instant)).toBe('2026/11/21 01:05:09');
  expect(parseSubmission('2026/11/21 01:05:09')).toBe(Date.parse(instant));
  expect(getMinutesOfDay(instant)).toBe(65);
});

test('abbreviates months in Indonesian', () => {
  expect(formatDateTime('2026-08-03T00:00:00+07:00')).toBe('Sen, 3 Agt 2026 - 00:00');
});

test('accepts an instant in ms since the epoch', () => {
  expect(formatSubmission(Date.parse(instant))).toBe('2026/11/21 01:05:09');
});
