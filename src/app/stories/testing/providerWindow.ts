import { NOW } from '../../../testing/fixtures/now.ts';
import { accessToken, sessionUser } from '../../../testing/fixtures/users.ts';
import type { Transport } from '../../platform/transports.ts';
import type { Platform } from '../../platform/platform.ts';

/** Creates a sign-in window in which the user Sari signs in immediately. */
export function providerWindow(): Platform['signInWindow'] {
  const { sub, name, email, gender, picture } = sessionUser;
  const message = {
    type: 'signIn.done',
    attempt: null,
    outcome: {
      type: 'signedIn',
      identity: { username: sub, name, email, gender, pictureUrl: picture },
      accessToken,
      expiresAt: NOW + 3_600_000,
      refreshAt: NOW + 3_300_000,
    },
  };
  const transport: Transport = {
    post: () => {},
    subscribe(listener) {
      queueMicrotask(() => listener(message, () => {}));
      return () => {};
    },
  };
  return {
    open: () => ({ closed: false, close: () => {}, navigate: () => {} }),
    isFocused: () => false,
    transports: [transport],
  };
}
