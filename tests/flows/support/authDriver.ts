import type { SignInOutcome } from '../../../src/api/signIn.ts';
import type { Driver, Opening } from './driver.ts';

/** A device on which people also sign in: with windows of their own, and with other pages of the app. */
export interface AuthDriver extends Driver {
  /** Whether the browser lets the page open windows. It does unless told otherwise. */
  allowWindows(areAllowed: boolean): Promise<void>;
  /**
   * The person closes the window to sign in by; or it looks so and goes on, as one that has left its opener's reach.
   * Rejects when there is none.
   */
  closeWindow(how: { readonly looksSo: boolean }): Promise<void>;
  /** The window tells how the sign-in ended, also when it only looks closed. Rejects when nobody waits for it. */
  handOver(outcome: SignInOutcome): Promise<void>;
  /** Does something after which the app loads its page anew by itself, and waits until it has. */
  untilLoaded(handler: () => Promise<void>): Promise<void>;
  /** Waits until the app has taken in how the renewal of its session ended, which no page shows. */
  untilRenewed(): Promise<void>;
  /** What stands in an entry of `localStorage`; null where there is none. */
  kept(key: string): Promise<string | null>;
  /** Somebody else writes an entry of `localStorage`, or takes it away. */
  keep(key: string, value: string | null): Promise<void>;
  /** The page hears that another one has written this entry. */
  hearOf(key: string): Promise<void>;
}

export type OpenAuthDriver = (opening: Opening) => Promise<AuthDriver>;
