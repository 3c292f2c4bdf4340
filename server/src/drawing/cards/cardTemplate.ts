import type { Faith } from '../artwork/faith.ts';
import type { Printable } from './cardLayout.ts';

/**
 * The groups as the contract names them: F general, D flowers, E religion, quotes for honour and
 * consolation, logo for a company's logo.
 */
export type CardGroup = 'F' | 'D' | 'E' | 'quotes' | 'logo';

/** A card before texts are printed on it. */
export interface CardTemplate extends Printable {
  /** Never changes and is unique across groups: 101… F, 201… D, 301… E, 401… quotes, 501… logo. */
  id: number;
  group: CardGroup;
  /** The Indonesian name of the template. */
  title: string;
  /** The faiths for which a card of group E is suitable; empty in other groups. */
  faiths: readonly Faith[];
  /** A hash of the background and the layout, which changes with each of them. */
  version: string;
}
