import type { Person } from '../../domain/person.ts';

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
