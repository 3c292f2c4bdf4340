/** A storage that never throws: what the browser refuses to store lasts as long as the page. */
export interface GuardedStorage extends Storage {
  /** Returns whether the value of a key survives a reload. */
  isKept(key: string): boolean;
  /** Calls `listener` once a value could not be stored. Returns `unsubscribe`. */
  onRefusal(listener: () => void): () => void;
}

/** Storage of the device; those of tests and prerendered pages need no guard. */
export type DeviceStorage = Storage & Partial<Pick<GuardedStorage, 'isKept' | 'onRefusal'>>;

/**
 * Guards a storage of the browser.
 * @param open returns the storage; may throw, as `window.localStorage` does where it is denied
 */
export function createGuardedStorage(open: () => Storage): GuardedStorage {
  const unkept = new Map<string, string>();
  const listeners = new Set<() => void>();
  let hasRefused = false;

  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const refuse = () => {
    hasRefused = true;
    listeners.forEach((listener) => listener());
    listeners.clear();
  };
  const keys = () => {
    const stored = attempt(
      (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)),
      [],
    );
    return [...new Set([...stored, ...unkept.keys()])].filter((key) => key !== null);
  };

  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => unkept.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) return void unkept.delete(key);
      // The earlier value would come back after a reload.
      attempt((storage) => storage.removeItem(key), undefined);
      unkept.set(key, String(value));
      if (!hasRefused) refuse();
    },
    removeItem(key) {
      unkept.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      unkept.clear();
      attempt((storage) => storage.clear(), undefined);
    },
    isKept: (key) => !unkept.has(key),
    onRefusal(listener) {
      if (hasRefused) listener();
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
