/** The kinds of pictures as their addresses name them: `/images/{kind}/{key}.webp`. */
export type PictureKind = 'ads' | 'portraits' | 'templates' | 'boards' | 'florists' | 'houses';

/**
 * The widths in px that are prepared, in ascending order, and the width that is served when a
 * request names none. They are the widths that the app requests (`srcset`).
 */
export const pictureWidths: Readonly<
  Record<PictureKind, { widths: readonly number[]; usual: number }>
> = {
  ads: { widths: [180, 360, 540, 720, 960, 1200], usual: 960 },
  portraits: { widths: [120, 240, 360, 480, 800], usual: 480 },
  templates: { widths: [540], usual: 540 },
  boards: { widths: [800], usual: 800 },
  florists: { widths: [800], usual: 800 },
  houses: { widths: [800], usual: 800 },
};

export const pictureKinds = Object.keys(pictureWidths) as readonly PictureKind[];

/** Returns whether a text is the name of a kind of picture. */
export function isPictureKind(text: string): text is PictureKind {
  return Object.hasOwn(pictureWidths, text);
}

/**
 * Returns the width in px in which a picture is served: the smallest prepared one that is at least
 * `wished`, or Infinity for the full width of its file.
 */
export function pictureWidth(kind: PictureKind, wished?: number): number {
  const { widths, usual } = pictureWidths[kind];
  return widths.find((width) => width >= (wished ?? usual)) ?? Infinity;
}
