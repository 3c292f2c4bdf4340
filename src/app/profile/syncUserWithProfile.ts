import type { Profile } from '../../domain/profile.ts';
import type { Auth } from '../auth/lateAuth.ts';

/**
 * Updates name and e-mail address of the session from the profile of its user, because orders and
 * Home read them from the session. A running order keeps the sender that the buyer has seen.
 */
export function syncUserWithProfile(
  auth: Pick<Auth, 'getSnapshot' | 'send'>,
  profile: Profile,
): void {
  const session = auth.getSnapshot()?.context.session;
  if (!session || session.user.username !== profile.username) return;
  const user = {
    ...session.user,
    name: profile.name ?? session.user.name,
    email: profile.email ?? session.user.email,
  };
  if (user.name === session.user.name && user.email === session.user.email) return;
  auth.send({ type: 'UPDATE', user });
}
