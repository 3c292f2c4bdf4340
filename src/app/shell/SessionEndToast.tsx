import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { describePageError } from '../../copy/pageErrors.ts';
import { useToast } from '../../ui/toast/useToast.ts';
import { useAuthStatus } from '../services/ServicesContext.ts';

/** Public pages. On private pages, the sign-in prompt shows why the session ended. */
const PUBLIC_PAGES = /^\/(duka|help)(\/|$)/;

/** Shows why the session ended on a public page, but not after a sign-out. */
export function SessionEndToast() {
  const { authStatus, error } = useAuthStatus();
  const { pathname } = useLocation();
  const toast = useToast();
  const previousStatus = useRef(authStatus);

  useEffect(() => {
    const hasEnded =
      previousStatus.current === 'signedIn' && authStatus === 'signedOut' && error !== null;
    previousStatus.current = authStatus;
    if (hasEnded && PUBLIC_PAGES.test(pathname))
      toast({ text: describePageError(error), tone: 'danger' });
  }, [authStatus, error, pathname, toast]);

  return null;
}
