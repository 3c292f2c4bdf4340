import type { FileStore } from '../data/files/openFileStore.ts';

/** A file store in memory, with the keys that were put into it. */
export interface MemoryFiles extends Pick<FileStore, 'exists' | 'read' | 'put'> {
  puts: string[];
}

/** Creates an empty file store in memory. */
export function memoryFiles(): MemoryFiles {
  const contents = new Map<string, Uint8Array>();
  const puts: string[] = [];
  return {
    puts,
    exists: (key) => Promise.resolve(contents.has(key)),
    read: (key) => {
      const content = contents.get(key);
      return content ? Promise.resolve(content) : Promise.reject(new Error(`${key} is missing.`));
    },
    put: (key, content) => {
      puts.push(key);
      contents.set(key, content);
      return Promise.resolve();
    },
  };
}
