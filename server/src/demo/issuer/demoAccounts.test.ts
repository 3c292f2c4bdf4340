import { describe, expect, it } from 'vitest';
import { demoAccounts } from './demoAccounts.ts';

describe('the demo accounts', () => {
  it('have different subjects, names and pictures', () => {
    for (const values of [
      demoAccounts.map(({ sub }) => sub),
      demoAccounts.map(({ name }) => name),
      demoAccounts.map(({ picture }) => picture),
    ]) {
      expect(new Set(values).size).toBe(demoAccounts.length);
    }
  });

  it('include members, a disabled user, a user without e-mail, and ordinary users', () => {
    const count = (matches: (account: (typeof demoAccounts)[number]) => boolean) =>
      demoAccounts.filter(matches).length;
    expect(count(({ email }) => email === null)).toBe(1);
    expect(count(({ status }) => status === 'disabled')).toBe(1);
    expect(count(({ status }) => status === 'member')).toBe(2);
    expect(
      count(({ status, email }) => status === 'ordinary' && email !== null),
    ).toBeGreaterThanOrEqual(3);
  });
});
