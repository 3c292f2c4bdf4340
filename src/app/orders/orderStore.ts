import { AppError, toAppError } from '../../domain/appError.ts';
import type { Logo } from '../../domain/greeting.ts';
import type { KeySupport, OrderKind, PlacedOrder } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import type { SessionUser } from '../../domain/session.ts';
import {
  createDraftStore,
  type DraftStorage,
  type ParseDraft,
  type SavedOrder,
} from './draftStore.ts';

/** What an order begins with, whichever its kind. */
export interface OrderInput<Draft> {
  readonly person: Person;
  readonly buyer: SessionUser;
  readonly key: string;
  readonly keySupport: KeySupport;
  readonly draft: Draft | null;
}

/** What a draft says of the order it led to. */
interface OrderDraft {
  /** `placing` while nobody knows what came of it. */
  readonly step: string;
  /** The idempotency key. */
  readonly key: string;
  /** Null until the server has made the order. */
  readonly order: PlacedOrder | null;
  /** Null until the server has the file. */
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
  /** Makes the order's actor, not yet started. `onChange` is called after every change in it or its payment. */
  readonly create: (input: OrderInput<Draft>, onChange: () => void) => Actor;
  readonly getDraft: (actor: Actor) => Draft;
  readonly getFacts: (actor: Actor) => { readonly person: Person; readonly keySupport: KeySupport };
  readonly parseDraft: ParseDraft<Draft>;
  /** Forgets the file that was chosen for an order: the server has it, or nobody wants it any more. */
  readonly removeFile: (userId: number, personId: number) => void;
  /** Told of drafts that cannot be read or kept, or that another tab has discarded. */
  readonly onError: (error: ReturnType<typeof toAppError>) => void;
}

/** All orders of one kind on this device: running, or written down. */
export interface OrderStore<Actor, Draft> {
  /** The running order for a person; begun, or resumed from its draft, when none runs. */
  open(person: Person, buyer: SessionUser): Actor;
  /** Calls back when the running order of a person is another than before; answers what ends it. */
  subscribe(listener: () => void): () => void;
  /**
   * Told what another tab has written; null stands for anything. An order that was made there from the same draft is gone on with here; one
   * that was discarded there is let go here too, unless it is being made.
   */
  onStorageChange(storageKey: string | null): void;
  /** All that was begun and not discarded by a user, the latest first. */
  saved(userId: number): readonly SavedOrder<Draft>[];
  /** The person of a running or saved order, so that it can be opened without asking the server. */
  savedPerson(userId: number, personId: number): Person | null;
  /** Forgets an order on this device. What the server has, it keeps. */
  discard(userId: number, personId: number): void;
}

const KEY_SUPPORT = 'order:idempotency';

export function createOrderStore<Actor extends RunningActor, Draft extends OrderDraft>(
  options: OrderStoreOptions<Actor, Draft>,
): OrderStore<Actor, Draft> {
  const { kind, storage, parseDraft: read, create, getDraft, getFacts } = options;
  const running = new Map<string, Actor>();
  /** Running orders that lie on the device too. */
  const savedIds = new Set<string>();
  /** Orders that were let go: what their end changes is not written down. */
  const closed = new WeakSet<Actor>();
  const listeners = new Set<() => void>();
  const storeOf = (userId: number) => createDraftStore<Draft>(storage, { kind, userId, read });
  const reportErrors = <Value>(attempt: () => Value): Value | null => {
    try {
      return attempt();
    } catch (thrown) {
      options.onError(toAppError(thrown));
      return null;
    }
  };

  function begin(person: Person, buyer: SessionUser): Actor {
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
        const isFirst = lastSaved === null;
        if (text === lastSaved) return;
        lastSaved = text;
        if (isFirst) return; // Nothing was done yet: an order that was only looked at is not kept.
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

  /** Lets go of a running order. Who shows it opens it anew, from what is written down. */
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
      const actor = running.get(id) ?? begin(person, buyer);
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
        const here = getDraft(actor);
        if (storage.getItem(key) === null) {
          if (!savedIds.has(id) || here.step === 'placing') continue;
          options.onError(new AppError('draftDiscarded'));
          closeAndNotify(id);
          continue;
        }
        const lastSaved = store.list().find(({ person }) => person.id === personId);
        if (wasPlacedInAnotherTab(lastSaved?.draft ?? null, here)) closeAndNotify(id);
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

/** Whether the order of a draft was made in another tab. What is known of it here must not cover that up. */
function wasPlacedInAnotherTab(lastSaved: OrderDraft | null, here: OrderDraft): boolean {
  return (
    lastSaved !== null &&
    lastSaved.key === here.key &&
    lastSaved.order !== null &&
    here.order === null
  );
}

function readKeySupport(storage: DraftStorage): KeySupport {
  const known = storage.getItem(KEY_SUPPORT);
  return known === 'honoured' || known === 'ignored' ? known : 'unknown';
}
