import { describe, expect, it } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { memoryFiles } from '../../testing/memoryFiles.ts';
import type { Artwork, Picture } from './loadArtwork.ts';
import { createPictureStore } from './createPictureStore.ts';

/** The size of the pictures. Their content is smaller, because it is encoded faster. */
const size = { width: 800, height: 800 };
const noPictures = new Map<string, Picture>();

/** Returns the pictures of one portrait. */
function onePortrait(picture: Picture): Pick<Artwork, 'pictures'> {
  return {
    pictures: {
      ads: noPictures,
      portraits: new Map([['ibu-bob', picture]]),
      templates: noPictures,
      boards: noPictures,
      florists: noPictures,
      houses: noPictures,
    },
  };
}

function plain(colour: string, side = 8): Sharp {
  return sharp({ create: { width: side, height: side, channels: 3, background: colour } });
}

const portrait = { kind: 'portraits', key: 'ibu-bob', format: 'webp' } as const;

describe('get', () => {
  it('encodes a picture once for simultaneous requests of widths that are served alike', async () => {
    let opened = 0;
    const files = memoryFiles();
    const picture = {
      ...size,
      version: '1',
      open: () => {
        opened += 1;
        return Promise.resolve(plain('#7a4a36'));
      },
    };
    const store = createPictureStore(onePortrait(picture), files);
    const results = await Promise.all(
      [90, 96, 120, 1].map((width) => store.get({ ...portrait, width })),
    );
    expect(new Set(results).size).toBe(1);
    expect(opened).toBe(1);
    expect(files.puts).toEqual([
      expect.stringMatching(/^pictures\/[0-9a-f]{12}\/portraits\/ibu-bob-120\.webp$/),
    ]);
  });

  it('reads what the file store has, and encodes again when the version changes', async () => {
    const files = memoryFiles();
    const before = { ...size, version: '1', open: () => Promise.resolve(plain('#7a4a36')) };
    const first = await createPictureStore(onePortrait(before), files).get(portrait);
    const unreadable = {
      ...size,
      version: '1',
      open: () => Promise.reject(new Error('The picture must not be opened.')),
    };
    expect(await createPictureStore(onePortrait(unreadable), files).get(portrait)).toEqual(first);
    const after = { ...size, version: '2', open: () => Promise.resolve(plain('#34505a')) };
    expect(await createPictureStore(onePortrait(after), files).get(portrait)).not.toEqual(first);
    expect(files.puts).toHaveLength(2);
  });

  it('does not serve a picture in more than its own width', async () => {
    const files = memoryFiles();
    const small = {
      ...size,
      width: 8,
      version: '1',
      open: () => Promise.resolve(plain('#7a4a36')),
    };
    const store = createPictureStore(onePortrait(small), files);
    await store.get({ ...portrait, width: 480 });
    await store.prepare(new AbortController().signal);
    expect(files.puts).toEqual([
      expect.stringMatching(/ibu-bob-8\.webp$/),
      expect.stringMatching(/ibu-bob-8\.avif$/),
    ]);
  });

  it('encodes again after a failure', async () => {
    let failures = 1;
    const picture = {
      ...size,
      version: '1',
      open: () => {
        failures -= 1;
        return failures < 0
          ? Promise.resolve(plain('#7a4a36', 500))
          : Promise.reject(new Error('The disk cannot be read.'));
      },
    };
    const store = createPictureStore(onePortrait(picture), memoryFiles());
    await expect(store.get(portrait)).rejects.toThrow('The disk cannot be read.');
    const bytes = await store.get(portrait);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480 });
  });

  it.each(['nobody', 'constructor', ''])('returns undefined for the key "%s"', async (key) => {
    const picture = { ...size, version: '1', open: () => Promise.resolve(plain('#7a4a36')) };
    const store = createPictureStore(onePortrait(picture), memoryFiles());
    expect(await store.get({ ...portrait, key })).toBeUndefined();
  });
});

describe('prepare', () => {
  const names = [120, 240, 360, 480, 800].flatMap((width) => [
    `ibu-bob-${width}.avif`,
    `ibu-bob-${width}.webp`,
  ]);
  const picture = { ...size, version: '1', open: () => Promise.resolve(plain('#7a4a36')) };
  const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);

  it('encodes the widths of the app for browsers once, with one thread, and restores the threads', async () => {
    const threads = sharp.concurrency();
    sharp.concurrency(2);
    const files = memoryFiles();
    const threadsWhilePreparing = new Set<number>();
    const store = createPictureStore(onePortrait(picture), {
      ...files,
      put: (key, bytes) => {
        threadsWhilePreparing.add(sharp.concurrency());
        return files.put(key, bytes);
      },
    });
    await store.prepare(new AbortController().signal);
    expect(files.puts.map(nameOf)).toEqual(names);
    expect(threadsWhilePreparing).toEqual(new Set([1]));
    expect(sharp.concurrency()).toBe(2);
    sharp.concurrency(threads);
    await store.prepare(new AbortController().signal);
    expect(files.puts).toHaveLength(names.length);
  });

  it('does not delay a request', async () => {
    const files = memoryFiles();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const store = createPictureStore(onePortrait(picture), {
      ...files,
      put: async (key, bytes) => {
        if (key.endsWith('ibu-bob-120.avif')) await released;
        await files.put(key, bytes);
      },
    });
    const prepared = store.prepare(new AbortController().signal);
    await store.get({ ...portrait, width: 800 });
    expect(files.puts.map(nameOf)).toEqual(['ibu-bob-800.webp']);
    release();
    await prepared;
    expect(files.puts.map(nameOf).sort()).toEqual([...names].sort());
  });

  it('ends when the signal is aborted', async () => {
    const files = memoryFiles();
    const stopping = new AbortController();
    const store = createPictureStore(onePortrait(picture), {
      ...files,
      put: (key, bytes) => {
        stopping.abort();
        return files.put(key, bytes);
      },
    });
    await store.prepare(stopping.signal);
    expect(files.puts.map(nameOf)).toEqual(names.slice(0, 1));
  });
});
