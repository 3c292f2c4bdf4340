import { expect, test } from 'vitest';
import { sharedByPages } from './shared-by-pages.mjs';

/** @type {Record<string, readonly string[]>} */
const importers = {
  '/src/Home.tsx': ['/src/pages.ts'],
  '/src/List.tsx': ['/src/pages.ts'],
  '/src/card.ts': ['/src/Home.tsx', '/src/List.tsx'],
  '/src/colours.ts': ['/src/card.ts'],
  '/src/tiles.ts': ['/src/Home.tsx', '/src/order.ts'],
};

const nameOf = sharedByPages('shared', [/Home/, /List/]);
const graph = { getModuleInfo: (/** @type {string} */ id) => ({ importers: importers[id] ?? [] }) };

test('names the chunk of modules that two pages import, directly or through others', () => {
  expect(nameOf('/src/card.ts', graph)).toBe('shared');
  expect(nameOf('/src/colours.ts', graph)).toBe('shared');
});

test('leaves modules of one page, and the pages, where they are', () => {
  expect(nameOf('/src/tiles.ts', graph)).toBeNull();
  expect(nameOf('/src/Home.tsx', graph)).toBeNull();
  expect(nameOf('/src/pages.ts', graph)).toBeNull();
});

test('ends for modules that import each other', () => {
  const circular = {
    getModuleInfo: (/** @type {string} */ id) => ({ importers: [id === 'a' ? 'b' : 'a'] }),
  };
  expect(nameOf('a', circular)).toBeNull();
});
