import { createGuardedStorage } from './guardedStorage.ts';

const CHANNEL = 'sign-in';

/** A channel between windows of the same origin. */
export interface Transport {
  post(message: unknown): void;
  /** Calls `listener` with each message; `reply` posts to its sender. Returns `unsubscribe`. */
  subscribe(listener: (message: unknown, reply: (message: unknown) => void) => void): () => void;
}

export function createTransports(view: Window & typeof globalThis): Transport[] {
  const hasBroadcastChannel = typeof view.BroadcastChannel === 'function';
  return [
    hasBroadcastChannel ? createBroadcastTransport(view) : createStorageTransport(view),
    createWindowTransport(view),
  ];
}

function createBroadcastTransport(view: Window & typeof globalThis): Transport {
  const send = (message: unknown) => {
    const channel = new view.BroadcastChannel(CHANNEL);
    channel.postMessage(message);
    channel.close();
  };
  return {
    post: send,
    subscribe(listener) {
      const channel = new view.BroadcastChannel(CHANNEL);
      channel.addEventListener('message', (event: MessageEvent) => listener(event.data, send));
      return () => channel.close();
    },
  };
}

/** Creates a transport to the opener, and for its replies. */
function createWindowTransport(view: Window): Transport {
  const { origin } = view.location;
  return {
    post: (message) => (view.opener as Window | null)?.postMessage(message, origin),
    subscribe(listener) {
      const onMessage = (event: MessageEvent) => {
        if (event.origin !== origin) return;
        listener(event.data, (message) =>
          event.source?.postMessage(message, { targetOrigin: origin }),
        );
      };
      view.addEventListener('message', onMessage);
      return () => view.removeEventListener('message', onMessage);
    },
  };
}

/**
 * Creates a transport for browsers without BroadcastChannel. Writing and removing a storage item
 * sends a `storage` event to the other windows.
 */
function createStorageTransport(view: Window): Transport {
  const storage = createGuardedStorage(() => view.localStorage);
  const send = (message: unknown) => {
    storage.setItem(CHANNEL, JSON.stringify(message));
    storage.removeItem(CHANNEL);
  };
  return {
    post: send,
    subscribe(listener) {
      const onMessage = (event: StorageEvent) => {
        if (event.key === CHANNEL && event.newValue !== null)
          listener(JSON.parse(event.newValue), send);
      };
      view.addEventListener('storage', onMessage);
      return () => view.removeEventListener('storage', onMessage);
    },
  };
}
