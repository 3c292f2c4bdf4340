import { describe, expect, it } from 'vitest';
import { parseSubmitDate } from './parseSubmitDate.ts';

describe('parseSubmitDate', () => {
  it('reads a date and time in Jakarta, whatever the time zone of the server', () => {
    expect(parseSubmitDate('2026/11/21 06:30:05', 'messageDate').toISOString()).toBe(
      '2026-11-20T23:30:05.000Z',
    );
  });

  it.each([
    '2026/02/30 10:00:00',
    '2026/13/01 10:00:00',
    '2026/11/21 24:00:00',
    '2026/11/21 10:61:00',
    '2026/00/00 00:00:00',
  ])('rejects %s, a date or time that does not exist', (text) => {
    expect(() => parseSubmitDate(text, 'messageDate')).toThrow(
      expect.objectContaining({ code: 'validation_failed', status: 422, field: 'messageDate' }),
    );
  });
});
