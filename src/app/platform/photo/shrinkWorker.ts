import { isTooLarge, shrunkSizes } from '../../../domain/logo.ts';

/** A photo, and how many bytes it may have. */
export interface ShrinkRequest {
  readonly photo: Blob;
  readonly maxBytes: number;
}

/** The photo or a smaller copy of it; null when it cannot be made small enough. */
export type ShrinkResponse = Blob | null;

/** Shrinks a photo that is too large, away from the thread that renders the page. */
async function shrink({ photo, maxBytes }: ShrinkRequest): Promise<ShrinkResponse> {
  const bitmap = await createImageBitmap(photo);
  if (photo.size <= maxBytes && !isTooLarge(bitmap)) return photo;
  // JPEG has no transparency, which logos need.
  const type = photo.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  for (const { width, height } of shrunkSizes(bitmap)) {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type, quality: 0.85 });
    if (blob.size <= maxBytes) return blob;
  }
  return null;
}

addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => {
  const { photo, maxBytes } = data;
  // The server says what is wrong with a small file that cannot be decoded.
  const undecodable = photo.size <= maxBytes ? photo : null;
  shrink(data).then(postMessage, () => postMessage(undecodable));
});
