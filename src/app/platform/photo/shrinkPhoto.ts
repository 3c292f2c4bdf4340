import { AppError } from '../../../domain/appError.ts';
import { LOGO_TYPES, MAX_UPLOAD_BYTES } from '../../../domain/logo.ts';
import type { ShrinkRequest, ShrinkResponse } from './shrinkWorker.ts';

/** A file of fewer bytes is uploaded without being decoded first. */
const SMALL_BYTES = 1024 * 1024;

/**
 * Returns a photo that is small enough to be uploaded: the photo itself, or a smaller copy of it.
 * Throws `payloadTooLarge` if this device cannot shrink it. Other files stay as they are.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  const isPhoto = LOGO_TYPES.some((type) => type === photo.type);
  if (!isPhoto || photo.size <= SMALL_BYTES) return photo;
  const smaller = await runWorker({ photo, maxBytes: MAX_UPLOAD_BYTES });
  if (smaller === null) throw new AppError('payloadTooLarge');
  return smaller;
}

/** Runs the worker for one photo: it is loaded only now, and ends with its response. */
function runWorker(request: ShrinkRequest): Promise<ShrinkResponse> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrinkWorker.ts', import.meta.url), { type: 'module' });
    const end = (response: ShrinkResponse) => {
      worker.terminate();
      resolve(response);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkResponse>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(request);
  });
}
