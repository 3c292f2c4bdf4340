import { AppError, toAppError } from '../../domain/appError.ts';
import type { Logo } from '../../domain/greeting.ts';
import type { KeySupport, OrderKind, PlacedOrder } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import type { SessionUser } from '../../domain/session.ts';
import {
  createDraftStore,
  type DraftStorage,
  type ReadDraft,
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
  readonly draftOf: (actor: Actor) => Draft;
  readonly factsOf: (actor: Actor) => { readonly person: Person; readonly keySupport: KeySupport };
  readonly readDraft: ReadDraft<Draft>;
  /** Forgets the file that was chosen for an order: the server has it, or nobody wants it any more. */
  readonly dropFile: (userId: number, personId: number) => void;
  /** Told of drafts that cannot be read or kept, or that another tab has discarded. */
  readonly onTrouble: (error: ReturnType<typeof toAppError>) => void;
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
  heed(storageKey: string | null): void;
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
  const { kind, storage, readDraft: read, create, draftOf, factsOf } = options;
  const running = new Map<string, Actor>();
  /** Running orders that lie on the device too. */
  const kept = new Set<string>();
  /** Orders that were let go: what their end changes is not written down. */
  const ended = new WeakSet<Actor>();
  const listeners = new Set<() => void>();
  const storeOf = (userId: number) => createDraftStore<Draft>(storage, { kind, userId, read });
  const guarded = <Value>(attempt: () => Value): Value | null => {
    try {
      return attempt();
    } catch (thrown) {
      options.onTrouble(toAppError(thrown));
      return null;
    }
  };

  function begin(person: Person, buyer: SessionUser): Actor {
    const store = storeOf(buyer.id);
    const resumed = guarded(() => store.load(person.id));
    if (resumed !== null) kept.add(`${buyer.id}:${person.id}`);
    let written: string | null = null;
    let mayHaveFile = true;
    const actor = create(
      {
        person: resumed?.person ?? person,
        buyer,
        key: options.newKey(),
        keySupport: knownKeySupport(storage),
        draft: resumed?.draft ?? null,
      },
      () => {
        if (ended.has(actor)) return;
        const draft = draftOf(actor);
        const text = JSON.stringify(draft);
        const isFirst = written === null;
        if (text === written) return;
        written = text;
        if (isFirst) return; // Nothing was done yet: an order that was only looked at is not kept.
        const needsFile = draft.logo === null && draft.order === null;
        if (mayHaveFile && !needsFile) options.dropFile(buyer.id, person.id);
        mayHaveFile = needsFile;
        guarded(() => {
          const facts = factsOf(actor);
          if (wasMadeElsewhere(store.load(facts.person.id)?.draft ?? null, draft)) {
            queueMicrotask(() => leave(`${buyer.id}:${facts.person.id}`));
            return;
          }
          store.save({ person: facts.person, draft, savedAt: options.now() });
          kept.add(`${buyer.id}:${facts.person.id}`);
          if (facts.keySupport !== 'unknown') storage.setItem(KEY_SUPPORT, facts.keySupport);
        });
      },
    );
    actor.start();
    return actor;
  }

  /** Lets go of a running order. Who shows it opens it anew, from what is written down. */
  function leave(id: string): void {
    end(id);
    listeners.forEach((listener) => listener());
  }

  function end(id: string): void {
    const actor = running.get(id);
    if (actor === undefined) return;
    ended.add(actor);
    actor.stop();
    running.delete(id);
    kept.delete(id);
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
    heed(storageKey) {
      for (const [id, actor] of running) {
        const [userId, personId] = id.split(':').map(Number) as [number, number];
        const store = storeOf(userId);
        const key = store.keyOf(personId);
        if (storageKey !== null && storageKey !== key) continue;
        const here = draftOf(actor);
        if (storage.getItem(key) === null) {
          if (!kept.has(id) || here.step === 'placing') continue;
          options.onTrouble(new AppError('draftDiscarded'));
          leave(id);
          continue;
        }
        const written = store.list().find(({ person }) => person.id === personId);
        if (wasMadeElsewhere(written?.draft ?? null, here)) leave(id);
      }
    },
    saved: (userId) => storeOf(userId).list(),
    savedPerson(userId, personId) {
      const actor = running.get(`${userId}:${personId}`);
      if (actor !== undefined) return factsOf(actor).person;
      return guarded(() => storeOf(userId).load(personId))?.person ?? null;
    },
    discard(userId, personId) {
      end(`${userId}:${personId}`);
      storeOf(userId).remove(personId);
      options.dropFile(userId, personId);
    },
  };
}

/** Whether the order of a draft was made in another tab. What is known of it here must not cover that up. */
function wasMadeElsewhere(written: OrderDraft | null, here: OrderDraft): boolean {
  return (
    written !== null && written.key === here.key && written.order !== null && here.order === null
  );
}

function knownKeySupport(storage: DraftStorage): KeySupport {
  const known = storage.getItem(KEY_SUPPORT);
  return known === 'honoured' || known === 'ignored' ? known : 'unknown';
}
