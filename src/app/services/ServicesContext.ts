import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { Session } from '../../domain/session.ts';
import type { LateAuth } from '../auth/lateAuth.ts';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services of the app, for code in `src/app`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null)
    throw new Error(
      'useServices must be called below a <ServicesContext> provider: render the component inside <App>.',
    );
  return services;
}

/** Returns the session; null for a visitor and while the session is being restored. */
export function useSession(): Session | null {
  return useAuth((auth) => auth.getSnapshot()?.context.session ?? null, null);
}

/** The auth status, with the state of the sign-in and the last error. */
export interface AuthStatus {
  readonly authStatus: ReturnType<LateAuth['status']>;
  /** Whether the sign-in window is open. */
  readonly isSigningIn: boolean;
  /** Why the last sign-in failed or the session ended. */
  readonly error: AppErrorCode | null;
}

/** Returns the auth status and re-renders when it changes. */
export function useAuthStatus(): AuthStatus {
  const authStatus = useAuth((auth) => auth.status(), 'signedOut');
  const isSigningIn = useAuth(
    (auth) => auth.getSnapshot()?.matches({ signedOut: 'signingIn' }) ?? false,
    false,
  );
  const error = useAuth((auth) => auth.error(), null);
  return { authStatus, isSigningIn, error };
}

/**
 * Selects from the state of the sign-in.
 * @param select returns a value that is the same as long as the state does not change
 * @param rendered the value in documents, which are rendered for visitors
 */
function useAuth<Value>(select: (auth: LateAuth) => Value, rendered: Value): Value {
  const { auth } = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = auth.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [auth],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(auth),
    () => rendered,
  );
}
