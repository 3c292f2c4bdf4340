import { AppError, toAppError } from '../../domain/appError.ts';
import type { Logo } from '../../domain/greeting.ts';
import type { IdempotencySupport, OrderKind, PlacedOrder } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import type { SessionUser } from '../../domain/session.ts';
import {
  createDraftStore,
  type DraftStorage,
  type ParseDraft,
  type SavedOrder,
} from './draftStore.ts';

/** The input of an order actor of either kind. */
export interface OrderInput<Draft> {
  readonly person: Person;
  readonly buyer: SessionUser;
  readonly key: string;
  readonly keySupport: IdempotencySupport;
  readonly draft: Draft | null;
}

/** The part of a draft that the order store reads. */
interface OrderDraft {
  /** `placing` while the outcome of the placement is unknown. */
  readonly step: string;
  /** The idempotency key. */
  readonly key: string;
  /** Null until the server has created the order. */
  readonly order: PlacedOrder | null;
  /** Null until the file is uploaded. */
  readonly logo: Logo | null;
}

interface RunningActor {
  start(): unknown;
  stop(): unknown;
}

export interface OrderStoreOptions<Actor extends RunningActor, Draft extends OrderDraft> {
  readonly kind: OrderKind;
  readonly storage: DraftStorage;
  readonly now: () => number;
  readonly newKey: () => string;
  /**
   * Creates the actor of an order without starting it. Calls `onChange` after every change of the
   * order or its payment.
   */
  readonly create: (input: OrderInput<Draft>, onChange: () => void) => Actor;
  readonly getDraft: (actor: Actor) => Draft;
  readonly getFacts: (actor: Actor) => {
    readonly person: Person;
    readonly keySupport: IdempotencySupport;
  };
  readonly parseDraft: ParseDraft<Draft>;
  /** Removes the chosen file of an order that is uploaded or discarded. */
  readonly removeFile: (userId: number, personId: number) => void;
  /**
   * Called with the error when a draft cannot be read or stored, or was discarded in another tab.
   */
  readonly onError: (error: ReturnType<typeof toAppError>) => void;
}

/** The running orders of one kind and their saved drafts. */
export interface OrderStore<Actor, Draft> {
  /**
   * Returns the running order for a person. Starts one, from its draft if there is one, if none is
   * running.
   */
  open(person: Person, buyer: SessionUser): Actor;
  /** Calls `listener` when a running order has been replaced. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Handles a storage change by another tab; null means that any key may have changed. Closes a
   * running order that was placed or discarded there, unless it is being placed here. `open` then
   * resumes it from the stored draft.
   */
  onStorageChange(storageKey: string | null): void;
  /** Returns the saved orders of a user, the latest first. */
  saved(userId: number): readonly SavedOrder<Draft>[];
  /**
   * Returns the person of a running or saved order, so that it opens without a request; null if
   * there is none.
   */
  savedPerson(userId: number, personId: number): Person | null;
  /** Removes an order from this device. An order on the server is not affected. */
  discard(userId: number, personId: number): void;
}

const KEY_SUPPORT = 'order:idempotency';

export function createOrderStore<Actor extends RunningActor, Draft extends OrderDraft>(
  options: OrderStoreOptions<Actor, Draft>,
): OrderStore<Actor, Draft> {
  const { kind, storage, parseDraft, create, getDraft, getFacts } = options;
  const running = new Map<string, Actor>();
  /** Ids of running orders that have a stored draft. */
  const savedIds = new Set<string>();
  /** Closed orders: changes while they stop are not stored. */
  const closed = new WeakSet<Actor>();
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

  function startOrder(person: Person, buyer: SessionUser): Actor {
    const store = storeOf(buyer.id);
    const resumed = reportErrors(() => store.load(person.id));
    if (resumed !== null) savedIds.add(`${buyer.id}:${person.id}`);
    let lastSaved: string | null = null;
    let mayHaveFile = true;
    const actor = create(
      {
        person: resumed?.person ?? person,
        buyer,
        key: options.newKey(),
        keySupport: readKeySupport(storage),
        draft: resumed?.draft ?? null,
      },
      () => {
        if (closed.has(actor)) return;
        const draft = getDraft(actor);
        const text = JSON.stringify(draft);
        const isInitial = lastSaved === null;
        if (text === lastSaved) return;
        lastSaved = text;
        if (isInitial) return; // An order without any change is not stored.
        const needsFile = draft.logo === null && draft.order === null;
        if (mayHaveFile && !needsFile) options.removeFile(buyer.id, person.id);
        mayHaveFile = needsFile;
        reportErrors(() => {
          const facts = getFacts(actor);
          if (wasPlacedInAnotherTab(store.load(facts.person.id)?.draft ?? null, draft)) {
            queueMicrotask(() => closeAndNotify(`${buyer.id}:${facts.person.id}`));
            return;
          }
          store.save({ person: facts.person, draft, savedAt: options.now() });
          savedIds.add(`${buyer.id}:${facts.person.id}`);
          if (facts.keySupport !== 'unknown') storage.setItem(KEY_SUPPORT, facts.keySupport);
        });
      },
    );
    actor.start();
    return actor;
  }

  /** Closes a running order. Subscribers open it again from the stored draft. */
  function closeAndNotify(id: string): void {
    close(id);
    listeners.forEach((listener) => listener());
  }

  function close(id: string): void {
    const actor = running.get(id);
    if (actor === undefined) return;
    closed.add(actor);
    actor.stop();
    running.delete(id);
    savedIds.delete(id);
  }

  return {
    open(person, buyer) {
      const id = `${buyer.id}:${person.id}`;
      const actor = running.get(id) ?? startOrder(person, buyer);
      running.set(id, actor);
      return actor;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStorageChange(storageKey) {
      for (const [id, actor] of running) {
        const [userId, personId] = id.split(':').map(Number) as [number, number];
        const store = storeOf(userId);
        const key = store.keyOf(personId);
        if (storageKey !== null && storageKey !== key) continue;
        const currentDraft = getDraft(actor);
        if (storage.getItem(key) === null) {
          if (!savedIds.has(id) || currentDraft.step === 'placing') continue;
          options.onError(new AppError('draftDiscarded'));
          closeAndNotify(id);
          continue;
        }
        const lastSaved = store.list().find(({ person }) => person.id === personId);
        if (wasPlacedInAnotherTab(lastSaved?.draft ?? null, currentDraft)) closeAndNotify(id);
      }
    },
    saved: (userId) => storeOf(userId).list(),
    savedPerson(userId, personId) {
      const actor = running.get(`${userId}:${personId}`);
      if (actor !== undefined) return getFacts(actor).person;
      return reportErrors(() => storeOf(userId).load(personId))?.person ?? null;
    },
    discard(userId, personId) {
      close(`${userId}:${personId}`);
      storeOf(userId).remove(personId);
      options.removeFile(userId, personId);
    },
  };
}

/**
 * Returns whether another tab has placed the order of this draft. The draft of this tab must then
 * not overwrite the stored one.
 */
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
