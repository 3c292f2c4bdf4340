/** Where drawn pictures are kept. Keys are paths such as `pictures/1f3a.../boards/marun-klasik-640.webp`. */
export interface PictureCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Buffer): Promise<void>;
}

/** Keeps pictures in memory, at most `limit` bytes; the least recently used are given up first. */
export function memoryPictureCache(limit = 48 * 1024 * 1024): PictureCache {
  const kept = new Map<string, Buffer>();
  let size = 0;
  const drop = (key: string): void => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const bytes = kept.get(key);
      if (bytes) {
        kept.delete(key);
        kept.set(key, bytes);
      }
      return Promise.resolve(bytes);
    },
    put(key, bytes) {
      drop(key);
      if (bytes.length <= limit) {
        kept.set(key, bytes);
        size += bytes.length;
      }
      for (const oldest of kept.keys()) {
        if (size <= limit) break;
        drop(oldest);
      }
      return Promise.resolve();
    },
  };
}
