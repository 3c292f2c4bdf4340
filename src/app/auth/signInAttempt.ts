import * as v from 'valibot';

/** A sign-in under way, remembered by the tab and by the window it opens. */
export interface SignInAttempt {
  readonly id: string;
  /** Whether the provider's page is shown in a window of its own or in place of this page. */
  readonly mode: 'window' | 'page';
  /** Path and query of the page the person came from. */
  readonly returnTo: string;
}

type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'signInAttempt';

/** Remembers an attempt. A window opened afterwards begins with a copy of it. */
export function saveAttempt(storage: AttemptStorage, attempt: SignInAttempt): void {
  storage.setItem(KEY, JSON.stringify(attempt));
}

/** The attempt under way, or null. An unreadable one counts as none. */
export function readAttempt(storage: AttemptStorage): SignInAttempt | null {
  try {
    return v.parse(schema, JSON.parse(storage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Forgets the attempt under way. */
export function removeAttempt(storage: AttemptStorage): void {
  storage.removeItem(KEY);
}

const schema = v.object({
  id: v.string(),
  mode: v.picklist(['window', 'page']),
  /** A path of this app: an address of another host never gets in. */
  returnTo: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});
