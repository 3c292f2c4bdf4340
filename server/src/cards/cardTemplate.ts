import type { CardLayout } from './cardLayout.ts';

/**
 * The groups as the contract names them: F general, D flowers, E religion, quotes for honour and
 * consolation, logo for a company's logo.
 */
export type CardGroup = 'F' | 'D' | 'E' | 'quotes' | 'logo';

/** A card before texts are printed on it: a background, and the layout of texts and logo. */
export interface CardTemplate {
  /** Never changes and is unique across groups: 101… F, 201… D, 301… E, 401… quotes, 501… logo. */
  id: number;
  group: CardGroup;
  /** The Indonesian name of the template. */
  title: string;
  layout: CardLayout;
  /** Absolute path of the background: a picture of 1080 x 1080 px without any text. */
  groundFile: string;
  /** A hash of the background and the layout, which changes with each of them. */
  version: string;
}
