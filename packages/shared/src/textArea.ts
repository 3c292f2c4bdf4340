/** A rectangle on a card or a board, in px from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a text of a card or a board is about; orders have one text for each field. Only boards have
 * a `subMessage`.
 */
export type CardField =
  'headline' | 'personName' | 'message' | 'subMessage' | 'sender' | 'header' | 'footer';

/** An area of a card, and how its text is set. */
export interface TextArea {
  readonly field: CardField;
  /** Printed when the order has no text for the field, or has it in an earlier area. */
  readonly text?: string | undefined;
  /** Texts that are not printed, because the design says the same in its own words. */
  readonly omit?: readonly string[] | undefined;
  readonly box: Box;
  /** Preferred font size in px. */
  readonly size: number;
  /** Smallest font size in px. */
  readonly minSize: number;
  /** Distance of baselines as a factor of the font size. */
  readonly lineHeight: number;
  readonly maxLines: number;
  readonly align: 'left' | 'center' | 'right';
  readonly valign: 'top' | 'middle' | 'bottom';
  /** Additional space between letters, in em. */
  readonly letterSpacing: number;
  readonly transform: 'none' | 'uppercase';
}

/** Returns whether letters of a size, in px, have less than half of the usual size of their area. */
export function isSmall(area: TextArea, size: number): boolean {
  return size < area.size / 2;
}
