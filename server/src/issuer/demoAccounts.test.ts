import { describe, expect, it } from 'vitest';
import { demoAccounts } from './demoAccounts.ts';
import { portrait } from './portrait.ts';

describe('the demo accounts', () => {
  it('are told apart by subject, name and face', () => {
    for (const of of [
      demoAccounts.map(({ sub }) => sub),
      demoAccounts.map(({ name }) => name),
      demoAccounts.map(({ sub }) => portrait(sub)),
    ]) {
      expect(new Set(of).size).toBe(demoAccounts.length);
    }
  });

  it('hold each case worth trying: no e-mail, a member, a disabled user, and ordinary people', () => {
    const count = (fits: (account: (typeof demoAccounts)[number]) => boolean) =>
      demoAccounts.filter(fits).length;
    expect(count(({ email }) => email === null)).toBe(1);
    expect(count(({ status }) => status === 'disabled')).toBe(1);
    expect(count(({ status }) => status === 'member')).toBe(2);
    expect(
      count(({ status, email }) => status === 'ordinary' && email !== null),
    ).toBeGreaterThanOrEqual(3);
  });
});
