import { expect, test } from 'vitest';
import { appFonts, charactersByFamily, charactersByFace } from './app-fonts.mjs';

const sheet = `
@font-face { font-family: 'Own'; src: url('own/latin-ext.woff2'); unicode-range: U+100-102, U+2020, U+4?? }
@font-face { font-family: 'Own'; src: url('own/latin.woff2') format('woff2'); }
@font-face { font-family: 'Own'; font-weight: 600; src: url(own/bold.woff2); }
@font-face { font-family: 'Stand-in'; src: local('Arial'); }`;
/** @type {Record<string, string>} */
const files = { 'own/latin.woff2': 'ab', 'own/latin-ext.woff2': 'xā†Ѐ', 'own/bold.woff2': 'aā' };
/** @param {string} path */
const read = (path) => [...(files[path] ?? '')].map((letter) => letter.codePointAt(0) ?? 0);

/** @param {Iterable<number>} codePoints */
const textOf = (codePoints) =>
  String.fromCodePoint(...[...codePoints].sort((one, other) => one - other));

test('returns for each face the characters that its files contain within their unicode-range', () => {
  const faces = charactersByFace([sheet], read);
  expect([...faces].map(([face, characters]) => [face, textOf(characters)])).toEqual([
    ['Own normal 400', 'abāЀ†'],
    ['Own normal 600', 'aā'],
  ]);
});

test('returns for each family the characters that all its faces have', () => {
  const families = charactersByFamily(charactersByFace([sheet], read));
  expect([...families].map(([family, characters]) => [family, textOf(characters)])).toEqual([
    ['Own', 'aā'],
  ]);
});

test('throws on a unicode-range that cannot be parsed', () => {
  const unreadable = `@font-face { font-family: 'Own'; src: url(own/latin.woff2); unicode-range: U+zz }`;
  expect(() => charactersByFace([unreadable], read)).toThrow(
    'The unicode-range "U+zz" cannot be parsed.',
  );
});

test('finds the dagger and letters of names in every face of the app, and no emoji', () => {
  const faces = appFonts();
  expect([...faces.keys()].sort()).toEqual([
    'Lora italic 400',
    'Lora italic 500',
    'Lora normal 400',
    'Lora normal 500',
    'Lora normal 600',
    'Plus Jakarta Sans normal 200 800',
  ]);
  for (const [face, characters] of faces) {
    const has = ['a', 'ā', 'Ł', '†', '→', '🕊'].filter((letter) =>
      characters.has(letter.codePointAt(0) ?? 0),
    );
    expect(has, face).toEqual(['a', 'ā', 'Ł', '†']);
  }
});
