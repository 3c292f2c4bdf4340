import { expect, test } from 'vitest';
import { charactersOf, missingCharacters, textsOf } from './characters.mjs';

/** @param {string} path @param {string} source */
const textsIn = (path, source) => textsOf(path, source).map(({ line, text }) => `${line}: ${text}`);

test('strings, templates and the words of JSX are texts; comments, patterns and names in the code are not', () => {
  const source = [
    '// ← a comment',
    "const größe = 'one';",
    'const b = `two ${größe} three ${`four`} five`;',
    'const c = <p title="six">seven {/* → */ größe}</p>;',
    'const d = /ʾ/u;',
  ].join('\n');
  expect(textsIn('a.tsx', source)).toEqual([
    '2: one',
    '3: two ',
    '3:  three ',
    '3: four',
    '3:  five',
    '4: six',
    '4: seven ',
  ]);
});

test('an escaped character counts as what it stands for', () => {
  expect(textsOf('a.ts', String.raw`const a = '\u2020';`)).toEqual([{ line: 1, text: '†' }]);
});

test('every string of a JSON file is a text, names of properties included', () => {
  expect(textsIn('a.json', '{"a": ["b", {"c": 1}]}')).toEqual(['1: a', '1: b', '1: c']);
});

test('the values of a style sheet are texts', () => {
  expect(textsIn('a.css', "/* ← */\n.a::before {\n  content: '†';\n}")).toEqual(["3: '†'"]);
});

const fonts = new Map([
  ['Sans', charactersOf('Nama: ā.†')],
  ['Serif', charactersOf('Nama: ā.')],
]);

test('characters that all fonts have are no fault, composed or not, and so are those that are never drawn', () => {
  const texts = [{ path: 'copy.ts', line: 1, text: 'Nama:\n\tNa\u200bma a\u0304' }];
  expect(missingCharacters(texts, fonts)).toEqual([]);
});

test('a character that is missing from a font is named with its text, its place and the fonts without it', () => {
  const texts = [
    { path: 'copy.ts', line: 7, text: 'Nama †' },
    { path: 'demo.ts', line: 9, text: 'Nama: → 🕊' },
  ];
  expect(missingCharacters(texts, fonts)).toEqual([
    'copy.ts:7: "†" (U+2020) of "Nama †" is not in Serif.',
    'demo.ts:9: "→" (U+2192) of "Nama: → 🕊" is in no font of the app.',
    'demo.ts:9: "🕊" (U+1F54A) of "Nama: → 🕊" is in no font of the app.',
  ]);
});

test('a long text is cut short around the character', () => {
  const [error] = missingCharacters(
    [{ path: 'copy.ts', line: 1, text: `${'a'.repeat(90)}→${'b'.repeat(90)}` }],
    new Map([['Sans', charactersOf('ab')]]),
  );
  expect(error).toBe(
    `copy.ts:1: "→" (U+2192) of "…${'a'.repeat(20)}→${'b'.repeat(20)}…" is in no font of the app.`,
  );
});

test('a check that reads no text or no font is blind', () => {
  expect(missingCharacters([], fonts)).toEqual(['There are no texts.']);
  expect(missingCharacters([{ path: 'copy.ts', line: 1, text: 'a' }], new Map())).toEqual([
    'There are no fonts.',
  ]);
});
