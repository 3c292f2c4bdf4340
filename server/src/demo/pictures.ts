import type { DemoPerson } from './people.ts';

/** Paths of the pictures that the demo data names, below the public address. */
export const pictures = {
  board: (key: string) => `/images/boards/${key}.webp`,
  florist: (id: number) => `/images/florists/${id}.webp`,
  house: (id: number) => `/images/houses/${id}.webp`,
  ad: (key: string) => `/images/ads/${key}.webp`,
  portrait: (person: DemoPerson, index: number) => `/images/portraits/${portraitKey(person, index)}.webp`,
};

/** Portraits differ by sex and age; within those, neighbours in the list look different. */
function portraitKey({ sex, age }: DemoPerson, index: number): string {
  const years = age < 60 ? 'adult' : 'elder';
  return `${sex === 'f' ? 'woman' : 'man'}-${years}-${(index % 6) + 1}`;
}
