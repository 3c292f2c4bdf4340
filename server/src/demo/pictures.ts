import { portraitCatalogue } from '../art/portraits/portraitCatalogue.ts';
import type { DemoPerson } from './people.ts';

/** Paths of the pictures that the demo data names, below the public address. */
export const pictures = {
  board: (key: string) => `/images/boards/${key}.webp`,
  florist: (key: string) => `/images/florists/${key}.webp`,
  house: (key: string) => `/images/houses/${key}.webp`,
  ad: (key: string) => `/images/ads/${key}.webp`,
  portrait: (person: DemoPerson, index: number) =>
    `/images/portraits/${portraitKey(person, index)}.webp`,
};

/** Who may look like whom, in the manner of dress that a family would choose for the picture. */
const sitters: Record<'f' | 'm', { muslim: Sitters; other: Sitters }> = {
  f: {
    muslim: {
      young: ['ibu-hijab'],
      grown: ['ibu-hijab', 'ibu-hijab-kacamata'],
      old: ['nenek-kerudung', 'ibu-hijab-kacamata'],
    },
    other: {
      young: ['pemudi-batik'],
      grown: ['ibu-bob', 'ibu-kebaya'],
      old: ['oma-cheongsam', 'nenek-kebaya'],
    },
  },
  m: {
    muslim: {
      young: ['bapak-batik'],
      grown: ['bapak-peci-koko', 'bapak-batik'],
      old: ['bapak-peci-jas', 'kakek-blangkon'],
    },
    other: {
      young: ['pemuda-kemeja'],
      grown: ['bapak-jas', 'bapak-batik'],
      old: ['bapak-jas-kacamata', 'kakek-batik'],
    },
  },
};

type Sitters = Record<'young' | 'grown' | 'old', readonly [string, ...string[]]>;

/** Neighbours in the list look different. */
function portraitKey({ sex, age, faith }: DemoPerson, index: number): string {
  const years = age < 45 ? 'young' : age < 66 ? 'grown' : 'old';
  const choices = sitters[sex][faith === 'islam' ? 'muslim' : 'other'][years];
  const sitter = choices[index % choices.length] ?? choices[0];
  const variants = Object.keys(portraitCatalogue).filter(
    (key) => key.slice(0, key.lastIndexOf('-')) === sitter,
  );
  const key = variants[Math.floor(index / choices.length) % variants.length];
  if (!key) throw new Error(`There is no portrait of ${sitter}.`);
  return key;
}
