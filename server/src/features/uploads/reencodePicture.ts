import sharp, { type Metadata } from 'sharp';
import { ApiError, type ErrorCode } from '../../http/errors/ApiError.ts';
import { createSemaphore } from './createSemaphore.ts';

/** The longest side of a stored picture, in px. */
const longestSide = 1600;

/**
 * The maximum number of pixels of an uploaded picture. Phones that take photos of 48 megapixels store
 * them in more than the 5 MB of an upload.
 */
const maxPixels = 25_000_000;

/** The longest side of an uploaded picture, in px: the limit of WebP. */
const longestUploadedSide = 16_383;

/** Decodes at most two pictures at a time, because each takes up to 100 MB. */
const decode = createSemaphore(2);

type Format = 'png' | 'jpeg' | 'webp';

/** The form field of an upload, and the error code of an unusable picture. */
interface UploadField {
  field: string;
  code: ErrorCode;
}

/**
 * Re-encodes an uploaded picture: upright, in sRGB, at most 1600 px, without metadata. Its format is
 * detected from its content. Only the first frame of an animation is kept.
 * @returns a WebP picture
 * @throws {ApiError} `unsupported_media_type` for anything but PNG, JPEG or WebP; the given
 *   code for a picture that cannot be decoded completely or is too large
 */
export async function reencodePicture(
  content: Buffer,
  { field, code }: UploadField,
): Promise<Buffer> {
  const format = formatOf(content);
  if (!format)
    throw new ApiError(
      'unsupported_media_type',
      415,
      'The picture is not a PNG, JPEG or WebP file.',
      field,
    );
  const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  try {
    requireUsable(await picture.metadata(), format, { field, code });
    return await decode(() =>
      picture
        .autoOrient()
        .resize({
          width: longestSide,
          height: longestSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .toColourspace('srgb')
        .webp({ quality: 90, effort: 2 })
        .toBuffer(),
    );
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(code, 422, 'The picture is damaged, or too large to be decoded.', field);
  }
}

/**
 * Detects the format by its signature, so that uploads reach only the decoders of these formats.
 */
function formatOf(content: Buffer): Format | undefined {
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const isRiff =
    content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : undefined;
}

function requireUsable(
  { width, height, format }: Metadata,
  expected: Format,
  { field, code }: UploadField,
): void {
  const isTooLarge = Math.max(width, height) > longestUploadedSide || width * height > maxPixels;
  if (format !== expected || isTooLarge) {
    throw new ApiError(
      code,
      422,
      `The picture is not usable: ${format}, ${width} x ${height} px.`,
      field,
    );
  }
}
