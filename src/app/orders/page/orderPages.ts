import * as v from 'valibot';
import { createActor, type ActorRefFrom } from 'xstate';
import type { ApiClient } from '../../../api/http/client.ts';
import { AppError } from '../../../domain/appError.ts';
import type { Clock } from '../../../domain/clock.ts';
import type { BankCode } from '../../../domain/bankCode.ts';
import type { OrderChange } from '../../../domain/orderState.ts';
import { correctionDraftSchema } from '../../../machines/draftSchemas.ts';
import { toOrderPageDraft, type orderPageMachine } from '../../../machines/order-page/machine.ts';
import type { SavedFile } from '../../../ui/upload-field/useChosenFile.ts';
import type { LastSeen } from '../../platform/deviceLastSeen.ts';
import { createFormDraft, type DraftStorage } from '../../platform/storedDraft.ts';
import { type ReplaceMachine, subscribeWithChild } from '../../platform/actors.ts';
import { provideOrderPage } from './orderPageActors.ts';
import { parseSeenOrder } from './parseSeenOrder.ts';

export type OrderPageActor = ActorRefFrom<typeof orderPageMachine>;

export interface OrderPagesDeps {
  readonly client: ApiClient;
  readonly clock: Clock;
  /** Calls the listener with changes of orders. Returns the unsubscribe function. */
  readonly subscribeToChanges: (listener: (change: OrderChange) => void) => () => void;
  readonly lastSeen: Pick<LastSeen, 'load' | 'save'>;
  /** The bank of the last virtual account of each user. */
  readonly lastBank: {
    of(userId: number): BankCode | null;
    remember(userId: number, bank: BankCode): void;
  };
  /** Keeps the corrections that are not sent: `localStorage`. */
  readonly storage: DraftStorage;
  /** Whether the app offers virtual accounts where the server does. */
  readonly virtualAccount: boolean;
  readonly newId: () => string;
  readonly replaceMachine: ReplaceMachine;
}

/** The buyer of an order, with the id of the order. */
export interface OrderPageId {
  readonly userId: number;
  readonly username: string;
  readonly orderId: number;
}

/** The files that a buyer chooses: a proof of payment, and the logo of a corrected card. */
export type ChosenFileKind = 'proof' | 'logo';

/** The running pages of orders. A page that is left while it is busy keeps running. */
export interface OrderPages {
  /** Returns the page of an order: the running one, or a new one. */
  open(id: OrderPageId): OrderPageActor;
  /** Stops the page of an order, unless the buyer is doing something on it. */
  leave(id: OrderPageId): void;
  /** Stops all pages, also busy ones, because the buyer signs out. */
  stopAll(): void;
  /** The storage for a chosen file, until the app is reloaded. */
  chosenFile(id: OrderPageId, kind: ChosenFileKind): SavedFile;
}

/** Creates the pages of the orders of all users of this device. */
export function createOrderPages(deps: OrderPagesDeps): OrderPages {
  const { client, clock, subscribeToChanges, lastSeen, newId, replaceMachine } = deps;
  const { lastBank, virtualAccount, storage } = deps;
  const files = new Map<string, File>();
  const chosen = new Map<string, File>();
  const running = new Map<string, { actor: OrderPageActor; stop: () => void }>();

  const saveFile = (file: File) => {
    const id = newId();
    files.set(id, file);
    return id;
  };
  const getFile = (id: string): Promise<Blob> => {
    const file = files.get(id);
    return file === undefined
      ? Promise.reject(
          new AppError('unexpected', { message: `No chosen file has the id "${id}".` }),
        )
      : Promise.resolve(file);
  };

  function start({ userId, username, orderId }: OrderPageId) {
    const machine = replaceMachine(
      provideOrderPage({
        client,
        clock,
        getFile,
        loadSeen: async (order) => {
          const stored = await lastSeen.load(userId, order).catch(() => null);
          return parseSeenOrder(stored, order);
        },
        rememberBank: (bank) => lastBank.remember(userId, bank),
      }),
    );
    const stored = createFormDraft(
      storage,
      { form: `correction:${orderId}`, user: String(userId) },
      v.parser(correctionDraftSchema),
    );
    const input = {
      orderId,
      username,
      virtualAccount,
      lastBank: lastBank.of(userId),
      draft: stored.load(),
    };
    const actor = createActor(machine, { input });
    subscribeWithChild(actor, 'correction', () =>
      stored.save(toOrderPageDraft(actor.getSnapshot())),
    );
    let saved = actor.getSnapshot().context;
    actor.subscribe(({ context }) => {
      const { seen, chosenWay } = context;
      if (seen === null || (seen === saved.seen && chosenWay === saved.chosenWay)) return;
      saved = context;
      const stored = { ...seen, ...(chosenWay !== null && { chosenWay }) };
      void lastSeen.save(userId, orderId, stored).catch(() => {});
    });
    const unsubscribe = subscribeToChanges((change) => {
      if (change === null || change.orderId === orderId)
        actor.send({ type: 'order.changed', version: change?.version ?? null });
    });
    return {
      actor: actor.start(),
      stop: () => {
        unsubscribe();
        actor.stop();
      },
    };
  }

  return {
    open(id) {
      const key = keyOf(id);
      const page = running.get(key) ?? start(id);
      running.set(key, page);
      return page.actor;
    },
    leave(id) {
      const key = keyOf(id);
      const page = running.get(key);
      if (page === undefined || isBusy(page.actor)) return;
      running.delete(key);
      page.stop();
    },
    stopAll() {
      for (const { stop } of running.values()) stop();
      running.clear();
      files.clear();
      chosen.clear();
    },
    chosenFile(id, kind) {
      const key = `${keyOf(id)} ${kind}`;
      return {
        save: (file) => {
          chosen.set(key, file);
          return saveFile(file);
        },
        find: () => Promise.resolve(chosen.get(key) ?? null),
        remove: () => void chosen.delete(key),
      };
    },
  };
}

function keyOf({ userId, orderId }: OrderPageId): string {
  return `${userId} ${orderId}`;
}

/** Returns whether the buyer would lose something if the page stopped. */
function isBusy(actor: OrderPageActor): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.matches('open') && !snapshot.matches({ open: { task: 'idle' } });
}
