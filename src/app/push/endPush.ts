import type { Clock } from '../../domain/clock.ts';
import type { PushDeps } from './pushDevice.ts';

/** How long a sign-out waits for the end of the subscription, in ms. */
const TIMEOUT_MS = 2_000;

/**
 * Ends the push messages of this browser at a sign-out, as far as possible within a short time, and
 * calls `next`. Calls it at once when the page has no service worker, which gets the messages.
 */
export function endPush(deps: PushDeps & { readonly clock: Clock }, next: () => void): void {
  const { serviceWorker } = deps.view.navigator as Partial<Navigator>;
  if (!serviceWorker?.controller) return next();
  const timeout = new Promise<void>((resolve) => deps.clock.after(TIMEOUT_MS, resolve));
  const ended = import('./pushDevice.ts').then(({ turnPushOff }) => turnPushOff(deps));
  void Promise.race([ended, timeout]).then(next, next);
}
