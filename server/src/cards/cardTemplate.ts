import type { CardLayout } from './cardLayout.ts';

export type CardGroup = 'F' | 'D' | 'E' | 'quotes' | 'logo';

/** A card design: its background as a drawing, and the layout of its texts. */
export interface CardTemplate {
  /** Stable and unique across groups: 101… F, 201… D, 301… E, 401… quotes, 501… logo. */
  id: number;
  group: CardGroup;
  /** Indonesian name of the design. */
  title: string;
  layout: CardLayout;
  /** Returns SVG elements without text that fill 1080 x 1080 px. */
  draw(): string;
}
