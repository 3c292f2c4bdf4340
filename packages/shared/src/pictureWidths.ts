/** The kinds of pictures as their addresses name them: `/images/{kind}/{key}.webp`. */
export type PictureKind = 'ads' | 'portraits' | 'templates' | 'boards' | 'florists' | 'houses';

/** The widths in px in which the server prepares pictures, ascending, for `srcset` of the app. */
export const pictureWidths: Readonly<Record<PictureKind, readonly number[]>> = {
  ads: [180, 360, 540, 720, 960, 1200],
  portraits: [120, 240, 360, 480, 800],
  templates: [540],
  boards: [800],
  florists: [800],
  houses: [800],
};

/** The widths in px for portraits in lists, of which a document has many. */
export const smallPortraitWidths = pictureWidths.portraits.filter((width) => width <= 240);
