import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { Config } from '../../config/config.ts';
import { AtomicFSDriver } from './AtomicFSDriver.ts';

/**
 * Stores rendered cards and boards, re-encoded logos and photos, proofs of payment, and encoded
 * pictures. A key is a path such as `cards/8a41.webp`.
 */
export interface FileStore {
  /** Writes a file atomically. */
  put: (key: string, content: Uint8Array) => Promise<void>;
  exists: (key: string) => Promise<boolean>;
  /** Deletes a file; does nothing if it does not exist. */
  delete: (key: string) => Promise<void>;
  /** @throws when the file does not exist */
  read: (key: string) => Promise<Uint8Array>;
  /** Returns the content and its length in bytes; undefined if the file does not exist. */
  stream: (key: string) => Promise<{ content: Readable; length: number } | undefined>;
  /** Writes a byte. @throws when the store takes no files */
  probe: () => Promise<void>;
}

/** The folder of files that are not served to everybody. */
export const privateFolder = 'private/';

/** Media types by file extension. Files of other types are neither stored nor served. */
const types: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
]);

const keyPattern = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.([a-z0-9]+)$/;

/** Returns the media type of a file by its key; undefined if the key is not valid. */
export function contentTypeOf(key: string): string | undefined {
  const extension = key.length <= 255 ? keyPattern.exec(key)?.[1] : undefined;
  return extension === undefined ? undefined : types.get(extension);
}

/**
 * Opens the store: a folder in the data folder, or an S3-compatible bucket if one is configured.
 */
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
        cacheControl: key.startsWith(privateFolder)
          ? 'private, no-store'
          : 'public, max-age=31536000, immutable',
      });
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    read: (key) => disk.getBytes(key),
    async stream(key) {
      if (!contentTypeOf(key) || !(await disk.exists(key))) return undefined;
      const { contentLength } = await disk.getMetaData(key);
      return { content: await disk.getStream(key), length: contentLength };
    },
    probe: () => disk.put('probe', '.'),
  };
}

/** How long the bucket may take to be reached and to answer, in milliseconds. */
const s3Timeouts = {
  connectionTimeout: 3_000,
  requestTimeout: 5_000,
  throwOnRequestTimeout: true,
};

/** Creates a disk for a bucket. The S3 client is large, so it is imported only when needed. */
async function s3Disk(s3: NonNullable<Config['s3']>): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      region: s3.region,
      bucket: s3.bucket,
      forcePathStyle: s3.forcePathStyle,
      ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
      requestHandler: s3Timeouts,
      supportsACL: false,
      visibility: 'private',
    }),
  );
}
