import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import { AtomicFSDriver } from './AtomicFSDriver.ts';

/** Files that the server made: drawn cards and re-encoded logos. A key is a path such as `cards/8a41.webp`. */
export interface FileStore {
  /** Stores the whole file or nothing of it. */
  put: (key: string, content: Uint8Array) => Promise<void>;
  exists: (key: string) => Promise<boolean>;
  /** @throws when there is no such file */
  read: (key: string) => Promise<Uint8Array>;
  /** The file and its length in bytes; undefined when there is none. */
  stream: (key: string) => Promise<{ content: Readable; length: number } | undefined>;
}

/** Types of the files the server makes, by the ending it gave their keys. Nothing else is stored or served. */
const types: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
]);

const keyPattern = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.([a-z0-9]+)$/;

/** The media type of a file by its key; undefined for what is not a key of the store. */
export function contentTypeOf(key: string): string | undefined {
  const ending = key.length <= 255 ? keyPattern.exec(key)?.[1] : undefined;
  return ending === undefined ? undefined : types.get(ending);
}

/** Opens the store: a folder below the data folder, or an S3-compatible bucket when one is set. */
export async function openFileStore({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  return onDisk(
    s3
      ? await s3Disk(s3)
      : new Disk(new AtomicFSDriver({ location: `${dataDir}/files`, visibility: 'private' })),
  );
}

function onDisk(disk: Disk): FileStore {
  return {
    async put(key, content) {
      const contentType = contentTypeOf(key);
      if (!contentType) throw new Error(`${key} is not a key of the file store.`);
      await disk.put(key, content, {
        contentType,
        cacheControl: 'public, max-age=31536000, immutable',
      });
    },
    exists: (key) => disk.exists(key),
    read: (key) => disk.getBytes(key),
    async stream(key) {
      if (!contentTypeOf(key) || !(await disk.exists(key))) return undefined;
      const { contentLength } = await disk.getMetaData(key);
      return { content: await disk.getStream(key), length: contentLength };
    },
  };
}

/** The S3 client is large, so it is loaded only by those who use it. */
async function s3Disk(s3: NonNullable<Config['s3']>): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      region: s3.region,
      bucket: s3.bucket,
      forcePathStyle: s3.forcePathStyle,
      ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
      supportsACL: false,
      visibility: 'private',
    }),
  );
}
