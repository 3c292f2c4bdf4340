export type Headwear = 'none' | 'peci' | 'hijab' | 'kerudung' | 'blangkon';
export type Hair = 'none' | 'short' | 'side' | 'thin' | 'bun' | 'bob' | 'wavy';
export type Dress =
  'jas' | 'koko' | 'batik' | 'kebaya' | 'gamis' | 'kemeja' | 'cheongsam' | 'beskap';

/** One portrait: who is hinted at, how dressed, before which ground. */
export interface PortraitDesign {
  headwear: Headwear;
  hair: Hair;
  dress: Dress;
  age: 'young' | 'grown' | 'old';
  woman: boolean;
  glasses: boolean;
  ground: Ground;
}

export type Ground = keyof typeof grounds;

/** Warm grounds: shade, middle, light; then the two tones of the clothes. */
export const grounds = {
  terakota: {
    ground: ['#7a4a36', '#b57a5b', '#e3b896'],
    cloth: ['#3a2621', '#6a463a'],
    accent: '#e8cfa8',
  },
  gading: {
    ground: ['#9a8466', '#cbb795', '#f0e2c6'],
    cloth: ['#33413d', '#5c706a'],
    accent: '#f3e7cf',
  },
  zaitun: {
    ground: ['#4f5b44', '#87936f', '#c7ceab'],
    cloth: ['#262d26', '#4d5a4a'],
    accent: '#e7e0c4',
  },
  senja: {
    ground: ['#4b4455', '#8b7686', '#d3b3ad'],
    cloth: ['#2a2530', '#574b5e'],
    accent: '#ecd9c6',
  },
  laut: {
    ground: ['#34505a', '#6c8c92', '#bfd0cb'],
    cloth: ['#1c2c33', '#3d5862'],
    accent: '#eae2cd',
  },
  mawar: {
    ground: ['#7d5157', '#b58a8b', '#e6c8c1'],
    cloth: ['#3c2429', '#704a50'],
    accent: '#f2dfd0',
  },
} as const;

const people: Readonly<Record<string, Omit<PortraitDesign, 'ground'>>> = {
  'bapak-peci-jas': {
    headwear: 'peci',
    hair: 'short',
    dress: 'jas',
    age: 'old',
    woman: false,
    glasses: false,
  },
  'bapak-peci-koko': {
    headwear: 'peci',
    hair: 'short',
    dress: 'koko',
    age: 'grown',
    woman: false,
    glasses: false,
  },
  'bapak-jas': {
    headwear: 'none',
    hair: 'side',
    dress: 'jas',
    age: 'grown',
    woman: false,
    glasses: false,
  },
  'bapak-jas-kacamata': {
    headwear: 'none',
    hair: 'side',
    dress: 'jas',
    age: 'old',
    woman: false,
    glasses: true,
  },
  'bapak-batik': {
    headwear: 'none',
    hair: 'short',
    dress: 'batik',
    age: 'grown',
    woman: false,
    glasses: false,
  },
  'kakek-batik': {
    headwear: 'none',
    hair: 'thin',
    dress: 'batik',
    age: 'old',
    woman: false,
    glasses: true,
  },
  'kakek-blangkon': {
    headwear: 'blangkon',
    hair: 'none',
    dress: 'beskap',
    age: 'old',
    woman: false,
    glasses: false,
  },
  'pemuda-kemeja': {
    headwear: 'none',
    hair: 'side',
    dress: 'kemeja',
    age: 'young',
    woman: false,
    glasses: false,
  },
  'ibu-hijab': {
    headwear: 'hijab',
    hair: 'none',
    dress: 'gamis',
    age: 'grown',
    woman: true,
    glasses: false,
  },
  'ibu-hijab-kacamata': {
    headwear: 'hijab',
    hair: 'none',
    dress: 'gamis',
    age: 'old',
    woman: true,
    glasses: true,
  },
  'ibu-kebaya': {
    headwear: 'none',
    hair: 'bun',
    dress: 'kebaya',
    age: 'grown',
    woman: true,
    glasses: false,
  },
  'nenek-kebaya': {
    headwear: 'none',
    hair: 'bun',
    dress: 'kebaya',
    age: 'old',
    woman: true,
    glasses: false,
  },
  'nenek-kerudung': {
    headwear: 'kerudung',
    hair: 'bob',
    dress: 'kebaya',
    age: 'old',
    woman: true,
    glasses: false,
  },
  'ibu-bob': {
    headwear: 'none',
    hair: 'bob',
    dress: 'kemeja',
    age: 'grown',
    woman: true,
    glasses: true,
  },
  'oma-cheongsam': {
    headwear: 'none',
    hair: 'wavy',
    dress: 'cheongsam',
    age: 'old',
    woman: true,
    glasses: true,
  },
  'pemudi-batik': {
    headwear: 'none',
    hair: 'wavy',
    dress: 'batik',
    age: 'young',
    woman: true,
    glasses: false,
  },
};

/** Every portrait by key, `{person}-{ground}`; the key is stable. */
export const portraitCatalogue: Readonly<Record<string, PortraitDesign>> = Object.fromEntries(
  Object.entries(people).flatMap(([person, design], index) => {
    const all = Object.keys(grounds) as Ground[];
    return [0, 2, 4].map((step) => {
      const ground = all[(index + step) % all.length] ?? 'gading';
      return [`${person}-${ground}`, { ...design, ground }] as const;
    });
  }),
);
