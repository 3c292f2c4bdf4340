import { pictureWidths, type PictureKind } from '@dukacita/shared/pictureWidths';

/** The width in px that is served when a request names none. */
const usualWidths: Readonly<Record<PictureKind, number>> = {
  ads: 960,
  portraits: 480,
  templates: 540,
  boards: 800,
  florists: 800,
  houses: 800,
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
  return pictureWidths[kind].find((width) => width >= (wished ?? usualWidths[kind])) ?? Infinity;
}
