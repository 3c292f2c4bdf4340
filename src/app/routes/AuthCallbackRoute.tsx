import { useEffect, useState } from 'react';
import { authCopy } from '../../copy/auth.ts';
import { toAppError } from '../../domain/appError.ts';
import {
  AuthCallbackScreen,
  type CallbackStatus,
} from '../../features/auth/AuthCallbackScreen.tsx';
import type { Callback } from '../auth/callback.ts';
import { useServices } from '../services/ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

/** Renders `/auth`: completes the sign-in, then leaves the page. */
export function AuthCallbackRoute() {
  const { completeSignIn, environment } = useServices();
  const [completion, setCompletion] = useState<Callback | null>(null);
  const [stage, setStage] = useState<CallbackStatus>({ type: 'working' });
  useDocumentTitle(authCopy.title);

  useEffect(() => {
    let isMounted = true;
    void completeSignIn().then(
      async (callback) => {
        if (isMounted) setCompletion(callback);
        const outcome = await callback.stage;
        if (isMounted) setStage(outcome);
      },
      (error: unknown) => {
        // The error boundary offers a reload, which completes the same sign-in.
        const fail = () => {
          throw error;
        };
        if (isMounted) setStage(fail);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [completeSignIn]);

  return (
    <AuthCallbackScreen
      productName={environment.productName}
      stage={stage}
      isWindow={completion?.isWindow ?? true}
      onLeave={completion?.leave ?? null}
      onSignInAgain={() => {
        setStage({ type: 'working' });
        completion
          ?.signInAgain()
          .catch((error: unknown) => setStage({ type: 'failed', code: toAppError(error).code }));
      }}
    />
  );
}
