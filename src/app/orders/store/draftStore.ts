import type { OrderKind } from '../../../domain/order.ts';
import type { Person } from '../../../domain/person.ts';
import {
  createStoredDraft,
  keysOf,
  type DraftStorage,
  type ParseDraft,
} from '../../platform/storedDraft.ts';
import { draftKey, draftKeyPrefix } from './storageKeys.ts';
import * as v from 'valibot';

/** A draft on this device with its person. `Draft` is what the machine resumes from. */
export interface SavedOrder<Draft> {
  readonly kind: OrderKind;
  readonly person: Person;
  readonly draft: Draft;
  /** The time of the last change, in ms since the epoch. */
  readonly savedAt: number;
}

/** The version of the stored format. Drafts of other versions are unreadable. */
const VERSION = 1;

/** Stores the drafts of one user and one order kind, at most one for each person. */
export interface DraftStore<Draft> {
  /** Returns the saved order or null. Removes an unreadable one and throws `draftUnreadable`. */
  load(personId: number): SavedOrder<Draft> | null;
  /** Stores an order and returns the stored text. Throws `storageFailed`. */
  save(order: Omit<SavedOrder<Draft>, 'kind'>): string;
  remove(personId: number): void;
  /** Keeps of a placed order only which one it was. */
  end(personId: number, orderId: number): void;
  /** Returns the id of the order that has ended last, unless another one has begun since; or null. */
  endedId(personId: number): number | null;
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
  function parse(value: unknown): SavedOrder<Draft> {
    const saved = v.parse(savedOrderSchema, value);
    return {
      kind,
      person: saved.person as unknown as Person,
      draft: read(saved.draft),
      savedAt: saved.savedAt,
    };
  }
  const stored = (personId: number) =>
    createStoredDraft(storage, draftKey({ kind, userId, personId }), parse);

  const endedId = (personId: number) => {
    const text = storage.getItem(draftKey({ kind, userId, personId }));
    return Number(ENDED.exec(text ?? '')?.[1]) || null;
  };

  return {
    load: (personId) => (endedId(personId) === null ? stored(personId).load() : null),
    save: ({ person, draft, savedAt }) =>
      stored(person.id).save({ version: VERSION, person, draft, savedAt }),
    remove: (personId) => stored(personId).remove(),
    end: (personId, orderId) => void stored(personId).save({ ended: orderId }),
    endedId,
    list() {
      const prefix = draftKeyPrefix({ kind, userId });
      return keysOf(storage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          try {
            return [parse(JSON.parse(storage.getItem(key) ?? ''))];
          } catch {
            return [];
          }
        })
        .sort((a, b) => b.savedAt - a.savedAt);
    },
  };
}

/** What is stored of an order that has ended. */
const ENDED = /^\{"ended":(\d+)\}$/;

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
