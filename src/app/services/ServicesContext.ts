import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { Session } from '../../domain/session.ts';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

/**
 * Returns the services of the app. Only code in `src/app` uses it; screens receive what they need
 * as props from their route.
 */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null)
    throw new Error(
      'useServices must be called below a <ServicesContext> provider: render the component inside <App>.',
    );
  return services;
}

/**
 * Returns the session of the signed-in user. Returns null for a visitor and while the session is
 * being restored.
 */
export function useSession(): Session | null {
  return useSelector(useServices().auth, ({ context }) => context.session);
}

/** The auth status, with the state of the sign-in and the last error. */
export interface AuthStatus {
  readonly authStatus: 'restoring' | 'signedOut' | 'signedIn';
  /** Whether the sign-in window is open. */
  readonly isSigningIn: boolean;
  /** Why the last sign-in failed or the session ended. */
  readonly error: AppErrorCode | null;
}

/** Returns the auth status and re-renders when it changes. */
export function useAuthStatus(): AuthStatus {
  const { auth } = useServices();
  const authStatus = useSelector(auth, (state) =>
    state.matches('restoring') ? 'restoring' : state.matches('signedIn') ? 'signedIn' : 'signedOut',
  );
  const isSigningIn = useSelector(auth, (state) => state.matches({ signedOut: 'signingIn' }));
  const error = useSelector(auth, ({ context }) => context.error);
  return { authStatus, isSigningIn, error };
}
