import type { CardLayout } from './greeting.ts';
import type { Rupiah } from './price.ts';

export interface Florist {
  readonly id: number;
  /** Null when the upstream does not tell. */
  readonly name: string | null;
  readonly photoUrl: string;
  readonly description: string;
  /** What the cheapest board costs; missing when it is unknown. */
  readonly startPrice?: Rupiah | undefined;
  /** How many boards it offers; missing when it is unknown. */
  readonly productCount?: number | undefined;
  /** How wide its boards are; missing when it is unknown. */
  readonly boardWidths?: BoardWidths | undefined;
}

/** The widths of the narrowest and the widest board of a florist, in metres. */
export interface BoardWidths {
  readonly from: number;
  readonly to: number;
}

export interface FloristProduct {
  readonly id: number;
  readonly name: string;
  readonly size: string;
  readonly photoUrl: string;
  readonly price: Rupiah;
  /** How the words of an order look on the board; null when the upstream does not tell. */
  readonly board: BoardDesign | null;
}

/** A board without words, and where its words are printed. */
export interface BoardDesign {
  readonly groundUrl: string;
  readonly layout: CardLayout;
}

export interface FloristProductDetail {
  readonly photoUrls: readonly string[];
  readonly description: string;
}

/** Returns the boards of a florist, the cheapest first. */
export function sortByPrice(products: readonly FloristProduct[]): readonly FloristProduct[] {
  return [...products].sort((a, b) => a.price - b.price);
}
