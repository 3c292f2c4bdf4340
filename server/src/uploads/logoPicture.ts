import sharp, { type Metadata } from 'sharp';
import { ApiError } from '../contract/ApiError.ts';

/** Longest side of a stored logo, in px. */
const longestSide = 1600;

/** The most px an uploaded picture may unfold to; more than any phone's photo has. */
const mostPixels = 50_000_000;

/** The longest side an uploaded picture may have, in px: what a WebP can hold. */
const longestUploadedSide = 16_383;

type Format = 'png' | 'jpeg' | 'webp';

/**
 * An uploaded picture, told by its content and drawn anew: upright, in sRGB, at most 1600 px, without anything that
 * was hidden in the file. Of a moving picture the first frame is kept.
 * @returns WebP
 * @throws {ApiError} `unsupported_media_type` for what is not PNG, JPEG or WebP; `logo_invalid` for one of these
 *   that cannot be decoded whole, or is too large to be
 */
export async function logoPicture(content: Buffer): Promise<Buffer> {
  const format = formatOf(content);
  if (!format)
    throw new ApiError(
      'unsupported_media_type',
      415,
      'A logo is a PNG, JPEG or WebP picture.',
      'logo',
    );
  const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  try {
    requireReasonable(await picture.metadata(), format);
    return await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90, effort: 2 })
      .toBuffer();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(
      'logo_invalid',
      422,
      'The picture is damaged, or too large to be decoded.',
      'logo',
    );
  }
}

/** Only these first bytes are let through to a decoder, so that no other decoder is ever fed by strangers. */
function formatOf(content: Buffer): Format | undefined {
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const isRiff =
    content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : undefined;
}

function requireReasonable({ width, height, format }: Metadata, expected: Format): void {
  const isTooLarge = Math.max(width, height) > longestUploadedSide || width * height > mostPixels;
  if (format !== expected || isTooLarge) {
    throw new ApiError(
      'logo_invalid',
      422,
      `The picture is not usable: ${format}, ${width} x ${height} px.`,
      'logo',
    );
  }
}
