import type { UserRow } from '../../http/auth/requireUser.ts';

/**
 * Returns the address to which e-mails of a user go: one that is verified, and whose owner has not
 * unsubscribed.
 */
export function emailAddressOf(
  user: Pick<UserRow, 'email' | 'verifiedEmail' | 'unsubscribedEmail' | 'disabledAt'>,
): string | undefined {
  const { email, verifiedEmail, unsubscribedEmail, disabledAt } = user;
  if (email === null || disabledAt !== null) return undefined;
  return email === verifiedEmail && email !== unsubscribedEmail ? email : undefined;
}
