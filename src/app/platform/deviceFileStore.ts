import { createStore, del, get, set } from 'idb-keyval';

/** Stores files so that they survive a reload. */
export interface FileStore {
  get(key: string): Promise<File | undefined>;
  set(key: string, file: File): Promise<void>;
  del(key: string): Promise<void>;
}

/** Creates a file store in IndexedDB. Calls reject if the browser does not allow it. */
export function createDeviceFileStore(): FileStore {
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => (opened ??= createStore('order-files', 'files'));
  return {
    get: async (key) => get<File>(key, store()),
    set: async (key, file) => set(key, file, store()),
    del: async (key) => del(key, store()),
  };
}
