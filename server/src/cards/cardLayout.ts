/** Lengths are px on a card of 1080 x 1080, measured from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type CardField = 'headline' | 'personName' | 'message' | 'sender' | 'header' | 'footer';

export type CardFontFamily = 'Lora' | 'Plus Jakarta Sans';

/** One piece of text of a card: which words stand there, where, and how they are set. */
export interface CardText {
  field: CardField;
  /** Printed when nothing was given for the field. A second text of the same field always prints its own words. */
  text?: string;
  box: Box;
  fontFamily: CardFontFamily;
  fontWeight: number;
  fontStyle: 'normal' | 'italic';
  /** Wished size in px, and the size below which the text is refused instead. */
  size: number;
  minSize: number;
  /** Distance of baselines as a factor of the size. */
  lineHeight: number;
  maxLines: number;
  align: 'left' | 'center' | 'right';
  valign: 'top' | 'middle' | 'bottom';
  /** '#rrggbb' */
  color: string;
  /** Extra space after each letter, in em. */
  letterSpacing: number;
  transform: 'none' | 'uppercase';
}

/** Everything needed to set the same text in the same place on any machine. */
export interface CardLayout {
  width: 1080;
  height: 1080;
  texts: CardText[];
  /** Where a company's mark is placed, on cards that carry one. */
  logo?: Box;
}

/** Side of the square card, px. */
export const CARD_SIZE = 1080 as const;
