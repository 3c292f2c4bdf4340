import { useEffect, useRef } from 'react';
import { errorSentences } from '../../copy/errors.ts';
import { useToast } from '../../ui/toast/useToast.ts';
import { useAuthStanding } from '../ServicesContext.ts';

/** Says why a session has ended while somebody was using it. A sign-out of their own needs no words. */
export function SessionEnd() {
  const { standing, error } = useAuthStanding();
  const toast = useToast();
  const before = useRef(standing);

  useEffect(() => {
    const ended = before.current === 'signedIn' && standing === 'signedOut' && error !== null;
    before.current = standing;
    if (ended) toast({ text: errorSentences[error], tone: 'danger' });
  }, [standing, error, toast]);

  return null;
}
