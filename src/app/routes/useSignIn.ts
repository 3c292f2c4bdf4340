import { useState } from 'react';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import { useAuthStatus, useServices } from '../services/ServicesContext.ts';

/** The props of a screen that offers to sign in. */
export interface SignInOptions {
  readonly isSigningIn: boolean;
  readonly isLeaving: boolean;
  readonly error: AppErrorCode | null;
  /** Call it synchronously in the click handler; otherwise the browser blocks the window. */
  readonly onSignIn: () => void;
  readonly onSignInHere: () => void;
  readonly onCancel: () => void;
}

/** Returns the state and the handlers of the sign-in, in a window or on this page. */
export function useSignIn(): SignInOptions {
  const { auth, signInOnThisPage } = useServices();
  const { isSigningIn, error } = useAuthStatus();
  const [pageSignIn, setPageSignIn] = useState<{ isLeaving: boolean; error: AppErrorCode | null }>({
    isLeaving: false,
    error: null,
  });
  return {
    isSigningIn,
    isLeaving: pageSignIn.isLeaving,
    error: pageSignIn.error ?? error,
    onSignIn: () => {
      setPageSignIn({ isLeaving: false, error: null });
      auth.send({ type: 'REQUEST_LOGIN' });
    },
    onSignInHere: () => {
      setPageSignIn({ isLeaving: true, error: null });
      signInOnThisPage().catch((thrown: unknown) =>
        setPageSignIn({ isLeaving: false, error: toAppError(thrown).code }),
      );
    },
    onCancel: () => auth.send({ type: 'UPDATE' }),
  };
}
