import './global.css';
import { afterEach, expect, test } from 'vitest';

const second = [...document.fonts].filter(({ unicodeRange }) => !unicodeRange.startsWith('U+0-'));
const loaded = () =>
  second
    .filter(({ status }) => status !== 'unloaded')
    .map(({ family }) => family.replaceAll('"', ''));

afterEach(() => document.body.replaceChildren());

test('the second file of a font is fetched only for a text that has one of its characters', async () => {
  expect(second).toHaveLength(2);
  await show('--font-sans', 'Keluarga Nuñez – “Turut berdukacita” • 12.30');
  await show('--font-serif', 'Keluarga Nuñez – “Turut berdukacita” • 12.30');
  expect(loaded()).toEqual([]);
  await show('--font-sans', 'Ignatius Wijaya (†)');
  expect(loaded()).toEqual(['Plus Jakarta Sans']);
  await show('--font-serif', 'Łucja');
  expect(loaded()).toEqual(['Plus Jakarta Sans', 'Lora']);
});

/** Shows words, and waits until the fonts that they need have come. */
async function show(font: string, words: string): Promise<void> {
  const line = document.createElement('p');
  line.style.cssText = `font: 500 1rem var(${font})`;
  line.textContent = words;
  document.body.append(line);
  // A font is asked for when the words are laid out.
  expect(line.getBoundingClientRect().width).toBeGreaterThan(0);
  await document.fonts.ready;
}
