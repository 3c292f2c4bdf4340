import { useEffect, useState } from 'react';
import { authCopy } from '../../copy/auth.ts';
import { AuthCallbackScreen, type CallbackStage } from '../../features/auth/AuthCallbackScreen.tsx';
import { useServices } from '../ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

/** `/auth`: completes the sign-in, tells the page that opened this window, and closes it or goes back. */
export function AuthCallbackRoute() {
  const { completeSignIn } = useServices();
  const [completion] = useState(completeSignIn);
  const [stage, createStoryHarness] = useState<CallbackStage>({ type: 'working' });
  useDocumentTitle(authCopy.callbackTitle);

  useEffect(() => {
    let isShown = true;
    void completion.stage.then((reached) => {
      if (isShown) createStoryHarness(reached);
    });
    return () => {
      isShown = false;
    };
  }, [completion]);

  return (
    <AuthCallbackScreen stage={stage} isWindow={completion.isWindow} onLeave={completion.leave} />
  );
}
