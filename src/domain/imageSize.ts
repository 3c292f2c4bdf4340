/** The longest side of a picture that the app uploads unchanged, in px; the server accepts more. */
const MAX_SIDE = 4096;

/** The size of a picture in px. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns whether a picture is shrunk before it is uploaded. */
export function isTooLarge({ width, height }: ImageSize): boolean {
  return Math.max(width, height) > MAX_SIDE;
}

/** Returns the sizes to which a picture is shrunk in turn until its file is small enough. */
export function shrunkSizes({ width, height }: ImageSize): ImageSize[] {
  const longest = Math.max(width, height);
  return [MAX_SIDE, 2048, 1024]
    .map((side) => Math.min(1, side / longest))
    .map((scale) => ({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    }));
}
