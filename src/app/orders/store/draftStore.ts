import type { OrderKind } from '../../../domain/order.ts';
import type { Person } from '../../../domain/person.ts';
import type { DeviceStorage } from '../../platform/guardedStorage.ts';
import { draftKey, draftKeyPrefix } from './storageKeys.ts';
import { AppError } from '../../../domain/appError.ts';
import * as v from 'valibot';

/**
 * A draft on this device with its person. `Draft` is the plain data from which the machine resumes
 * the order.
 */
export interface SavedOrder<Draft> {
  readonly kind: OrderKind;
  readonly person: Person;
  readonly draft: Draft;
  /** The time of the last change, in ms since the epoch. */
  readonly savedAt: number;
}

/** The members of `localStorage` that the draft store uses. */
export type DraftStorage = Pick<
  DeviceStorage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length' | 'isKept'
>;

/** Parses a stored draft. Throws if the value is not one; the type of the error does not matter. */
export type ParseDraft<Draft> = (value: unknown) => Draft;

/** The version of the stored format. Drafts of other versions are unreadable. */
const VERSION = 1;

/** Stores the drafts of one user and one order kind, at most one for each person. */
export interface DraftStore<Draft> {
  /**
   * Returns the saved order, or null if there is none. Removes an unreadable draft and throws
   * `draftUnreadable`, so that a second call returns null.
   */
  load(personId: number): SavedOrder<Draft> | null;
  /**
   * Stores an order and returns the stored text. Throws `storageFailed` if the storage is full or not
   * available.
   */
  save(order: Omit<SavedOrder<Draft>, 'kind'>): string;
  remove(personId: number): void;
  /** Returns all readable saved orders, the last saved first. */
  list(): SavedOrder<Draft>[];
}

export function createDraftStore<Draft>(
  storage: DraftStorage,
  {
    kind,
    userId,
    read,
  }: { readonly kind: OrderKind; readonly userId: number; readonly read: ParseDraft<Draft> },
): DraftStore<Draft> {
  const keyOf = (personId: number) => draftKey({ kind, userId, personId });

  function parse(text: string): SavedOrder<Draft> {
    const saved = v.parse(savedOrderSchema, JSON.parse(text));
    return {
      kind,
      person: saved.person as unknown as Person,
      draft: read(saved.draft),
      savedAt: saved.savedAt,
    };
  }

  return {
    load(personId) {
      const text = storage.getItem(keyOf(personId));
      if (text === null) return null;
      try {
        return parse(text);
      } catch (cause) {
        storage.removeItem(keyOf(personId));
        throw new AppError('draftUnreadable', {
          cause,
          message: `The draft "${keyOf(personId)}" is not a valid draft of version ${VERSION}.`,
        });
      }
    },
    save({ person, draft, savedAt }) {
      const text = JSON.stringify({ version: VERSION, person, draft, savedAt });
      try {
        storage.setItem(keyOf(person.id), text);
      } catch (cause) {
        throw new AppError('storageFailed', { cause });
      }
      if (storage.isKept?.(keyOf(person.id)) === false)
        throw new AppError('storageFailed', { message: 'The draft ends with this page.' });
      return text;
    },
    remove(personId) {
      storage.removeItem(keyOf(personId));
    },
    list() {
      const prefix = draftKeyPrefix({ kind, userId });
      return keysOf(storage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          try {
            return [parse(storage.getItem(key) ?? '')];
          } catch {
            return [];
          }
        })
        .sort((a, b) => b.savedAt - a.savedAt);
    },
  };
}

const savedOrderSchema = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  person: v.looseObject({
    id: v.number(),
    name: v.string(),
    funeralHouse: v.looseObject({}),
    deliverable: v.looseObject({}),
  }),
  draft: v.unknown(),
});

function keysOf(storage: DraftStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}
