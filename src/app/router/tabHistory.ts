import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';

/**
 * The history of a tab, for the router. The entries of layers have the location of their page, and
 * `push` puts the next page in the place of the current one.
 */
export interface TabHistory extends Navigator {
  readonly location: Location;
  /** How the current entry was reached. */
  readonly action: NavigationType;
  /** How many layers the current entry has above its page. */
  readonly layers: number;
  /** Adds an entry of a layer. Returns whether the browser has added it. */
  pushLayer(layers: number): boolean;
  /** Calls one listener, after each navigation. Returns a function that removes the listener. */
  listen(listener: () => void): () => void;
}

/** The state of an entry. `idx` counts the entries of the app, and `usr` is the navigation state. */
interface EntryState {
  readonly idx: number;
  readonly key?: string;
  readonly usr?: unknown;
  readonly layers?: number;
}

/** Creates the history of the tab of a window. That of React Router is private, and has no layers. */
export function createTabHistory(
  view: Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>,
): TabHistory {
  const { history } = view;
  let action = NavigationType.Pop;
  const read = () => ({ idx: 0, ...(history.state as EntryState | null) });
  let listener = () => {};
  const tell = (next: NavigationType) => {
    action = next;
    listener();
  };
  /** Returns false for one change too many within seconds: Safari throws, Chromium ignores it. */
  const write = (method: 'pushState' | 'replaceState', state: EntryState, address?: string) => {
    try {
      history[method](state, '', address);
    } catch {
      return false;
    }
    const { idx, key } = read();
    return idx === state.idx && key === state.key;
  };
  const addressOf = (to: To) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return createPath({ pathname: view.location.pathname, ...path });
  };
  const newEntry = (usr: unknown, idx: number) => ({ usr, key: crypto.randomUUID(), idx });
  write('replaceState', read());

  return {
    get location() {
      const { pathname, search, hash } = view.location;
      const { usr = null, key = 'default' } = read();
      return { pathname, search, hash, state: usr as unknown, key };
    },
    get action() {
      return action;
    },
    get layers() {
      return read().layers ?? 0;
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push(to, state: unknown = null) {
      const address = addressOf(to);
      const { idx, layers = 0 } = read();
      const isWritten =
        layers === 0
          ? write('pushState', newEntry(state, idx + 1), address)
          : write('replaceState', newEntry(state, idx), address);
      if (isWritten) tell(NavigationType.Push);
      else view.location.assign(address);
    },
    replace(to, state: unknown = null) {
      const address = addressOf(to);
      if (write('replaceState', newEntry(state, read().idx), address)) tell(NavigationType.Replace);
      else view.location.replace(address);
    },
    pushLayer: (layers) => write('pushState', { ...read(), idx: read().idx + 1, layers }),
    go: (delta) => history.go(delta),
    listen(next) {
      const pop = () => tell(NavigationType.Pop);
      listener = next;
      view.addEventListener('popstate', pop);
      return () => {
        listener = () => {};
        view.removeEventListener('popstate', pop);
      };
    },
  };
}
