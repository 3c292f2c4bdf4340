import type { Colour } from '../pen/colour.ts';

/** The colours a plant is drawn in: petals and leaves as ramps from shade to light, and the pen. */
export interface Scheme {
  petal: readonly Colour[];
  petalBack: readonly Colour[];
  throat: Colour;
  /** Colour at the petals' tips, where a flower has one. */
  blush?: Colour;
  anther: Colour;
  line: Colour;
  lineWidth: number;
  leaf: readonly Colour[];
  leafBack: readonly Colour[];
  leafLine: Colour;
  stem: Colour;
  fruit: readonly Colour[];
}

/** Fine pen drawing with the faintest wash, for pale grounds. */
export const inkScheme: Scheme = {
  petal: ['#ddd5c8', '#efe9df', '#f9f6f0', '#fffefb'],
  petalBack: ['#d6cdbf', '#e9e2d6', '#f5f1e9'],
  throat: '#e3e4cf',
  anther: '#b08d57',
  line: '#3f5552',
  lineWidth: 1.25,
  leaf: ['#b9c5ba', '#d3dbd1', '#e6ebe3', '#f1f3ec'],
  leafBack: ['#c3cdc3', '#dde3da', '#edf0e9'],
  leafLine: '#2f4d48',
  stem: '#58706a',
  fruit: ['#a9b3a2', '#cfd6c7', '#eef0e6'],
};

/** Painted in full: white flowers, evergreen leaves. */
export const whiteScheme: Scheme = {
  petal: ['#b9b3a6', '#ddd6c9', '#f3eee4', '#fffdf8'],
  petalBack: ['#aeb0a0', '#d0cfc0', '#ece8dc'],
  throat: '#cfd3a4',
  anther: '#a8722f',
  line: '#6d6a5c',
  lineWidth: 0.8,
  leaf: ['#17312d', '#2b514a', '#4c7467', '#83a28d'],
  leafBack: ['#33554d', '#5b7f70', '#92ac98'],
  leafLine: '#16302d',
  stem: '#4a6a58',
  fruit: ['#2d3b2b', '#5b6b47', '#9aa672'],
};

/** Silver and gold on a dark ground. */
export const duskScheme: Scheme = {
  petal: ['#5d6f70', '#94a19c', '#cfd1c6', '#f4f0e4'],
  petalBack: ['#51635f', '#84938d', '#bcc2b6'],
  throat: '#a9a978',
  anther: '#cba769',
  line: '#e9e2d0',
  lineWidth: 0.8,
  leaf: ['#10292a', '#1e403e', '#36605a', '#648a7c'],
  leafBack: ['#1c3c3a', '#3b645d', '#6f9285'],
  leafLine: '#9fb5a4',
  stem: '#5d7d70',
  fruit: ['#4a4630', '#8a7c4c', '#cdb77c'],
};

/** Gold pen on a dark or pale ground, hardly filled. */
export function penScheme(line: Colour, ground: Colour, wash: Colour): Scheme {
  const petal = [wash, ground, ground];
  return {
    petal,
    petalBack: [wash, wash, ground],
    throat: wash,
    anther: line,
    line,
    lineWidth: 1.15,
    leaf: [wash, wash, ground],
    leafBack: [wash, ground, ground],
    leafLine: line,
    stem: line,
    fruit: [wash, ground, ground],
  };
}

/** The same scheme with its petals in other colours. */
export function withPetals(
  scheme: Scheme,
  petal: readonly Colour[],
  throat: Colour,
  line?: Colour,
): Scheme {
  const last = petal.length - 1;
  return { ...scheme, petal, petalBack: petal.slice(0, last), throat, line: line ?? scheme.line };
}
