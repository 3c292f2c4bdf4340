// What runs inside a page: each of these is sent there as it stands, and knows nothing of its neighbours.

/** What Chromium tells of a tab's history. */
interface Entry {
  readonly url: string;
  readonly index: number;
}
declare const navigation: { readonly currentEntry: Entry; entries(): readonly Entry[] };

/** Begins as somebody who came by a link of the app, on a device that keeps no files. */
export function arrive(state: unknown): void {
  if (history.state === null) history.replaceState({ usr: state, key: 'arrived', idx: 0 }, '');
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}

/** Notes when the app asks whether there is a connection, and there is none. */
export function watchConnection(): void {
  const { get } = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine') ?? {};
  Object.defineProperty(Navigator.prototype, 'onLine', {
    configurable: true,
    get(this: Navigator) {
      const isOnline = get?.call(this) as boolean;
      if (!isOnline) Object.assign(window, { isUnsent: true });
      return isOnline;
    },
  });
}

/** Lets the app find no connection, whatever the network does. */
export function simulateOffline(): void {
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get() {
      Object.assign(window, { isUnsent: true });
      return false;
    },
  });
}

/** The connection is there again. */
export function stopSimulatingOffline(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return;
  Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event('online'));
}

/** How far it is to the nearest entry of the history with an address; null when there is none. */
export function distanceTo(to: string): number | null {
  const here = navigation.currentEntry.index;
  const distances = navigation.entries().flatMap(({ url, index }) => {
    const { pathname, search } = new URL(url);
    return pathname + search === to && index !== here ? [index - here] : [];
  });
  return distances.sort((one, other) => Math.abs(one) - Math.abs(other))[0] ?? null;
}

/** Goes far in the history, or to an address that is not in it, without loading anything. */
export function follow({ delta, to }: { delta: number | null; to: string }): void {
  if (delta !== null) return history.go(delta);
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ usr: null, key: String(idx + 1), idx: idx + 1 }, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
