import { otherPictures } from './picturesFolder.ts';
import type { Story } from './storyIndex.ts';

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

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const themes = ['light', 'dark'] as const;

/** A phone in the light theme, in which every story is opened. */
export const phoneLook: Look = { ...phone, name: '360-light', theme: 'light', text: 100 };

/**
 * The looks in which a screen at rest is compared with another commit. A dark desktop is not among
 * them: the theme changes colours and the width changes the layout.
 */
const looks: readonly Look[] = [
  phoneLook,
  { ...phone, name: '360-dark', theme: 'dark', text: 100 },
  { ...desktop, name: '1280-light', theme: 'light', text: 100 },
];

/**
 * Returns the looks in which a story is compared with pictures; none for a component. Only those of
 * a phone in the light theme are committed. A screen that is loading, has failed or is offline
 * differs from the screen at rest by one part only, so that a phone in the light theme shows it.
 */
export function looksOf({ isScreen, tags }: Story): readonly Look[] {
  if (!isScreen) return [];
  const isTransient = tags.some((tag) => transientTags.has(tag));
  return otherPictures === undefined || isTransient ? [phoneLook] : looks;
}

const transientTags = new Set(['loading', 'failed', 'offline']);

/** The looks of the atlas: each size, theme and text size. */
export const atlasLooks: readonly Look[] = [phone, desktop].flatMap((size) =>
  ([100, 200] as const).flatMap((text) =>
    themes.map((theme) => ({
      ...size,
      theme,
      text,
      name: `${size.width}-${theme}${text === 100 ? '' : `-${text}`}`,
    })),
  ),
);
