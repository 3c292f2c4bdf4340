import { createActor, type ActorRefFrom } from 'xstate';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import { GREETING, type KeySupport, type OrderKind } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import type { SessionUser } from '../../domain/session.ts';
import { greetingDraft } from '../../machines/greetingDraft.ts';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';
import type { GreetingDraft } from '../../machines/greetingOrderTypes.ts';
import { createDraftStore, type DraftStorage, type DraftStore, type SavedOrder } from './draftStore.ts';
import { createFileShelf, type FileShelf } from './fileShelf.ts';
import { wireGreetingOrder, type OrderActorDeps } from './orderActors.ts';
import { readGreetingDraft } from './readGreetingDraft.ts';

export type GreetingActor = ActorRefFrom<typeof greetingOrderMachine>;

export interface OrderDeskOptions extends Omit<OrderActorDeps, 'files'> {
  /** Outlives the tab: `localStorage`. */
  readonly storage: DraftStorage;
  /** Tells tabs apart: `sessionStorage`. */
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem'>;
  /** A new random id, 8 to 64 characters of A–Z, a–z, 0–9, `-` and `_`. */
  readonly newId: () => string;
}

/** Where the orders of this device lie: it opens them, keeps them written down, and finds them again. */
export interface OrderDesk {
  /** The running greeting order for a person; begun, or resumed from its draft, when none runs. */
  openGreeting(person: Person, buyer: SessionUser): GreetingActor;
  /** The person of a saved order, so that it can be opened without asking the server; null when there is none. */
  savedPerson(kind: OrderKind, userId: number, personId: number): Person | null;
  /** All that was begun and not discarded by a user, the latest first. */
  saved(userId: number): readonly SavedOrder<GreetingDraft>[];
  /** The person whose order this tab, or else this device, worked on last; null when there is none. */
  lastPersonId(kind: OrderKind, userId: number): number | null;
  /** Forgets an order that is only a draft, or one that is over. What the server has, it keeps. */
  discard(kind: OrderKind, userId: number, personId: number): void;
  /** A fresh idempotency key, for an order that starts over. */
  newKey(): string;
  readonly files: FileShelf;
  /** Told of drafts that cannot be read or kept, also of those that nobody heard of yet. Answers what ends it. */
  onTrouble(listener: (code: AppErrorCode) => void): () => void;
}

const KEY_SUPPORT = 'order:idempotency';

export function createOrderDesk({ storage, tabStorage, newId, ...actorDeps }: OrderDeskOptions): OrderDesk {
  const files = createFileShelf(newId);
  const machine = wireGreetingOrder({ ...actorDeps, files });
  const running = new Map<string, GreetingActor>();
  const listeners = new Set<(code: AppErrorCode) => void>();

  let untold: AppErrorCode[] = [];

  function tell(thrown: unknown) {
    const { code } = toAppError(thrown);
    if (listeners.size === 0) untold.push(code);
    listeners.forEach((listener) => listener(code));
  }
  const storeOf = (userId: number) =>
    createDraftStore<GreetingDraft>(storage, { kind: GREETING, userId, read: readGreetingDraft });

  function begin(person: Person, buyer: SessionUser): GreetingActor {
    const store = storeOf(buyer.id);
    const resumed = loadDraft(store, person.id);
    let written = '';
    const actor: GreetingActor = createActor(machine, {
      input: { person: resumed?.person ?? person, buyer, key: newId(), keySupport: keySupport(storage), draft: resumed?.draft ?? null },
      inspect: (event) => {
        if (event.type === '@xstate.snapshot') write();
      },
    });

    function write() {
      const snapshot = actor.getSnapshot();
      const draft = greetingDraft(snapshot);
      const text = JSON.stringify(draft);
      if (text === written) return;
      const isFirst = written === '';
      written = text;
      if (isFirst) return; // Nothing was done yet: a draft that only was looked at is not kept.
      try {
        store.save({ person: snapshot.context.person, draft, savedAt: actorDeps.clock.now() });
        if (snapshot.context.keySupport !== 'unknown') storage.setItem(KEY_SUPPORT, snapshot.context.keySupport);
      } catch (thrown) {
        tell(thrown);
      }
    }

    actor.start();
    return actor;
  }

  function loadDraft(store: DraftStore<GreetingDraft>, personId: number): SavedOrder<GreetingDraft> | null {
    try {
      return store.load(personId);
    } catch (thrown) {
      tell(thrown);
      return null;
    }
  }

  return {
    files,
    newKey: newId,
    openGreeting(person, buyer) {
      tabStorage.setItem(lastKey(GREETING, buyer.id), String(person.id));
      const id = `${buyer.id}:${person.id}`;
      const actor = running.get(id) ?? begin(person, buyer);
      running.set(id, actor);
      return actor;
    },
    savedPerson(_kind, userId, personId) {
      const actor = running.get(`${userId}:${personId}`);
      return actor?.getSnapshot().context.person ?? loadDraft(storeOf(userId), personId)?.person ?? null;
    },
    saved: (userId) => storeOf(userId).list(),
    lastPersonId(kind, userId) {
      const inTab = tabStorage.getItem(lastKey(kind, userId));
      if (inTab !== null) return Number(inTab);
      return storeOf(userId).list()[0]?.person.id ?? null;
    },
    discard(_kind, userId, personId) {
      running.get(`${userId}:${personId}`)?.stop();
      running.delete(`${userId}:${personId}`);
      storeOf(userId).remove(personId);
    },
    onTrouble(listener) {
      listeners.add(listener);
      untold.forEach(listener);
      untold = [];
      return () => listeners.delete(listener);
    },
  };
}

function lastKey(kind: OrderKind, userId: number): string {
  return `order:last:${userId}:${kind}`;
}

function keySupport(storage: DraftStorage): KeySupport {
  const known = storage.getItem(KEY_SUPPORT);
  return known === 'honoured' || known === 'ignored' ? known : 'unknown';
}
