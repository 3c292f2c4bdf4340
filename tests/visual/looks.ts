/** How a screen is looked at. */
export interface Look {
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  /** Height of the window before it grows to what it shows, in CSS pixels. */
  readonly height: number;
  readonly theme: 'light' | 'dark';
  /** The reader's text size, in percent. */
  readonly text: 100 | 200;
}

/** A window whose looks differ in the theme alone. */
export type Sitting = Pick<Look, 'width' | 'height' | 'text'>;

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const themes = ['light', 'dark'] as const;

/** What every screen is looked at in, and compared with what was accepted: phone and desk, light and dark. */
export const looks: readonly Look[] = looksOf([
  { ...phone, text: 100 },
  { ...desk, text: 100 },
]);

/** The same, with large text besides: what the atlas shows. */
export const looksWithLargeText: readonly Look[] = [
  ...looks,
  ...looksOf([
    { ...phone, text: 200 },
    { ...desk, text: 200 },
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
