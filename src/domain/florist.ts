import type { CardLayout } from './greeting.ts';
import type { Person } from './person.ts';
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

/** The cities whose florists take orders for flower boards; the first one is the default. */
const cities = ['Bandung', 'Semarang'] as const;

/** Returns the city in the address of a funeral house, else in its name, else the default. */
export function floristCity({ address, name }: Person['funeralHouse']): string {
  const found = [address, name].map(lastCityIn).find((city) => city !== null);
  return found ?? cities[0];
}

/** Returns the city that comes last in a text, because streets are named after cities too. */
function lastCityIn(text: string | null): string | null {
  const content = text ?? '';
  const [last] = cities
    .map((city) => ({ city, at: content.lastIndexOf(city) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  return last?.city ?? null;
}
