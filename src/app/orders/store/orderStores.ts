import * as v from 'valibot';
import { createActor } from 'xstate';
import { toAppError, type AppErrorCode } from '../../../domain/appError.ts';
import { FLOWERS, GREETING, type OrderKind } from '../../../domain/order.ts';
import { flowerDraftSchema, greetingDraftSchema } from '../../../machines/draftSchemas.ts';
import { toFlowerDraft } from '../../../machines/flower-order/draft.ts';
import type { FlowerContext, FlowerDraft } from '../../../machines/flower-order/types.ts';
import { toGreetingDraft } from '../../../machines/greeting-order/draft.ts';
import type { GreetingContext, GreetingDraft } from '../../../machines/greeting-order/types.ts';
import type { SavedFile } from '../../../ui/upload-field/useChosenFile.ts';
import { subscribeWithChild, type ReplaceMachine } from '../../platform/actors.ts';
import type { FileStore } from '../../platform/deviceFileStore.ts';
import type { DraftStorage } from '../../platform/storedDraft.ts';
import type { SavedOrder } from './draftStore.ts';
import { createPendingUploads } from './pendingUploads.ts';
import {
  provideFlowerOrder,
  provideGreetingOrder,
  type FlowerActor,
  type GreetingActor,
  type OrderActor,
  type OrderActorDeps,
} from './orderActors.ts';
import { fileKey, lastPersonKey, type OrderId } from './storageKeys.ts';
import { createOrderStore, type OrderStore } from './orderStore.ts';
import { createLastBank } from './lastBank.ts';
import { createSenderNames, type SenderNames } from './senderNames.ts';

export interface OrderStoresOptions extends Omit<OrderActorDeps, 'files'> {
  /** Survives closing the tab: `localStorage`. */
  readonly storage: DraftStorage;
  /** Separate for each tab: `sessionStorage`. */
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Stores chosen files so that they survive a reload. */
  readonly fileStore: FileStore;
  /** Calls `listener` with each key that another tab writes; with null if any may have changed. */
  readonly subscribeToOtherTabs: (listener: (storageKey: string | null) => void) => void;
  /** Returns a new random id of 8 to 64 characters from A–Z, a–z, 0–9, `-` and `_`. */
  readonly newId: () => string;
  readonly replaceMachine: ReplaceMachine;
}

/** The order stores of both kinds, with what they share. */
export interface OrderStores {
  readonly greetings: OrderStore<GreetingActor, GreetingDraft>;
  readonly flowers: OrderStore<FlowerActor, FlowerDraft>;
  readonly senderNames: Pick<SenderNames, 'recent'>;
  /** Returns the saved orders of a user of both kinds, the latest first. */
  saved(userId: number): readonly SavedOrder<GreetingDraft | FlowerDraft>[];
  /** Stores the person of the last order in this tab. */
  setLastPerson(kind: OrderKind, userId: number, personId: number): void;
  /** Returns the person of the last order in this tab, else of the latest saved one, or null. */
  lastPersonId(kind: OrderKind, userId: number): number | null;
  /** Calls `listener` when another tab has changed an order. Returns the unsubscribe function. */
  subscribeToOtherTabs(listener: () => void): () => void;
  newKey(): string;
  /** Returns access to the chosen file of an order, which is kept until it is uploaded. */
  chosenFile(order: OrderId): SavedFile;
  /** Calls `listener` with errors of drafts, also earlier ones. Returns `unsubscribe`. */
  onError(listener: (code: AppErrorCode) => void): () => void;
}

export function createOrderStores(options: OrderStoresOptions): OrderStores {
  const {
    storage,
    tabStorage,
    fileStore,
    subscribeToOtherTabs,
    newId,
    replaceMachine,
    ...actorDeps
  } = options;
  const files = createPendingUploads(newId, fileStore);
  const greetingMachine = replaceMachine(provideGreetingOrder({ ...actorDeps, files }));
  const flowerMachine = replaceMachine(provideFlowerOrder({ ...actorDeps, files }));
  const listeners = new Set<(code: AppErrorCode) => void>();
  const storageListeners = new Set<() => void>();
  const senderNames = createSenderNames(storage);
  const lastBank = createLastBank(storage);
  let pendingErrors: AppErrorCode[] = [];

  const onError = (thrown: unknown) => {
    const { code } = toAppError(thrown);
    if (listeners.size === 0) pendingErrors.push(code);
    listeners.forEach((listener) => listener(code));
  };
  const common = (kind: OrderKind) => ({
    kind,
    storage,
    now: actorDeps.clock.now,
    newKey: newId,
    removeFile: (order: OrderId) => files.remove(fileKey(order)),
    onError,
    subscribe: (actor: OrderActor, listener: () => void) =>
      subscribeWithChild(actor, 'payment', listener),
  });

  const greetings = createOrderStore<GreetingActor, GreetingDraft>({
    ...common(GREETING),
    onPlaced(userId, { sender, method, bank }) {
      senderNames.remember(userId, sender);
      lastBank.remember(userId, method === 'virtualAccount' ? bank : null);
    },
    create: (input) =>
      createActor(greetingMachine, { input: { ...input, lastBank: lastBank.of(input.buyer.id) } }),
    getDraft: (actor) => toGreetingDraft(actor.getSnapshot()),
    getFacts: (actor) => factsOf(actor.getSnapshot().context),
    parseDraft: v.parser(greetingDraftSchema),
  });
  const flowers = createOrderStore<FlowerActor, FlowerDraft>({
    ...common(FLOWERS),
    onPlaced: (userId, { sender }) => senderNames.remember(userId, sender),
    create: (input) => createActor(flowerMachine, { input }),
    getDraft: (actor) => toFlowerDraft(actor.getSnapshot()),
    getFacts: (actor) => factsOf(actor.getSnapshot().context),
    parseDraft: v.parser(flowerDraftSchema),
  });

  subscribeToOtherTabs((storageKey) => {
    greetings.onStorageChange(storageKey);
    flowers.onStorageChange(storageKey);
    storageListeners.forEach((storageListener) => storageListener());
  });

  return {
    greetings,
    flowers,
    senderNames,
    chosenFile(order) {
      const key = fileKey(order);
      return {
        save: (file) => files.add(key, file),
        find: () => files.find(key),
        remove: () => files.remove(key),
      };
    },
    subscribeToOtherTabs(listener) {
      storageListeners.add(listener);
      return () => storageListeners.delete(listener);
    },
    newKey: newId,
    saved: (userId) =>
      [...greetings.saved(userId), ...flowers.saved(userId)].sort((a, b) => b.savedAt - a.savedAt),
    setLastPerson: (kind, userId, personId) =>
      tabStorage.setItem(lastPersonKey({ kind, userId }), String(personId)),
    lastPersonId(kind, userId) {
      const inTab = tabStorage.getItem(lastPersonKey({ kind, userId }));
      if (inTab !== null) return Number(inTab);
      return (kind === GREETING ? greetings : flowers).saved(userId)[0]?.person.id ?? null;
    },
    onError(listener) {
      listeners.add(listener);
      pendingErrors.forEach(listener);
      pendingErrors = [];
      return () => listeners.delete(listener);
    },
  };
}

function factsOf({ person, placement }: GreetingContext | FlowerContext) {
  return { person, keySupport: placement.keySupport };
}
