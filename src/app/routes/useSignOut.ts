import { useRef, useState } from 'react';
import { useServices } from '../services/ServicesContext.ts';

/** The longest time between the taps of a double tap, in ms. */
const DOUBLE_TAP_MS = 400;

/**
 * Returns the state and the handler of the sign-out. The sign-out is delayed until an accidental
 * second tap is over, which would otherwise hit an element of the next page. Push messages to this
 * browser end before.
 */
export function useSignOut(): { isSigningOut: boolean; onSignOut: () => void } {
  const services = useServices();
  const { auth, clock } = services;
  const [isSigningOut, setSigningOut] = useState(false);
  const hasRequested = useRef(false);
  return {
    isSigningOut,
    onSignOut: () => {
      if (hasRequested.current) return;
      hasRequested.current = true;
      setSigningOut(true);
      const signOut = () => auth.send({ type: 'LOGOUT' });
      clock.after(DOUBLE_TAP_MS, () => {
        void import('../push/endPush.ts').then(
          ({ endPush }) => endPush(services, signOut),
          signOut,
        );
      });
    },
  };
}
