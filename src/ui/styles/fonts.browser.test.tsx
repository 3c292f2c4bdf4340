import './global.css';
import { afterEach, expect, test } from 'vitest';

const extendedFaces = [...document.fonts].filter(
  ({ unicodeRange }) => !unicodeRange.startsWith('U+0-'),
);
const loaded = () =>
  extendedFaces
    .filter(({ status }) => status !== 'unloaded')
    .map(({ family }) => family.replaceAll('"', ''));

afterEach(() => document.body.replaceChildren());

test('loads the extended file of a font only for text with one of its characters', async () => {
  expect(extendedFaces).toHaveLength(2);
  await show('--font-sans', 'Keluarga Nuñez – “Turut berdukacita” • 12.30');
  await show('--font-serif', 'Keluarga Nuñez – “Turut berdukacita” • 12.30');
  expect(loaded()).toEqual([]);
  await show('--font-sans', 'Ignatius Wijaya (†)');
  expect(loaded()).toEqual(['Plus Jakarta Sans']);
  await show('--font-serif', 'Łucja');
  expect(loaded()).toEqual(['Plus Jakarta Sans', 'Lora']);
});

/** Renders a text and waits until the fonts that it needs are loaded. */
async function show(font: string, text: string): Promise<void> {
  const line = document.createElement('p');
  line.style.cssText = `font: 500 1rem var(${font})`;
  line.textContent = text;
  document.body.append(line);
  // Layout requests the fonts.
  expect(line.getBoundingClientRect().width).toBeGreaterThan(0);
  await document.fonts.ready;
}
