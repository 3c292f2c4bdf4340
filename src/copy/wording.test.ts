import { expect, test } from 'vitest';

/** The specification quotes this sentence with its spelling. */
const QUOTED = 'Silahkan isi nama pengirim (Maksimal 2 baris)';

const modules = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true });

/** Returns the texts of a value, and the source of the functions that build texts. */
function collectTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}

const texts = Object.values(modules)
  .flatMap(collectTexts)
  .filter((text) => text !== QUOTED);

test('the texts are collected from every module', () => {
  expect(texts.length).toBeGreaterThan(400);
});

test.each([
  ['servers', /\bservers?\b/i],
  ['drawing', /gambar(kan)? kartu Anda|\b(di|meng)gambar/i],
  ['letters where characters are counted', /\d huruf|\} huruf/],
  ['the spelling “Silahkan”', /silahkan/i],
])('no text mentions %s', (_what, pattern) => {
  expect(texts.filter((text) => pattern.test(text))).toEqual([]);
});
