import type { CardLayout } from './cardLayout.ts';

export type CardGroup = 'F' | 'D' | 'E' | 'quotes' | 'logo';

/** A card somebody can choose: its ground as a drawing, and where the words stand on it. */
export interface CardTemplate {
  /** Stable and unique over all groups: 101.. F, 201.. D, 301.. E, 401.. quotes, 501.. logo. */
  id: number;
  group: CardGroup;
  /** Indonesian name of the design. */
  title: string;
  layout: CardLayout;
  /** SVG elements that fill 1080 x 1080 px; no text among them. */
  draw(): string;
}
