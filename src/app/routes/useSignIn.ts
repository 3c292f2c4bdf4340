import { useState } from 'react';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import type { HomeSignIn } from '../../features/home/AccountTile.tsx';
import { useAuthStatus, useServices } from '../services/ServicesContext.ts';

/** Returns the state and the handlers of the sign-in, in a window or on this page. */
export function useSignIn(): HomeSignIn {
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
