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

interface Completion {
  /** Null while its code is loading. */
  readonly callback: Callback | null;
  readonly stage: CallbackStatus;
}

const working: CallbackStatus = { type: 'working' };

/** Renders `/auth`: completes the sign-in, then leaves the page. */
export function AuthCallbackRoute() {
  const { completeSignIn, environment } = useServices();
  const [{ callback, stage }, setCompletion] = useState<Completion>({
    callback: null,
    stage: working,
  });
  useDocumentTitle(authCopy.title);

  useEffect(() => {
    completeSignIn().then(
      (loaded) => {
        setCompletion({ callback: loaded, stage: working });
        void loaded.stage.then((ended) => setCompletion({ callback: loaded, stage: ended }));
      },
      (error: unknown) =>
        // The error boundary offers a reload, which completes the same sign-in.
        setCompletion(() => {
          throw error;
        }),
    );
  }, [completeSignIn]);

  const signInAgain = (from: Callback) => {
    setCompletion({ callback: from, stage: working });
    from.signInAgain().catch((error: unknown) =>
      setCompletion({
        callback: from,
        stage: { type: 'failed', code: toAppError(error).code },
      }),
    );
  };

  return (
    <AuthCallbackScreen
      productName={environment.productName}
      stage={stage}
      isWindow={callback?.isWindow ?? true}
      onLeave={callback?.leave ?? null}
      onSignInAgain={() => callback && signInAgain(callback)}
    />
  );
}
