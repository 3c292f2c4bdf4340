import { AppError } from '../../domain/appError.ts';

/** Files that a person has chosen. Machines know them by id only. */
export interface PendingUploads {
  /** Keeps a file for an order in place of the one before, on the device too, and answers its id. */
  add(order: string, file: File): string;
  /** The file of an id. Rejects with `logoMissing` when it is not there any more. */
  get(id: string): Promise<Blob>;
  /** The file that was kept for an order, also by a page that is gone; null when there is none. */
  find(order: string): Promise<File | null>;
  /** Forgets the file of an order, on the device. */
  remove(order: string): void;
}

/** Where files outlive the page. */
export interface FileStore {
  get(key: string): Promise<File | undefined>;
  set(key: string, file: File): Promise<void>;
  del(key: string): Promise<void>;
}

/** A shelf whose files outlive the page where the device can keep them. */
export function createPendingUploads(newId: () => string, store: FileStore): PendingUploads {
  const files = new Map<string, Blob>();
  // One after another, so that a file that was dropped is never found, and a later one wins.
  let last: Promise<unknown> = Promise.resolve();
  const runInOrder = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const result = last.then(work).catch(() => undefined);
    last = result;
    return result;
  };

  return {
    add(order, file) {
      const id = newId();
      files.set(id, file);
      void runInOrder(() => store.set(order, file));
      return id;
    },
    get(id) {
      const file = files.get(id);
      return file === undefined
        ? Promise.reject(
            new AppError('logoMissing', {
              message: `The file "${id}" is not among the pending uploads.`,
            }),
          )
        : Promise.resolve(file);
    },
    find: async (order) => (await runInOrder(() => store.get(order))) ?? null,
    remove: (order) => void runInOrder(() => store.del(order)),
  };
}
