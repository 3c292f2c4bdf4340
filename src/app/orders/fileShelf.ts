import { AppError } from '../../domain/appError.ts';

/** Files that a person has chosen. Machines know them by id only. */
export interface FileShelf {
  /** Keeps a file for an order in place of the one before, on the device too, and answers its id. */
  put(order: string, file: File): string;
  /** The file of an id. Rejects with `logoMissing` when it is not there any more. */
  take(id: string): Promise<Blob>;
  /** The file that was kept for an order, also by a page that is gone; null when there is none. */
  find(order: string): Promise<File | null>;
  /** Forgets the file of an order, on the device. */
  drop(order: string): void;
}

/** Where files outlive the page. */
export interface FileStore {
  get(key: string): Promise<File | undefined>;
  set(key: string, file: File): Promise<void>;
  del(key: string): Promise<void>;
}

/** A shelf whose files outlive the page where the device can keep them. */
export function createFileShelf(newId: () => string, store: FileStore): FileShelf {
  const files = new Map<string, Blob>();
  // One after another, so that a file that was dropped is never found, and a later one wins.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const result = last.then(work).catch(() => undefined);
    last = result;
    return result;
  };

  return {
    put(order, file) {
      const id = newId();
      files.set(id, file);
      void inTurn(() => store.set(order, file));
      return id;
    },
    take(id) {
      const file = files.get(id);
      return file === undefined
        ? Promise.reject(
            new AppError('logoMissing', { message: `The file "${id}" is not on the shelf.` }),
          )
        : Promise.resolve(file);
    },
    find: async (order) => (await inTurn(() => store.get(order))) ?? null,
    drop: (order) => void inTurn(() => store.del(order)),
  };
}
