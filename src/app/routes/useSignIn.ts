import { useState } from 'react';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import { useAuthStatus, useServices } from '../ServicesContext.ts';

/** What a screen that offers to sign in needs. */
export interface SignInOptions {
  readonly isSigningIn: boolean;
  readonly error: AppErrorCode | null;
  /** To be called in the press itself: later, the browser would block the window. */
  readonly onSignIn: () => void;
  readonly onSignInHere: () => void;
}

/** Signing in by a window, or in place of this page where windows are blocked. */
export function useSignIn(): SignInOptions {
  const { auth, signInOnThisPage } = useServices();
  const { isSigningIn, error } = useAuthStatus();
  const [here, setHere] = useState<{ isLeaving: boolean; error: AppErrorCode | null }>({
    isLeaving: false,
    error: null,
  });
  return {
    isSigningIn: isSigningIn || here.isLeaving,
    error: here.error ?? error,
    onSignIn: () => {
      setHere({ isLeaving: false, error: null });
      auth.send({ type: 'REQUEST_LOGIN' });
    },
    onSignInHere: () => {
      setHere({ isLeaving: true, error: null });
      signInOnThisPage().catch((thrown: unknown) =>
        setHere({ isLeaving: false, error: toAppError(thrown).code }),
      );
    },
  };
}
