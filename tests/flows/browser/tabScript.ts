// Functions that run in a page. Each is serialized on its own and must not use the others.

/** An entry of Chromium's Navigation API. */
interface Entry {
  readonly url: string;
  readonly index: number;
}
declare const navigation: { readonly currentEntry: Entry; entries(): readonly Entry[] };

/** Disables storage for files. */
export function disableFileStorage(): void {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}

/** Sets `window.isUnsent` when the app reads `navigator.onLine` while offline. */
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

/** Makes `navigator.onLine` false, whatever the state of the network is. */
export function simulateOffline(): void {
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get() {
      Object.assign(window, { isUnsent: true });
      return false;
    },
  });
}

/** Ends the simulation and dispatches the `online` event. */
export function stopSimulatingOffline(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return;
  Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event('online'));
}

/** Returns the delta to the nearest history entry with an address; null if there is none. */
export function distanceTo(to: string): number | null {
  const here = navigation.currentEntry.index;
  const distances = navigation.entries().flatMap(({ url, index }) => {
    const { pathname, search } = new URL(url);
    return pathname + search === to && index !== here ? [index - here] : [];
  });
  return distances.sort((one, other) => Math.abs(one) - Math.abs(other))[0] ?? null;
}

/** Navigates by a history delta, or to a new history entry, without loading a page. */
export function follow({ delta, to }: { delta: number | null; to: string }): void {
  if (delta !== null) return history.go(delta);
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ usr: null, key: String(idx + 1), idx: idx + 1 }, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
