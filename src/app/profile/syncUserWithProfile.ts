import type { Profile } from '../../domain/profile.ts';
import type { AuthActor } from '../auth/createAuth.ts';

/**
 * Gives the session the name and e-mail of its user's profile when they differ: orders and Home speak to people by
 * the session's. An order that was begun keeps the sender that its person has seen.
 */
export function syncUserWithProfile(
  auth: Pick<AuthActor, 'getSnapshot' | 'send'>,
  profile: Profile,
): void {
  const { session } = auth.getSnapshot().context;
  if (session === null || session.user.username !== profile.username) return;
  const user = {
    ...session.user,
    name: profile.name ?? session.user.name,
    email: profile.email ?? session.user.email,
  };
  if (user.name === session.user.name && user.email === session.user.email) return;
  auth.send({ type: 'UPDATE', user });
}
