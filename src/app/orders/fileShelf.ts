import { AppError } from '../../domain/appError.ts';

/** Files that a person has chosen. Machines know them by id only. */
export interface FileShelf {
  /** Keeps a file and answers its id. */
  put(file: Blob): string;
  /** The file of an id. Rejects with `logoMissing` when it is not there any more. */
  take(id: string): Promise<Blob>;
}

/** A shelf that lasts as long as the page. */
export function createFileShelf(newId: () => string): FileShelf {
  const files = new Map<string, Blob>();
  return {
    put(file) {
      const id = newId();
      files.set(id, file);
      return id;
    },
    take(id) {
      const file = files.get(id);
      return file === undefined
        ? Promise.reject(new AppError('logoMissing', { message: `The file "${id}" is not on the shelf.` }))
        : Promise.resolve(file);
    },
  };
}
