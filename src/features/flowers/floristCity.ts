import type { Person } from '../../domain/person.ts';

/** Cities in which florists take orders for flower boards; the first one is meant where none is named. */
const cities = ['Bandung', 'Semarang'] as const;

/** The city of a funeral house, as its address or else its name tells. */
export function floristCity({ address, name }: Person['funeralHouse']): string {
  const named = [address, name].map(lastCityIn).find((city) => city !== null);
  return named ?? cities[0];
}

/** Streets are called after cities, and stand before them. */
function lastCityIn(text: string | null): string | null {
  const words = text ?? '';
  const [last] = cities
    .map((city) => ({ city, at: words.lastIndexOf(city) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  return last?.city ?? null;
}
