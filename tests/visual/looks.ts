/** A combination of window size, theme and text size in which a screen is checked. */
export interface Look {
  readonly name: string;
  /** The width of the window, in CSS pixels. */
  readonly width: number;
  /** The initial height of the window, in CSS pixels. It grows with the content. */
  readonly height: number;
  readonly theme: 'light' | 'dark';
  /** The user's text size, in percent. */
  readonly text: 100 | 200;
}

/** A window whose looks differ only in the theme. */
export type Sitting = Pick<Look, 'width' | 'height' | 'text'>;

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const themes = ['light', 'dark'] as const;

/** The looks that are compared with accepted pictures: phone and desktop, light and dark. */
export const looks: readonly Look[] = looksOf([
  { ...phone, text: 100 },
  { ...desktop, text: 100 },
]);

/** The looks of the atlas: those above, also with large text. */
export const looksWithLargeText: readonly Look[] = [
  ...looks,
  ...looksOf([
    { ...phone, text: 200 },
    { ...desktop, text: 200 },
  ]),
];

function looksOf(sittings: readonly Sitting[]): Look[] {
  return sittings.flatMap((sitting) =>
    themes.map((theme) => ({
      ...sitting,
      theme,
      name: `${sitting.width}-${theme}${sitting.text === 100 ? '' : `-${sitting.text}`}`,
    })),
  );
}
