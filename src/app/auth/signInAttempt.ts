import * as v from 'valibot';

/** A running sign-in, stored in the tab and in the window that it opens. */
export interface SignInAttempt {
  readonly id: string;
  /** Whether the page of the identity provider opens in a window or replaces this page. */
  readonly mode: 'window' | 'page';
  /** Path and query of the page to return to. */
  readonly returnTo: string;
}

type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'signInAttempt';

/** Stores an attempt. A window that is opened afterwards inherits a copy. */
export function saveAttempt(storage: AttemptStorage, attempt: SignInAttempt): void {
  storage.setItem(KEY, JSON.stringify(attempt));
}

/** Returns the stored attempt, or null if there is none or it is invalid. */
export function readAttempt(storage: AttemptStorage): SignInAttempt | null {
  try {
    return v.parse(schema, JSON.parse(storage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

export function removeAttempt(storage: AttemptStorage): void {
  storage.removeItem(KEY);
}

const schema = v.object({
  id: v.string(),
  mode: v.picklist(['window', 'page']),
  /** A path of this app. The pattern rejects URLs of another host. */
  returnTo: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});
