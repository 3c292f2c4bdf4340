import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../domain/logo.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** Creates a picture of noise, which cannot be compressed well. */
async function createNoise(width: number, height: number, type = 'image/png'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(width, height);
  const words = new Uint32Array(pixels.data.buffer);
  for (let index = 0, value = 1; index < words.length; index += 1) {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    words[index] = value | 0xff000000;
  }
  context?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type });
}

test('R180 shrinks a photo of more than 5 MB on the device', async () => {
  const photo = await createNoise(1600, 1200);
  expect(photo.size).toBeGreaterThan(MAX_UPLOAD_BYTES);
  const smaller = await shrinkPhoto(photo);
  expect(smaller.size).toBeLessThanOrEqual(MAX_UPLOAD_BYTES);
  expect(smaller.type).toBe('image/webp');
  const { width, height } = await createImageBitmap(smaller);
  expect(width / height).toBeCloseTo(4 / 3, 1);
});

test('R180 shrinks a photo of more than 4096 px', async () => {
  const photo = await createNoise(5000, 70);
  expect(photo.size).toBeGreaterThan(1024 * 1024);
  const { width } = await createImageBitmap(await shrinkPhoto(photo));
  expect(width).toBe(4096);
});

test('leaves a small photo and other files as they are', async () => {
  const small = new File(['x'], 'a.png', { type: 'image/png' });
  expect(await shrinkPhoto(small)).toBe(small);
  const document = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'a.pdf', {
    type: 'application/pdf',
  });
  expect(await shrinkPhoto(document)).toBe(document);
});

test('R180 says that a photo is too large when the device cannot shrink it', async () => {
  const broken = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'a.png', { type: 'image/png' });
  await expect(shrinkPhoto(broken)).rejects.toMatchObject({ code: 'payloadTooLarge' });
});
