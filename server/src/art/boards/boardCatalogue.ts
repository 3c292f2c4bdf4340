import type { Bloom, StampFlower } from './stamps.ts';

/** A row of flowers along the edge of a board. */
export interface Band {
  flower: StampFlower;
  blooms: readonly Bloom[];
  /** Diameter of one flower, in units of the picture. */
  size: number;
  rows: number;
}

/** One papan bunga: what is on it and how it stands. */
export interface BoardDesign {
  /** Width and height of the panel in cm, as florists sell it. */
  size: readonly [number, number];
  top: 'straight' | 'arch' | 'shoulders';
  panel: string;
  panelEdge: string;
  bands: readonly Band[];
  headline: string;
  headlineColour: string;
  name: string;
  nameColour: string;
  sender: readonly string[];
  senderColour: string;
  senderPanel: string;
  crown: { flower: StampFlower; bloom: Bloom; second: Bloom };
  stand: 'bamboo' | 'wood' | 'iron';
  wall: string;
  floor: 'tile' | 'grass' | 'terrace';
}

type Palette = Pick<
  BoardDesign,
  'panel' | 'panelEdge' | 'headlineColour' | 'nameColour' | 'senderColour' | 'senderPanel'
>;

const palettes = {
  marun: {
    panel: '#6d1620',
    panelEdge: '#3f0a11',
    headlineColour: '#fff8ea',
    nameColour: '#f6cf6a',
    senderColour: '#fff8ea',
    senderPanel: '#4c0e16',
  },
  hijau: {
    panel: '#1d4f45',
    panelEdge: '#0f2f29',
    headlineColour: '#fffaf0',
    nameColour: '#f4d98b',
    senderColour: '#fffaf0',
    senderPanel: '#123a33',
  },
  biru: {
    panel: '#1e3563',
    panelEdge: '#101f3d',
    headlineColour: '#fffaf0',
    nameColour: '#f2d77f',
    senderColour: '#fffaf0',
    senderPanel: '#14264a',
  },
  putih: {
    panel: '#f6f1e6',
    panelEdge: '#c9bda4',
    headlineColour: '#8c1c26',
    nameColour: '#1d4a44',
    senderColour: '#2b2b2b',
    senderPanel: '#fffdf7',
  },
  hitam: {
    panel: '#22242a',
    panelEdge: '#0f1013',
    headlineColour: '#fffaf0',
    nameColour: '#e9c877',
    senderColour: '#fffaf0',
    senderPanel: '#17181c',
  },
  ungu: {
    panel: '#46285f',
    panelEdge: '#27143a',
    headlineColour: '#fff8f0',
    nameColour: '#f1d58a',
    senderColour: '#fff8f0',
    senderPanel: '#331b48',
  },
  gading: {
    panel: '#efe2c4',
    panelEdge: '#b99d63',
    headlineColour: '#5c1a22',
    nameColour: '#2c4a3c',
    senderColour: '#3a2f22',
    senderPanel: '#f9f1dd',
  },
  lila: {
    panel: '#e7dfee',
    panelEdge: '#a694b8',
    headlineColour: '#4a2a63',
    nameColour: '#6b1f3c',
    senderColour: '#33263f',
    senderPanel: '#f7f3fa',
  },
} as const satisfies Record<string, Palette>;

const walls = ['#d9d2c6', '#cfd3cc', '#d6cbbd', '#c9cdd0', '#ddd6d0', '#cdc6b8'] as const;
const names = [
  ['Bapak H. Sutrisno', ['Keluarga Besar', 'SMA Negeri 3 Bandung']],
  ['Ibu Maria Kusumawati', ['PT Sinar Abadi Nusantara']],
  ['Bapak Tan Hok Liong', ['Direksi & Karyawan', 'CV Mitra Sejahtera']],
  ['Ibu Hj. Siti Aminah', ['Ikatan Alumni ITB 1988']],
  ['Bapak Yohanes Wibowo', ['Keluarga Hendra Gunawan']],
  ['Ibu Ni Made Suarti', ['Bank Mandala Cabang Semarang']],
] as const;

const WIDE: readonly [number, number] = [200, 125];
const LARGE: readonly [number, number] = [250, 150];
const GRAND: readonly [number, number] = [300, 160];
const SMALL: readonly [number, number] = [150, 100];

/** Every papan bunga by key; the key is stable. */
export const boardCatalogue: Readonly<Record<string, BoardDesign>> = {
  'marun-klasik': board(
    0,
    'marun',
    WIDE,
    'straight',
    [
      ['krisan', ['white'], 34, 2],
      ['krisan', ['yellow'], 26, 1],
    ],
    ['lily', 'white', 'red'],
    'bamboo',
    'tile',
  ),
  'marun-agung': board(
    1,
    'marun',
    GRAND,
    'shoulders',
    [
      ['krisan', ['red'], 32, 2],
      ['krisan', ['white'], 26, 2],
    ],
    ['rose', 'red', 'white'],
    'wood',
    'terrace',
  ),
  'hijau-teduh': board(
    2,
    'hijau',
    WIDE,
    'arch',
    [
      ['krisan', ['white'], 34, 2],
      ['krisan', ['green'], 26, 1],
    ],
    ['lily', 'white', 'green'],
    'bamboo',
    'grass',
  ),
  'hijau-sederhana': board(
    3,
    'hijau',
    SMALL,
    'straight',
    [
      ['krisan', ['yellow'], 36, 1],
      ['krisan', ['white'], 30, 1],
    ],
    ['krisan', 'yellow', 'white'],
    'bamboo',
    'tile',
  ),
  'hijau-besar': board(
    4,
    'hijau',
    LARGE,
    'shoulders',
    [
      ['rose', ['cream', 'white'], 32, 2],
      ['krisan', ['white'], 24, 1],
    ],
    ['rose', 'cream', 'white'],
    'wood',
    'terrace',
  ),
  'biru-tenang': board(
    5,
    'biru',
    WIDE,
    'straight',
    [
      ['krisan', ['white'], 34, 2],
      ['krisan', ['blue'], 26, 1],
    ],
    ['krisan', 'white', 'blue'],
    'iron',
    'tile',
  ),
  'biru-agung': board(
    0,
    'biru',
    GRAND,
    'arch',
    [
      ['krisan', ['blue', 'lilac'], 32, 2],
      ['krisan', ['white'], 26, 1],
    ],
    ['lily', 'white', 'blue'],
    'wood',
    'terrace',
  ),
  'putih-suci': board(
    1,
    'putih',
    WIDE,
    'straight',
    [
      ['krisan', ['white', 'cream'], 34, 2],
      ['krisan', ['green'], 24, 1],
    ],
    ['lily', 'white', 'cream'],
    'bamboo',
    'grass',
  ),
  'putih-mawar': board(
    2,
    'putih',
    LARGE,
    'arch',
    [
      ['rose', ['red'], 32, 2],
      ['krisan', ['white'], 26, 1],
    ],
    ['rose', 'red', 'white'],
    'wood',
    'tile',
  ),
  'putih-melati': board(
    3,
    'putih',
    SMALL,
    'shoulders',
    [
      ['krisan', ['pink'], 34, 1],
      ['melati', ['white'], 28, 1],
    ],
    ['rose', 'pink', 'white'],
    'bamboo',
    'terrace',
  ),
  'hitam-khidmat': board(
    4,
    'hitam',
    WIDE,
    'straight',
    [
      ['krisan', ['white'], 34, 2],
      ['krisan', ['white'], 24, 1],
    ],
    ['lily', 'white', 'white'],
    'iron',
    'tile',
  ),
  'hitam-emas': board(
    5,
    'hitam',
    LARGE,
    'shoulders',
    [
      ['krisan', ['yellow'], 32, 2],
      ['krisan', ['white'], 26, 1],
    ],
    ['krisan', 'yellow', 'white'],
    'wood',
    'terrace',
  ),
  'hitam-agung': board(
    0,
    'hitam',
    GRAND,
    'arch',
    [
      ['rose', ['white', 'cream'], 32, 2],
      ['krisan', ['purple'], 24, 1],
    ],
    ['lily', 'white', 'purple'],
    'wood',
    'tile',
  ),
  'ungu-lembut': board(
    1,
    'ungu',
    WIDE,
    'arch',
    [
      ['krisan', ['lilac'], 34, 2],
      ['krisan', ['white'], 26, 1],
    ],
    ['anggrek', 'lilac', 'white'],
    'bamboo',
    'grass',
  ),
  'ungu-anggun': board(
    2,
    'ungu',
    LARGE,
    'straight',
    [
      ['krisan', ['purple', 'magenta'], 34, 2],
      ['krisan', ['yellow'], 24, 1],
    ],
    ['anggrek', 'white', 'purple'],
    'wood',
    'tile',
  ),
  'gading-senja': board(
    3,
    'gading',
    WIDE,
    'shoulders',
    [
      ['krisan', ['orange'], 34, 2],
      ['krisan', ['cream'], 26, 1],
    ],
    ['rose', 'orange', 'cream'],
    'bamboo',
    'terrace',
  ),
  'gading-mawar': board(
    4,
    'gading',
    LARGE,
    'straight',
    [
      ['rose', ['red', 'pink'], 32, 2],
      ['krisan', ['white'], 24, 1],
    ],
    ['rose', 'red', 'pink'],
    'wood',
    'grass',
  ),
  'gading-kecil': board(
    5,
    'gading',
    SMALL,
    'arch',
    [
      ['krisan', ['yellow'], 36, 1],
      ['krisan', ['white'], 28, 1],
    ],
    ['krisan', 'yellow', 'cream'],
    'bamboo',
    'tile',
  ),
  'lila-damai': board(
    0,
    'lila',
    WIDE,
    'straight',
    [
      ['krisan', ['purple'], 34, 2],
      ['krisan', ['white'], 26, 1],
    ],
    ['lily', 'white', 'purple'],
    'bamboo',
    'terrace',
  ),
  'lila-anggrek': board(
    1,
    'lila',
    LARGE,
    'arch',
    [
      ['krisan', ['lilac', 'white'], 34, 2],
      ['krisan', ['magenta'], 24, 1],
    ],
    ['anggrek', 'magenta', 'white'],
    'iron',
    'tile',
  ),
  'marun-mawar': board(
    2,
    'marun',
    LARGE,
    'arch',
    [
      ['rose', ['pink', 'white'], 32, 2],
      ['krisan', ['white'], 24, 1],
    ],
    ['rose', 'pink', 'red'],
    'wood',
    'grass',
  ),
  'biru-kecil': board(
    3,
    'biru',
    SMALL,
    'straight',
    [
      ['krisan', ['white'], 34, 1],
      ['krisan', ['yellow'], 28, 1],
    ],
    ['krisan', 'white', 'yellow'],
    'bamboo',
    'tile',
  ),
  'putih-agung': board(
    4,
    'putih',
    GRAND,
    'shoulders',
    [
      ['krisan', ['magenta', 'pink'], 32, 2],
      ['krisan', ['white'], 26, 2],
    ],
    ['lily', 'white', 'magenta'],
    'wood',
    'terrace',
  ),
  'hijau-agung': board(
    5,
    'hijau',
    GRAND,
    'straight',
    [
      ['krisan', ['white', 'cream'], 32, 2],
      ['krisan', ['yellow'], 26, 1],
    ],
    ['lily', 'white', 'yellow'],
    'bamboo',
    'tile',
  ),
};

function board(
  sample: number,
  palette: keyof typeof palettes,
  size: readonly [number, number],
  top: BoardDesign['top'],
  bands: readonly (readonly [StampFlower, readonly Bloom[], number, number])[],
  [flower, bloom, second]: readonly [StampFlower, Bloom, Bloom],
  stand: BoardDesign['stand'],
  floor: BoardDesign['floor'],
): BoardDesign {
  const [name, sender] = names[sample % names.length] ?? names[0];
  return {
    ...palettes[palette],
    size,
    top,
    bands: bands.map(([kind, colours, diameter, rows]) => ({
      flower: kind,
      blooms: colours,
      size: diameter,
      rows,
    })),
    headline: 'TURUT BERDUKACITA',
    name,
    sender,
    crown: { flower, bloom, second },
    stand,
    wall: walls[(sample * 5 + size[0]) % walls.length] ?? walls[0],
    floor,
  };
}
