import { createStore, del, get, set } from 'idb-keyval';
import type { FileStore } from './fileStore.ts';

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
