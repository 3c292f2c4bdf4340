import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { createSingleFlight } from '../../data/files/createSingleFlight.ts';
import type { FileStore } from '../../data/files/openFileStore.ts';
import { encodePicture, encoderVersion, type PictureFormat } from './encodePicture.ts';
import type { Artwork } from './loadArtwork.ts';
import { pictureWidths, type PictureKind } from '@dukacita/shared/pictureWidths';
import { pictureKinds, pictureWidth } from './pictureKinds.ts';

/** Serves pictures in several widths and formats. Each is encoded once and kept in the file store. */
export interface PictureStore {
  /** Returns an encoded picture; undefined if there is no such picture. */
  get: (request: PictureRequest) => Promise<Buffer | undefined>;
  /**
   * Encodes the prepared widths that the file store does not have yet, one after another and with
   * one thread, so that requests are not delayed. Ends early when the signal is aborted.
   */
  prepare: (signal: AbortSignal) => Promise<void>;
}

export interface PictureRequest {
  kind: PictureKind;
  key: string;
  /** The requested width in px; the picture has at least this width, or its full width. */
  width?: number | undefined;
  format: PictureFormat;
}

/** The formats that browsers receive; clients can request the others by their extension. */
const preparedFormats: readonly PictureFormat[] = ['avif', 'webp'];

/** Creates the store of the encoded pictures. */
export function createPictureStore(
  { pictures }: Pick<Artwork, 'pictures'>,
  files: Pick<FileStore, 'exists' | 'read' | 'put'>,
): PictureStore {
  const once = createSingleFlight<Buffer>();

  return {
    async get({ kind, key, width, format }) {
      const picture = pictures[kind].get(key);
      if (!picture) return undefined;
      const served = Math.min(pictureWidth(kind, width), picture.width);
      const file = fileKey(kind, key, picture.version, served, format);
      return once(file, async () =>
        (await files.exists(file))
          ? Buffer.from(await files.read(file))
          : encodeInto(file, await picture.open(), served, format),
      );
    },

    async prepare(signal) {
      const threads = sharp.concurrency();
      sharp.concurrency(1);
      try {
        for (const kind of pictureKinds) await prepareKind(kind, signal);
      } finally {
        sharp.concurrency(threads);
      }
    },
  };

  async function prepareKind(kind: PictureKind, signal: AbortSignal): Promise<void> {
    for (const [key, { version, width: fullWidth, open }] of pictures[kind]) {
      let opened: Promise<Sharp> | undefined;
      const widths = pictureWidths[kind].map((width) => Math.min(width, fullWidth));
      for (const width of new Set(widths)) {
        for (const format of preparedFormats) {
          if (signal.aborted) return;
          const file = fileKey(kind, key, version, width, format);
          if (await files.exists(file)) continue;
          opened ??= open();
          const picture = (await opened).clone();
          await once(file, () => encodeInto(file, picture, width, format));
        }
      }
    }
  }

  async function encodeInto(
    file: string,
    picture: Sharp,
    width: number,
    format: PictureFormat,
  ): Promise<Buffer> {
    const bytes = await encodePicture(picture, width, format);
    await files.put(file, bytes);
    return bytes;
  }
}

/** Returns the key in the file store, which changes with the picture and with the encoder. */
function fileKey(
  kind: PictureKind,
  key: string,
  version: string,
  width: number,
  format: PictureFormat,
): string {
  const hash = createHash('sha256').update(version).update(encoderVersion).digest('hex');
  const extension = format === 'jpeg' ? 'jpg' : format;
  return `pictures/${hash.slice(0, 12)}/${kind}/${key}-${width}.${extension}`;
}
