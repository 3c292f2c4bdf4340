import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStorageUnavailable } from '../isStorageUnavailable.ts';
import { contentTypeOf, type FileStore, openFileStore } from './openFileStore.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

let folder: string;
let bucket: Bucket;
let stores: Record<'folder' | 'bucket', FileStore>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dukacita-files-'));
  bucket = await startBucket();
  stores = {
    folder: await openFileStore({ dataDir: folder, s3: undefined }),
    bucket: await openBucket(bucket.url),
  };
});
afterAll(async () => {
  bucket.server.close();
  await rm(folder, { recursive: true, force: true });
});

it('reports a store that takes no files as unavailable, and not a missing file', async () => {
  const { folder: store } = stores;
  // A file is in the place of the folder.
  await mkdir(join(folder, 'files'), { recursive: true });
  await writeFile(join(folder, 'files', 'blocked'), '');
  const reasons = [
    await store.put('blocked/one.png', bytes('1')).catch((error: unknown) => error),
    await store.read('cards/unknown.png').catch((error: unknown) => error),
  ];
  expect(reasons.map(isStorageUnavailable)).toEqual([true, false]);
});

it('reports a bucket that does not answer as unavailable, and not a missing file', async () => {
  const gone = await startBucket();
  const store = await openBucket(gone.url);
  gone.server.close();
  const put = await store.put('cards/one.png', bytes('1')).catch((error: unknown) => error);
  const missing = await stores.bucket.read('cards/unknown.png').catch((error: unknown) => error);
  expect([put, missing].map(isStorageUnavailable)).toEqual([true, false]);
});

describe.each(['folder', 'bucket'] as const)('a store in a %s', (kind) => {
  it('reads a stored file as bytes and as a stream', async () => {
    const store = stores[kind];
    await store.put('cards/a-1.webp', bytes('a picture'));
    expect(await store.exists('cards/a-1.webp')).toBe(true);
    expect(new TextDecoder().decode(await store.read('cards/a-1.webp'))).toBe('a picture');
    const found = await store.stream('cards/a-1.webp');
    expect(found?.length).toBe(9);
    expect(found && (await buffer(found.content)).toString()).toBe('a picture');
  });

  it('reports a missing file', async () => {
    const store = stores[kind];
    expect(await store.exists('cards/none.webp')).toBe(false);
    expect(await store.stream('cards/none.webp')).toBeUndefined();
    await expect(store.read('cards/none.webp')).rejects.toThrow('cards/none.webp');
  });

  it.each([
    '../x.webp',
    '/x.webp',
    'x.constructor',
    'x.svg',
    'x',
    'X.webp',
    'a//b.webp',
    `${'a'.repeat(255)}.webp`,
  ])('rejects the key %s', async (key) => {
    await expect(stores[kind].put(key, bytes('x'))).rejects.toThrow('is not a key');
    expect(await stores[kind].stream(key)).toBeUndefined();
  });
});

it('leaves one complete file in the folder after concurrent writes of the same key', async () => {
  const contents = Array.from({ length: 8 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(
    contents.map((content) => stores.folder.put('cards/same.webp', bytes(content))),
  );
  expect(contents).toContain(new TextDecoder().decode(await stores.folder.read('cards/same.webp')));
  expect(
    (await readdir(join(folder, 'files', 'cards'))).filter((name) => name.startsWith('same')),
  ).toEqual(['same.webp']);
});

it('stores content type and cache headers in the bucket', () => {
  expect(bucket.objects.get('/pictures/cards/a-1.webp')).toMatchObject({
    type: 'image/webp',
    caching: 'public, max-age=31536000, immutable',
  });
});

it('derives the content type from the file extension', () => {
  expect(contentTypeOf('logos/5f2c.webp')).toBe('image/webp');
  expect(contentTypeOf('cards/x.png')).toBe('image/png');
  expect(contentTypeOf('cards/x.html')).toBeUndefined();
});

interface Bucket {
  url: string;
  server: Server;
  objects: Map<string, { content: Buffer; type: string | undefined; caching: string | undefined }>;
}

function openBucket(endpoint: string): Promise<FileStore> {
  return openFileStore({
    dataDir: folder,
    s3: {
      bucket: 'pictures',
      region: 'id-1',
      endpoint,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    },
  });
}

/** Starts a fake S3 server that supports what the store uses: signed PUT, HEAD and GET requests. */
async function startBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT') {
      objects.set(path, {
        content: unchunk(await buffer(request), request),
        type: request.headers['content-type'],
        caching: request.headers['cache-control'],
      });
      response.writeHead(200, { etag: '"x"' }).end();
    } else {
      const found = objects.get(path);
      if (!found)
        response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end('<Error><Code>NoSuchKey</Code></Error>');
      else {
        response.writeHead(200, {
          'content-length': found.content.length,
          etag: '"x"',
          'last-modified': new Date(0).toUTCString(),
        });
        response.end(request.method === 'HEAD' ? undefined : found.content);
      }
    }
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, objects };
}

/** Extracts the content of a signed upload in `aws-chunked` encoding. */
function unchunk(body: Buffer, request: IncomingMessage): Buffer {
  if (!String(request.headers['content-encoding'] ?? '').includes('aws-chunked')) return body;
  const end = body.indexOf('\r\n');
  const length = Number.parseInt(body.subarray(0, end).toString(), 16);
  return body.subarray(end + 2, end + 2 + length);
}
