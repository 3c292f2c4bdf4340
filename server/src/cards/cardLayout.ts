/** A rectangle on the card, in px from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type CardField = 'headline' | 'personName' | 'message' | 'sender' | 'header' | 'footer';

export type CardFontFamily = 'Lora' | 'Plus Jakarta Sans';

/** One text of a card: its field, its box and its typography. */
export interface CardText {
  field: CardField;
  /** The default if the field has no value. A second text of the same field always prints it. */
  text?: string;
  box: Box;
  fontFamily: CardFontFamily;
  fontWeight: number;
  fontStyle: 'normal' | 'italic';
  /** Preferred font size in px. */
  size: number;
  /** Smallest font size in px; a text that does not fit at this size is rejected. */
  minSize: number;
  /** Distance of baselines as a factor of the font size. */
  lineHeight: number;
  maxLines: number;
  align: 'left' | 'center' | 'right';
  valign: 'top' | 'middle' | 'bottom';
  /** '#rrggbb' */
  color: string;
  /** Additional space between letters, in em. */
  letterSpacing: number;
  transform: 'none' | 'uppercase';
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
