import type { DemoPerson } from './people.ts';

/** The paths of the pictures of the demo data, below the public address. */
export const pictures = {
  board: (key: string) => `/images/boards/${key}.webp`,
  boardGround: (key: string) => `/images/boards/${key}-ground.webp`,
  florist: (key: string) => `/images/florists/${key}.webp`,
  house: (key: string) => `/images/houses/${key}.webp`,
  ad: (key: string) => `/images/ads/${key}.webp`,
  portrait: (person: DemoPerson, index: number) =>
    `/images/portraits/${portraitKey(person, index)}.webp`,
};

/** The portraits by sex, religion and age. */
const portraits: Record<'f' | 'm', { muslim: PortraitsByAge; other: PortraitsByAge }> = {
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

type PortraitsByAge = Record<'young' | 'grown' | 'old', readonly [string, ...string[]]>;

/** The backgrounds in which each portrait exists. */
const backgrounds: Readonly<Record<string, readonly string[]>> = {
  'bapak-peci-jas': ['terakota', 'zaitun', 'laut'],
  'bapak-peci-koko': ['gading', 'senja', 'mawar'],
  'bapak-jas': ['zaitun', 'laut', 'terakota'],
  'bapak-jas-kacamata': ['senja', 'mawar', 'gading'],
  'bapak-batik': ['laut', 'terakota', 'zaitun'],
  'kakek-batik': ['mawar', 'gading', 'senja'],
  'kakek-blangkon': ['terakota', 'zaitun', 'laut'],
  'pemuda-kemeja': ['gading', 'senja', 'mawar'],
  'ibu-hijab': ['zaitun', 'laut', 'terakota'],
  'ibu-hijab-kacamata': ['senja', 'mawar', 'gading'],
  'ibu-kebaya': ['laut', 'terakota', 'zaitun'],
  'nenek-kebaya': ['mawar', 'gading', 'senja'],
  'nenek-kerudung': ['terakota', 'zaitun', 'laut'],
  'ibu-bob': ['gading', 'senja', 'mawar'],
  'oma-cheongsam': ['zaitun', 'laut', 'terakota'],
  'pemudi-batik': ['senja', 'mawar', 'gading'],
};

/** Selects a portrait by sex, religion and age; neighbours in the list get different ones. */
function portraitKey({ sex, age, faith }: DemoPerson, index: number): string {
  const ageGroup = age < 45 ? 'young' : age < 66 ? 'grown' : 'old';
  const choices = portraits[sex][faith === 'islam' ? 'muslim' : 'other'][ageGroup];
  const portrait = choices[index % choices.length] ?? choices[0];
  const variants = backgrounds[portrait] ?? [];
  const background = variants[Math.floor(index / choices.length) % variants.length];
  if (background === undefined) throw new Error(`There is no portrait of ${portrait}.`);
  return `${portrait}-${background}`;
}
