import { useRef, useState } from 'react';
import { useServices } from '../services/ServicesContext.ts';

/** The longest time between the taps of a double tap, in ms. */
const DOUBLE_TAP_MS = 400;

/**
 * Returns the state and the handler of the sign-out. The sign-out is delayed until an accidental
 * second tap is over, which would otherwise hit an element of the next page.
 */
export function useSignOut(): { isSigningOut: boolean; onSignOut: () => void } {
  const { auth, clock } = useServices();
  const [isSigningOut, setSigningOut] = useState(false);
  const hasRequested = useRef(false);
  return {
    isSigningOut,
    onSignOut: () => {
      if (hasRequested.current) return;
      hasRequested.current = true;
      setSigningOut(true);
      clock.after(DOUBLE_TAP_MS, () => auth.send({ type: 'LOGOUT' }));
    },
  };
}
