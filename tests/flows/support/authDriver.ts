import type { SignInOutcome } from '../../../src/api/resources/signIn.ts';
import type { Driver, OpenOptions } from './driver.ts';

/** A driver that can also sign in: with a sign-in window and as another tab of the app. */
export interface AuthDriver extends Driver {
  /** Allows or blocks windows that the page opens. They are allowed by default. */
  allowWindows(areAllowed: boolean): Promise<void>;
  /**
   * Closes the sign-in window. With `onlyAppearsClosed`, the window stays open but appears closed, like a
   * window that its opener can no longer access. Rejects if there is no window.
   */
  closeWindow(how: { readonly onlyAppearsClosed: boolean }): Promise<void>;
  /**
   * Ends the sign-in in the window with an outcome, even if the window only appears closed. Rejects
   * if the app is not waiting for an outcome.
   */
  completeSignIn(outcome: SignInOutcome): Promise<void>;
  /** Runs a handler that makes the app reload its page, and waits until the page has loaded. */
  waitForReload(handler: () => Promise<void>): Promise<void>;
  /** Waits until the app has handled the outcome of the token renewal, which no page shows. */
  waitForTokenRenewal(): Promise<void>;
  /** Reads an entry of `localStorage`; null if there is none. */
  readStorage(key: string): Promise<string | null>;
  /** Writes an entry of `localStorage` as another tab would; null removes it. */
  writeStorage(key: string, value: string | null): Promise<void>;
  /** Dispatches the `storage` event that tells the page about a write in another tab. */
  dispatchStorageEvent(key: string): Promise<void>;
}

export type OpenAuthDriver = (opening: OpenOptions) => Promise<AuthDriver>;
