import { expect, test } from 'vitest';
import { charactersOf, missingCharacters, textsOf } from './characters.mjs';

/** @param {string} path @param {string} source */
const textsIn = (path, source) => textsOf(path, source).map(({ line, text }) => `${line}: ${text}`);

test('finds strings, templates and JSX text in TypeScript, but no comments, regular expressions and identifiers', () => {
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

test('decodes escaped characters', () => {
  expect(textsOf('a.ts', String.raw`const a = '\u2020';`)).toEqual([{ line: 1, text: '†' }]);
});

test('finds every string of a JSON file, including property names', () => {
  expect(textsIn('a.json', '{"a": ["b", {"c": 1}]}')).toEqual(['1: a', '1: b', '1: c']);
});

test('finds the values of a style sheet', () => {
  expect(textsIn('a.css', "/* ← */\n.a::before {\n  content: '†';\n}")).toEqual(["3: '†'"]);
});

const fonts = new Map([
  ['Sans', charactersOf('Nama: ā.†')],
  ['Serif', charactersOf('Nama: ā.')],
]);

test('accepts characters that all fonts contain, composed or not, and characters that are never drawn', () => {
  const texts = [{ path: 'copy.ts', line: 1, text: 'Nama:\n\tNa\u200bma a\u0304' }];
  expect(missingCharacters(texts, fonts)).toEqual([]);
});

test('reports a missing character with its text, its position and the fonts without it', () => {
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

test('shortens a long text around the character', () => {
  const [error] = missingCharacters(
    [{ path: 'copy.ts', line: 1, text: `${'a'.repeat(90)}→${'b'.repeat(90)}` }],
    new Map([['Sans', charactersOf('ab')]]),
  );
  expect(error).toBe(
    `copy.ts:1: "→" (U+2192) of "…${'a'.repeat(20)}→${'b'.repeat(20)}…" is in no font of the app.`,
  );
});

test('fails when there are no texts or no fonts', () => {
  expect(missingCharacters([], fonts)).toEqual(['No texts were found to check.']);
  expect(missingCharacters([{ path: 'copy.ts', line: 1, text: 'a' }], new Map())).toEqual([
    'No fonts were found to check.',
  ]);
});
