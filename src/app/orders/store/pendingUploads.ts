import { AppError } from '../../../domain/appError.ts';
import type { FileStore } from '../../platform/deviceFileStore.ts';

/** The chosen files that are not uploaded yet. Machines know them only by id. */
export interface PendingUploads {
  /** Stores the file of an order in place of an earlier one, and returns its id. */
  add(order: string, file: File): string;
  /** Returns a file by its id. Rejects with `logoMissing` if it was added before a reload. */
  get(id: string): Promise<Blob>;
  /** Returns the stored file of an order, also after a reload; null if there is none. */
  find(order: string): Promise<File | null>;
  remove(order: string): void;
}

/** Creates the pending uploads. If the store fails, files are kept until a reload. */
export function createPendingUploads(newId: () => string, store: FileStore): PendingUploads {
  const files = new Map<string, Blob>();
  // Runs one store operation after another, so that a removed file is never found and the latest
  // one wins.
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
              message: `The pending uploads have no file with the id "${id}".`,
            }),
          )
        : Promise.resolve(file);
    },
    find: async (order) => (await runInOrder(() => store.get(order))) ?? null,
    remove: (order) => void runInOrder(() => store.del(order)),
  };
}
