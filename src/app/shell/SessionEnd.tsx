import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { errorSentences } from '../../copy/errors.ts';
import { useToast } from '../../ui/toast/useToast.ts';
import { useAuthStatus } from '../ServicesContext.ts';

/** Pages that go on as they are without a session; the others tell by themselves why it has ended. */
const PAGES_FOR_EVERYBODY = /^\/(duka|help)(\/|$)/;

/** Says why a session has ended while somebody was using it. A sign-out of their own needs no words. */
export function SessionEnd() {
  const { authStatus, error } = useAuthStatus();
  const { pathname } = useLocation();
  const toast = useToast();
  const before = useRef(authStatus);

  useEffect(() => {
    const ended = before.current === 'signedIn' && authStatus === 'signedOut' && error !== null;
    before.current = authStatus;
    if (ended && PAGES_FOR_EVERYBODY.test(pathname))
      toast({ text: errorSentences[error], tone: 'danger' });
  }, [authStatus, error, pathname, toast]);

  return null;
}
