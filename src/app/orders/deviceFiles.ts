import { createStore, del, get, set } from 'idb-keyval';
import type { FileStore } from './pendingUploads.ts';

/** Files on the device, in IndexedDB. Opened when first used; calls reject where the browser keeps nothing. */
export function deviceFiles(): FileStore {
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => (opened ??= createStore('order-files', 'files'));
  return {
    get: async (key) => get<File>(key, store()),
    set: async (key, file) => set(key, file, store()),
    del: async (key) => del(key, store()),
  };
}
