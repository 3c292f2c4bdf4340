import { describe, expect, it } from 'vitest';
import { virtualAccountNumber } from './virtualAccountNumber.ts';

describe('virtualAccountNumber', () => {
  it.each(['123', '70012', '12345678'])(
    'has 16 digits and begins with the company code %s',
    (prefix) => {
      for (const id of [1, 42, 2_147_483_647]) {
        expect(virtualAccountNumber(prefix, id)).toMatch(
          new RegExp(`^${prefix}\\d{${16 - prefix.length}}$`),
        );
      }
    },
  );

  it('is the same for the same order', () => {
    expect(virtualAccountNumber('70012', 42)).toBe(virtualAccountNumber('70012', 42));
  });

  it('differs for every order', () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) =>
      virtualAccountNumber('12345678', index + 1),
    );
    expect(new Set(numbers).size).toBe(20_000);
  });

  it('differs from the number of the next order in more than one digit', () => {
    const [one, next] = [virtualAccountNumber('70012', 41), virtualAccountNumber('70012', 42)];
    expect([...one].filter((digit, index) => digit !== next[index]).length).toBeGreaterThan(3);
  });
});
