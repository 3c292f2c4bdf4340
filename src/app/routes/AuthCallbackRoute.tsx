import { useEffect, useState } from 'react';
import { authCopy } from '../../copy/auth.ts';
import {
  AuthCallbackScreen,
  type CallbackStatus,
} from '../../features/auth/AuthCallbackScreen.tsx';
import { useServices } from '../services/ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

/**
 * Renders `/auth`: completes the sign-in, posts the outcome to the opener, and closes the window or
 * returns to the previous page.
 */
export function AuthCallbackRoute() {
  const { completeSignIn } = useServices();
  const [completion] = useState(completeSignIn);
  const [stage, setStage] = useState<CallbackStatus>({ type: 'working' });
  useDocumentTitle(authCopy.callbackTitle);

  useEffect(() => {
    let isMounted = true;
    void completion.stage.then((outcome) => {
      if (isMounted) setStage(outcome);
    });
    return () => {
      isMounted = false;
    };
  }, [completion]);

  return (
    <AuthCallbackScreen stage={stage} isWindow={completion.isWindow} onLeave={completion.leave} />
  );
}
