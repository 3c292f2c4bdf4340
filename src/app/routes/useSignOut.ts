import { useRef, useState } from 'react';
import { useServices } from '../ServicesContext.ts';

/** Longer than two taps of a double tap lie apart, in ms. */
const DOUBLE_TAP_MS = 400;

/**
 * Signing out by one tap. The page changes only when a second, accidental tap is over: it would hit what stands
 * in the same place then.
 */
export function useSignOut(): { isSigningOut: boolean; onSignOut: () => void } {
  const { auth, clock } = useServices();
  const [isSigningOut, setSigningOut] = useState(false);
  const isAsked = useRef(false);
  return {
    isSigningOut,
    onSignOut: () => {
      if (isAsked.current) return;
      isAsked.current = true;
      setSigningOut(true);
      clock.after(DOUBLE_TAP_MS, () => auth.send({ type: 'LOGOUT' }));
    },
  };
}
