import { expect, test } from 'vitest';
import { dayInJakarta, deadlineInJakarta, submissionInJakarta } from './jakartaTime.ts';

const lateInNewYork = '2026-12-31T12:30:05-05:00';

test('formats instants in Jakarta time, whatever their UTC offset is', () => {
  expect(deadlineInJakarta(lateInNewYork)).toBe('Jum, 1 Jan 2027 00:30');
  expect(dayInJakarta(Date.parse(lateInNewYork))).toBe('Jum, 1 Jan 2027');
  expect(submissionInJakarta(Date.parse(lateInNewYork))).toBe('2027/01/01 00:30:05');
});
