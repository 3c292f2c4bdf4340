import { expect, test } from 'vitest';
import { appFonts, charactersByFamily, cutsOf } from './app-fonts.mjs';

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
const written = (codePoints) =>
  String.fromCodePoint(...[...codePoints].sort((one, other) => one - other));

test('a cut has the characters of its files, of each those within its range that the file really has', () => {
  const limitsHit = cutsOf([sheet], read);
  expect([...limitsHit].map(([cut, characters]) => [cut, written(characters)])).toEqual([
    ['Own normal 400', 'abāЀ†'],
    ['Own normal 600', 'aā'],
  ]);
});

test('a family has the characters of all its cuts', () => {
  const families = charactersByFamily(cutsOf([sheet], read));
  expect([...families].map(([family, characters]) => [family, written(characters)])).toEqual([
    ['Own', 'aā'],
  ]);
});

test('a range that cannot be read is a fault', () => {
  const unreadable = `@font-face { font-family: 'Own'; src: url(own/latin.woff2); unicode-range: U+zz }`;
  expect(() => cutsOf([unreadable], read)).toThrow('The unicode-range "U+zz" cannot be read.');
});

test('every cut of the app has the dagger, letters of names, and no emoji', () => {
  const limitsHit = appFonts();
  expect([...limitsHit.keys()].sort()).toEqual([
    'Lora italic 400',
    'Lora italic 500',
    'Lora normal 400',
    'Lora normal 500',
    'Lora normal 600',
    'Plus Jakarta Sans normal 200 800',
  ]);
  for (const [cut, characters] of limitsHit) {
    const has = ['a', 'ā', 'Ł', '†', '→', '🕊'].filter((letter) =>
      characters.has(letter.codePointAt(0) ?? 0),
    );
    expect(has, cut).toEqual(['a', 'ā', 'Ł', '†']);
  }
});
