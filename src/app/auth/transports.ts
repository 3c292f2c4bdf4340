import type { Transport } from './outcomeMessages.ts';

const CHANNEL = 'sign-in';

/** Every way this window has to the other windows of its own origin, and to no other. */
export function createTransports(view: Window & typeof globalThis): Transport[] {
  const broadcasts = typeof view.BroadcastChannel === 'function';
  return [
    broadcasts ? createBroadcastTransport(view) : createStorageTransport(view),
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

/** Between a window and the one that opened it. */
function createWindowTransport(view: Window): Transport {
  const { origin } = view.location;
  return {
    post: (message) => (view.opener as Window | null)?.postMessage(message, origin),
    subscribe(listener) {
      const hear = (event: MessageEvent) => {
        if (event.origin !== origin) return;
        listener(event.data, (message) =>
          event.source?.postMessage(message, { targetOrigin: origin }),
        );
      };
      view.addEventListener('message', hear);
      return () => view.removeEventListener('message', hear);
    },
  };
}

/** For browsers without broadcasts: a value that is written and removed at once is told to the other windows. */
function createStorageTransport(view: Window): Transport {
  const send = (message: unknown) => {
    view.localStorage.setItem(CHANNEL, JSON.stringify(message));
    view.localStorage.removeItem(CHANNEL);
  };
  return {
    post: send,
    subscribe(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === CHANNEL && event.newValue !== null)
          listener(JSON.parse(event.newValue), send);
      };
      view.addEventListener('storage', hear);
      return () => view.removeEventListener('storage', hear);
    },
  };
}
