import { describe, expect, it } from 'vitest';
import { formatJakartaTime } from './formatJakartaTime.ts';

describe('formatJakartaTime', () => {
  it('formats the date and time in Jakarta, in Indonesian', () => {
    expect(formatJakartaTime(new Date('2026-11-21T18:05:00Z'))).toBe(
      'Minggu, 22 November 2026 pukul 01.05 WIB',
    );
  });
});
