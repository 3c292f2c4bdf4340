/** The kinds of pictures as their addresses name them: `/images/{kind}/{key}.webp`. */
export type PictureKind = 'ads' | 'portraits' | 'templates' | 'boards' | 'florists' | 'houses';

/**
 * The widths in px in which pictures are served, the smallest first, and the width when none is
 * asked for. They are those that the app asks for (`srcset`), and the full width of the files.
 */
export const pictureWidths: Readonly<
  Record<PictureKind, { widths: readonly [number, ...number[]]; usual: number }>
> = {
  ads: { widths: [180, 360, 540, 720, 960, 1200], usual: 960 },
  portraits: { widths: [120, 240, 360, 480, 800], usual: 480 },
  templates: { widths: [320, 540, 1080], usual: 540 },
  boards: { widths: [480, 800, 1200], usual: 800 },
  florists: { widths: [480, 800, 1200], usual: 800 },
  houses: { widths: [480, 800, 1200], usual: 800 },
};

export const pictureKinds = Object.keys(pictureWidths) as readonly PictureKind[];

/** Returns whether the text is the name of a kind of pictures. */
export function isPictureKind(text: string): text is PictureKind {
  return Object.hasOwn(pictureWidths, text);
}

/**
 * Returns the width in px in which a picture is served: the smallest that is at least `wished`, or
 * else the largest.
 */
export function pictureWidth(kind: PictureKind, wished?: number): number {
  const { widths, usual } = pictureWidths[kind];
  return widths.find((width) => width >= (wished ?? usual)) ?? Math.max(...widths);
}
