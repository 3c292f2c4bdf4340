import { createPath, NavigationType, parsePath, type Location, type To } from 'react-router-dom';
import type { TabHistory } from '../router/tabHistory.ts';

interface Entry extends Location {
  readonly layers?: number;
}

/**
 * A history in memory. Unlike that of `MemoryRouter`, tests can read and change it, and it outlives
 * the rendered app.
 */
export interface MemoryHistory extends TabHistory {
  readonly entries: readonly Entry[];
  /** The index of the current entry. */
  readonly index: number;
}

/**
 * Creates a history with one entry.
 * @param state the navigation state of the entry
 */
export function createMemoryHistory(address: string, state?: unknown): MemoryHistory {
  const listeners = new Set<() => void>();
  const first: Entry = createEntry(address, state, 'default');
  let current = { entries: [first], index: 0, location: first, action: NavigationType.Pop };

  const show = (action: NavigationType, index: number, entries = current.entries) => {
    current = { entries, index, location: entries[index] ?? current.location, action };
    listeners.forEach((listener) => listener());
  };

  return {
    get entries() {
      return current.entries;
    },
    get index() {
      return current.index;
    },
    get location() {
      return current.location;
    },
    get action() {
      return current.action;
    },
    get layers() {
      return current.location.layers ?? 0;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push(to, nextState) {
      const isLayer = current.location.layers !== undefined;
      const index = isLayer ? current.index : current.index + 1;
      const entry = createEntry(to, nextState);
      const kept = isLayer ? current.entries.slice(index + 1) : [];
      show(NavigationType.Push, index, [...current.entries.slice(0, index), entry, ...kept]);
    },
    pushLayer(layers) {
      const index = current.index + 1;
      const location = { ...current.location, layers };
      const entries = [...current.entries.slice(0, index), location];
      current = { ...current, entries, index, location };
      return true;
    },
    replace(to, nextState) {
      const entries = current.entries.with(current.index, createEntry(to, nextState));
      show(NavigationType.Replace, current.index, entries);
    },
    go(delta) {
      const last = current.entries.length - 1;
      show(NavigationType.Pop, Math.min(Math.max(current.index + delta, 0), last));
    },
  };
}

/** Creates an entry of an absolute path. */
function createEntry(to: To, state: unknown = null, key: string = crypto.randomUUID()): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: '/', search: '', hash: '', ...path, state, key };
}
