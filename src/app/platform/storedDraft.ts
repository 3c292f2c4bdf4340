import { AppError } from '../../domain/appError.ts';
import type { DeviceStorage } from './guardedStorage.ts';

/** The members of `localStorage` that drafts use. */
export type DraftStorage = Pick<
  DeviceStorage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length' | 'isKept'
>;

/** Parses a stored draft. Throws if the value is not one; the type of the error does not matter. */
export type ParseDraft<Draft> = (value: unknown) => Draft;

/** One draft on this device. */
export interface StoredDraft<Draft> {
  /** Returns the draft or null. Removes an unreadable one and throws `draftUnreadable`. */
  load(): Draft | null;
  /** Stores what `parse` reads, and returns the stored text. Throws `storageFailed`. */
  save(value: object): string;
  remove(): void;
}

/** Creates access to the draft that a storage has under a key. */
export function createStoredDraft<Draft>(
  storage: DraftStorage,
  key: string,
  parse: ParseDraft<Draft>,
): StoredDraft<Draft> {
  return {
    load() {
      const text = storage.getItem(key);
      if (text === null) return null;
      try {
        return parse(JSON.parse(text));
      } catch (cause) {
        storage.removeItem(key);
        throw new AppError('draftUnreadable', {
          cause,
          message: `The draft "${key}" is not valid.`,
        });
      }
    },
    save(value) {
      const text = JSON.stringify(value);
      try {
        storage.setItem(key, text);
      } catch (cause) {
        throw new AppError('storageFailed', { cause });
      }
      if (storage.isKept?.(key) === false)
        throw new AppError('storageFailed', { message: 'The draft ends with this page.' });
      return text;
    },
    remove() {
      storage.removeItem(key);
    },
  };
}

/** The draft of a form. One that cannot be read or stored lasts as long as its page. */
export interface FormDraft<Draft extends object> {
  load(): Draft | null;
  /** Stores the draft if it differs from what was read or stored last; null removes it. */
  save(draft: Draft | null): void;
}

/**
 * Creates access to the draft of a form of a user, which ends when the user signs out.
 * @param form identifies the form with what it is about
 * @param user identifies the user; empty for a visitor who has not signed in
 */
export function createFormDraft<Draft extends object>(
  storage: DraftStorage,
  { form, user }: { readonly form: string; readonly user: string },
  parse: ParseDraft<Draft>,
): FormDraft<Draft> {
  const stored = createStoredDraft(storage, `${FORMS}${user}:${form}`, parse);
  let last: string | undefined;
  return {
    load() {
      const draft = attempt(stored.load) ?? null;
      last = JSON.stringify(draft);
      return draft;
    },
    save(draft) {
      const text = JSON.stringify(draft);
      if (text === last) return;
      last = text;
      attempt(() => (draft === null ? stored.remove() : stored.save(draft)));
    },
  };
}

export function removeFormDrafts(storage: DraftStorage): void {
  for (const key of keysOf(storage)) if (key.startsWith(FORMS)) storage.removeItem(key);
}

export function keysOf(storage: DraftStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}

/** What the keys of the drafts of forms start with. */
const FORMS = 'form:';

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
