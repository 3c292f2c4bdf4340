import { AppError, toAppError } from '../../../domain/appError.ts';
import type { Logo } from '../../../domain/greeting.ts';
import type { IdempotencySupport, OrderKind, PlacedOrder } from '../../../domain/order.ts';
import type { OrderAgain } from '../../../domain/orderAgain.ts';
import type { Person } from '../../../domain/person.ts';
import type { SessionUser } from '../../../domain/session.ts';
import type { DraftStorage, ParseDraft } from '../../platform/storedDraft.ts';
import { createDraftStore, type SavedOrder } from './draftStore.ts';
import { draftKey, type OrderId } from './storageKeys.ts';

export interface OrderInput<Draft> {
  readonly person: Person;
  readonly buyer: SessionUser;
  /** The idempotency key of a new order. */
  readonly key: string;
  readonly keySupport: IdempotencySupport;
  readonly draft: Draft | null;
}

/** The part of a draft that the order store reads. */
interface OrderDraft {
  /** `placing` while the request is sent and while its outcome is unknown. */
  readonly step: string;
  readonly key: string;
  readonly sender: string;
  /** Null until the server has created the order. */
  readonly order: PlacedOrder | null;
  /** Null until the file is uploaded. */
  readonly logo: Logo | null;
}

interface RunningActor {
  start(): unknown;
  stop(): unknown;
}

interface RunningOrder<Actor> {
  readonly id: OrderId;
  readonly actor: Actor;
  isSaved: boolean;
  /** Ends the saving of the draft. */
  readonly unsubscribe: () => void;
}

export interface OrderStoreOptions<Actor extends RunningActor, Draft extends OrderDraft> {
  readonly kind: OrderKind;
  readonly storage: DraftStorage;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly create: (input: OrderInput<Draft>) => Actor;
  /** Calls `onChange` synchronously after every change. Returns the unsubscribe function. */
  readonly subscribe: (actor: Actor, onChange: () => void) => () => void;
  readonly getDraft: (actor: Actor) => Draft;
  readonly getFacts: (actor: Actor) => {
    readonly person: Person;
    readonly keySupport: IdempotencySupport;
  };
  readonly parseDraft: ParseDraft<Draft>;
  /** Removes the chosen file once it is uploaded, or the order is placed or discarded. */
  readonly removeFile: (order: OrderId) => void;
  /** Called with the draft of an order that the server has created, once it is saved. */
  readonly onPlaced: (userId: number, draft: Draft) => void;
  /** Called when a draft cannot be read or stored, or was discarded in another tab. */
  readonly onError: (error: ReturnType<typeof toAppError>) => void;
}

/** The running orders of one kind and their saved drafts. */
export interface OrderStore<Actor, Draft> {
  /** Returns the running order of a user for a person; null if none is running. */
  get(userId: number, personId: number): Actor | null;
  /**
   * Returns the running order for a person. If none is running, starts one, from its draft where
   * one exists.
   * @param again an ended order whose words a new order takes over, unless another order for the
   * person is being written
   */
  open(person: Person, buyer: SessionUser, again?: OrderAgain | null): Actor;
  /** Calls `listener` when another tab has closed a running order. Returns `unsubscribe`. */
  subscribe(listener: () => void): () => void;
  /**
   * Handles a storage change by another tab; null means that any key may have changed. Closes a
   * running order that was placed or discarded there, unless it is being placed here. `open` then
   * resumes it from the stored draft.
   */
  onStorageChange(storageKey: string | null): void;
  /** Returns the saved orders of a user, the latest first. */
  saved(userId: number): readonly SavedOrder<Draft>[];
  /** Returns the person of a running or saved order; null if there is none. */
  savedPerson(userId: number, personId: number): Person | null;
  /** Ends a placed order on this device, so that another one for the person can begin. */
  end(userId: number, personId: number, orderId: number): void;
  /** Returns the id of the order that has ended last, unless another one has begun since; or null. */
  endedId(userId: number, personId: number): number | null;
  /** Removes an order from this device. An order on the server is not affected. */
  discard(userId: number, personId: number): void;
}

const KEY_SUPPORT = 'order:idempotency';

export function createOrderStore<Actor extends RunningActor, Draft extends OrderDraft>(
  options: OrderStoreOptions<Actor, Draft>,
): OrderStore<Actor, Draft> {
  const { kind, storage, parseDraft, create, getDraft, getFacts } = options;
  const running = new Map<string, RunningOrder<Actor>>();
  const listeners = new Set<() => void>();
  const storeOf = (userId: number) =>
    createDraftStore<Draft>(storage, { kind, userId, read: parseDraft });
  const reportErrors = <Value>(attempt: () => Value): Value | null => {
    try {
      return attempt();
    } catch (thrown) {
      options.onError(toAppError(thrown));
      return null;
    }
  };

  function startOrder(
    id: OrderId,
    person: Person,
    buyer: SessionUser,
    again: OrderAgain | null,
  ): RunningOrder<Actor> {
    const store = storeOf(buyer.id);
    const resumed = reportErrors(() => store.load(person.id));
    const key = options.newKey();
    const actor = create({
      person: resumed?.person ?? person,
      buyer,
      key,
      keySupport: readKeySupport(storage),
      draft: resumed?.draft ?? (again && reportErrors(() => parseDraft({ ...again.draft, key }))),
    });
    // An order without any change is not stored.
    let lastSavedText = JSON.stringify(getDraft(actor));
    let lastStoredText: string | null = null;
    let mayHaveFile = true;
    let wasPlaced = resumed?.draft.order != null;
    const saveChange = () => {
      const draft = getDraft(actor);
      const text = JSON.stringify(draft);
      if (text === lastSavedText) return;
      lastSavedText = text;
      const needsFile = draft.logo === null && draft.order === null;
      if (mayHaveFile && !needsFile) options.removeFile(id);
      mayHaveFile = needsFile;
      reportErrors(() => {
        const facts = getFacts(actor);
        // To read a draft takes long beside a key, and only another tab changes it.
        const isStoredByAnother = storage.getItem(draftKey(id)) !== lastStoredText;
        if (
          isStoredByAnother &&
          wasPlacedInAnotherTab(store.load(id.personId)?.draft ?? null, draft)
        ) {
          queueMicrotask(() => closeAndNotify(id));
          return;
        }
        lastStoredText = store.save({ person: facts.person, draft, savedAt: options.now() });
        order.isSaved = true;
        if (!wasPlaced && draft.order !== null) {
          wasPlaced = true;
          options.onPlaced(id.userId, draft);
        }
        if (facts.keySupport !== 'unknown') storage.setItem(KEY_SUPPORT, facts.keySupport);
      });
    };
    const order: RunningOrder<Actor> = {
      id,
      actor,
      isSaved: resumed !== null,
      unsubscribe: options.subscribe(actor, saveChange),
    };
    actor.start();
    return order;
  }

  /** Closes a running order. Subscribers open it again from the stored draft. */
  function closeAndNotify(id: OrderId): void {
    close(id);
    listeners.forEach((listener) => listener());
  }

  function close(id: OrderId): void {
    const order = running.get(draftKey(id));
    if (order === undefined) return;
    order.unsubscribe();
    order.actor.stop();
    running.delete(draftKey(id));
  }

  function discard(id: OrderId): void {
    close(id);
    storeOf(id.userId).remove(id.personId);
    options.removeFile(id);
  }

  /** Returns the id that the server has given to an order on this device; null before. */
  function placedId(id: OrderId): number | null {
    const order = running.get(draftKey(id));
    const draft =
      order === undefined
        ? reportErrors(() => storeOf(id.userId).load(id.personId))?.draft
        : getDraft(order.actor);
    return draft?.order?.id ?? null;
  }

  return {
    get: (userId, personId) => running.get(draftKey({ kind, userId, personId }))?.actor ?? null,
    open(person, buyer, again = null) {
      const id = { kind, userId: buyer.id, personId: person.id };
      if (again !== null && placedId(id) === again.orderId) discard(id);
      const order = running.get(draftKey(id)) ?? startOrder(id, person, buyer, again);
      running.set(draftKey(id), order);
      return order.actor;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStorageChange(storageKey) {
      for (const [draftKeyOfOrder, { id, actor, isSaved }] of running) {
        if (storageKey !== null && storageKey !== draftKeyOfOrder) continue;
        const currentDraft = getDraft(actor);
        if (storage.getItem(draftKeyOfOrder) === null) {
          if (!isSaved || currentDraft.step === 'placing') continue;
          options.onError(new AppError('draftDiscarded'));
          closeAndNotify(id);
          continue;
        }
        // `load` would remove a draft that cannot be read.
        const stored = storeOf(id.userId)
          .list()
          .find(({ person }) => person.id === id.personId);
        if (wasPlacedInAnotherTab(stored?.draft ?? null, currentDraft)) closeAndNotify(id);
      }
    },
    saved: (userId) => storeOf(userId).list(),
    savedPerson(userId, personId) {
      const order = running.get(draftKey({ kind, userId, personId }));
      if (order !== undefined) return getFacts(order.actor).person;
      return reportErrors(() => storeOf(userId).load(personId))?.person ?? null;
    },
    end(userId, personId, orderId) {
      const id = { kind, userId, personId };
      if (placedId(id) === orderId) close(id);
      // Another tab may have begun another order.
      if (placedId(id) === orderId) reportErrors(() => storeOf(userId).end(personId, orderId));
    },
    endedId: (userId, personId) => storeOf(userId).endedId(personId),
    discard: (userId, personId) => discard({ kind, userId, personId }),
  };
}

/** Returns whether another tab has placed the order of this draft, and must not be overwritten. */
function wasPlacedInAnotherTab(lastSaved: OrderDraft | null, currentDraft: OrderDraft): boolean {
  return (
    lastSaved !== null &&
    lastSaved.key === currentDraft.key &&
    lastSaved.order !== null &&
    currentDraft.order === null
  );
}

function readKeySupport(storage: DraftStorage): IdempotencySupport {
  const stored = storage.getItem(KEY_SUPPORT);
  return stored === 'honoured' || stored === 'ignored' ? stored : 'unknown';
}
