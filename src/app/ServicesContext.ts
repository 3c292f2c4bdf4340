import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { AppErrorCode } from '../domain/appError.ts';
import type { Session } from '../domain/session.ts';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** What the app is made of. Only for `src/app`: screens are given what they need by their route. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null)
    throw new Error('useServices needs a <ServicesContext> above it: render inside <App>.');
  return services;
}

/** Who is signed in, or null; also null while that is being found out. */
export function useSession(): Session | null {
  return useSelector(useServices().auth, ({ context }) => context.session);
}

/** How far the app knows who is using it. */
export interface AuthStatus {
  readonly authStatus: 'restoring' | 'signedOut' | 'signedIn';
  /** The window to sign in by is open. */
  readonly isSigningIn: boolean;
  /** Why the last sign-in or the session ended. */
  readonly error: AppErrorCode | null;
}

/** Whether somebody is signed in, or on the way. */
export function useAuthStatus(): AuthStatus {
  const { auth } = useServices();
  const authStatus = useSelector(auth, (state) =>
    state.matches('restoring') ? 'restoring' : state.matches('signedIn') ? 'signedIn' : 'signedOut',
  );
  const isSigningIn = useSelector(auth, (state) => state.matches({ signedOut: 'signingIn' }));
  const error = useSelector(auth, ({ context }) => context.error);
  return { authStatus, isSigningIn, error };
}
