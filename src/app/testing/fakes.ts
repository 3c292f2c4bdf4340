import type { Session } from '../../domain/session.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import type { FileStore } from '../platform/deviceFileStore.ts';
import type { LastSeen } from '../platform/deviceLastSeen.ts';
import type { Attention } from '../platform/platform.ts';
import type { Transport } from '../platform/transports.ts';

/** Creates an in-memory `Storage`. */
export function createMemoryStorage(values: Record<string, string> = {}): Storage {
  const entries = new Map(Object.entries(values));
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** Creates an in-memory file store. */
export function createMemoryFiles(): FileStore {
  const entries = new Map<string, File>();
  return {
    get: async (key) => entries.get(key),
    set: async (key, file) => void entries.set(key, file),
    del: async (key) => void entries.delete(key),
  };
}

/** Creates the last seen orders in memory, as JSON. */
export function createMemoryLastSeen(): LastSeen {
  const saved = new Map<string, string>();
  return {
    load: async (userId, orderId) => {
      const text = saved.get(`${userId} ${orderId}`);
      return text === undefined ? null : (JSON.parse(text) as unknown);
    },
    save: async (userId, orderId, value) =>
      void saved.set(`${userId} ${orderId}`, JSON.stringify(value)),
    eraseAll: async () => saved.clear(),
  };
}

/** The attention of a page that can be hidden. */
export interface ManualAttention extends Attention {
  setVisible(isVisible: boolean): void;
}

/** Creates the attention of a page that is visible until `setVisible` is called. */
export function createManualAttention(): ManualAttention {
  const callbacks = new Set<() => void>();
  let visible = true;
  return {
    isVisible: () => visible,
    subscribe(callback) {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
    setVisible(isVisible) {
      visible = isVisible;
      callbacks.forEach((callback) => callback());
    },
  };
}

/** Creates the transports of two connected windows. */
export function createTransportPair(): [Transport, Transport] {
  const listeners = [
    new Set<(message: unknown, reply: (message: unknown) => void) => void>(),
    new Set<typeof receive>(),
  ] as const;
  function receive(_message: unknown, _reply: (message: unknown) => void) {}
  const createTransport = (index: 0 | 1): Transport => {
    const peerListeners = listeners[index === 0 ? 1 : 0];
    const post = (message: unknown) =>
      peerListeners.forEach((peerListener) =>
        peerListener(message, (answer) =>
          listeners[index].forEach((ownListener) => ownListener(answer, post)),
        ),
      );
    return {
      post,
      subscribe(listener) {
        listeners[index].add(listener);
        return () => listeners[index].delete(listener);
      },
    };
  };
  return [createTransport(0), createTransport(1)];
}

/** A session of the user Sari that expires one hour after `NOW`. */
export const session: Session = {
  user: {
    id: 12,
    username: 'demo-sari',
    name: 'Sari Lestari',
    email: 'sari.lestari@dukacita.example',
    gender: 'female',
    pictureUrl: null,
  },
  accessToken: 'token-of-sari',
  expiresAt: NOW + 3_600_000,
  refreshAt: NOW + 3_300_000,
};
