import type { Box, TextArea } from '@dukacita/card-layout/textArea';

export type CardFontFamily = 'Lora' | 'Plus Jakarta Sans';

/** One text of a card: its area and its typeface. A text that does not fit is rejected. */
export interface CardText extends TextArea {
  readonly text?: string;
  readonly fontFamily: CardFontFamily;
  readonly fontWeight: number;
  readonly fontStyle: 'normal' | 'italic';
  /** '#rrggbb' */
  readonly color: string;
}

/** The texts and the logo box of a template, so that the app can render the same card. */
export interface CardLayout {
  width: 1080;
  height: 1080;
  texts: CardText[];
  /** The box of the company's logo, on templates that have one. */
  logo?: Box;
}

/** Side length of the square card, in px. */
export const CARD_SIZE = 1080 as const;
