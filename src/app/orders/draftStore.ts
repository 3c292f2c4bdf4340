import type { OrderKind } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import { AppError } from '../../domain/appError.ts';
import * as v from 'valibot';

/** What is kept of an order on this device. `Draft` is plain data of the machine that wrote it. */
export interface SavedOrder<Draft> {
  readonly kind: OrderKind;
  readonly person: Person;
  readonly draft: Draft;
  /** In ms since the epoch. */
  readonly savedAt: number;
}

/** The part of `localStorage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Reads a stored draft. Throws anything when it is not one: the caller drops it with a word. */
export type ParseDraft<Draft> = (value: unknown) => Draft;

const VERSION = 1;
const PREFIX = 'order';

/** Drafts of one user and one kind of order, one a person. Users of the same device do not see each other's. */
export interface DraftStore<Draft> {
  /** Null when there is none. Throws `draftUnreadable` once for one that cannot be read, and removes it. */
  load(personId: number): SavedOrder<Draft> | null;
  /** Throws `storageFailed` when the device has no room or keeps nothing. */
  save(order: Omit<SavedOrder<Draft>, 'kind'>): void;
  remove(personId: number): void;
  /** Under which key of the storage a person's draft lies. */
  keyOf(personId: number): string;
  /** All that can be read, the latest first. */
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
  const prefix = `${PREFIX}:${userId}:${kind}:`;

  function parse(text: string): SavedOrder<Draft> {
    const saved = v.parse(envelope, JSON.parse(text));
    return {
      kind,
      person: saved.person as unknown as Person,
      draft: read(saved.draft),
      savedAt: saved.savedAt,
    };
  }

  return {
    load(personId) {
      const text = storage.getItem(prefix + personId);
      if (text === null) return null;
      try {
        return parse(text);
      } catch (cause) {
        storage.removeItem(prefix + personId);
        throw new AppError('draftUnreadable', {
          cause,
          message: `The draft "${prefix + personId}" is not of version ${VERSION}.`,
        });
      }
    },
    save({ person, draft, savedAt }) {
      try {
        storage.setItem(
          prefix + person.id,
          JSON.stringify({ version: VERSION, person, draft, savedAt }),
        );
      } catch (cause) {
        throw new AppError('storageFailed', { cause });
      }
    },
    remove(personId) {
      storage.removeItem(prefix + personId);
    },
    keyOf: (personId) => prefix + personId,
    list() {
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

const envelope = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  person: v.looseObject({ id: v.number(), name: v.string(), funeralHouse: v.looseObject({}) }),
  draft: v.unknown(),
});

function keysOf(storage: DraftStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}
