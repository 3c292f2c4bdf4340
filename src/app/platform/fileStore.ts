/** Stores files so that they survive a reload. */
export interface FileStore {
  get(key: string): Promise<File | undefined>;
  set(key: string, file: File): Promise<void>;
  del(key: string): Promise<void>;
}
