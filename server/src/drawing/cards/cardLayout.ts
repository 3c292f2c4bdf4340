import type { Box, TextArea } from '@dukacita/shared/textArea';

export type CardFontFamily = 'Lora' | 'Plus Jakarta Sans';

/** One text of a card: its area and its typeface. A text that does not fit is rejected. */
export interface CardText extends TextArea {
  readonly text?: string;
  readonly omit?: string[];
  readonly fontFamily: CardFontFamily;
  readonly fontWeight: number;
  readonly fontStyle: 'normal' | 'italic';
  /** '#rrggbb' */
  readonly color: string;
  /** '#rrggbb'; the color of the edge of raised letters. Without it, letters are flat. */
  readonly edgeColor?: string;
}

/**
 * The texts and the logo box of a template or a board, in px of its picture, so that the app can
 * render the same picture.
 */
export interface CardLayout {
  width: number;
  height: number;
  texts: CardText[];
  /** The box of the company's logo, if there is one. */
  logo?: Box;
}

/** What texts are printed on: the picture without texts, and where they are printed. */
export interface Printable {
  layout: CardLayout;
  /** Absolute path of the picture, which has the size of the layout. */
  groundFile: string;
}

/** Side length of the square card, in px. */
export const CARD_SIZE = 1080 as const;
