import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { firstLoad, overBudget } from './first-load.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const scripts = {
  'index-AAAAAAAA.js':
    'import{a as b}from"./react-BBBBBBBB.js";import"./side-CCCCCCCC.js";const page=()=>import("./HomeRoute-DDDDDDDD.js");',
  'index-ZZZZZZZZ.js': 'another',
  'react-BBBBBBBB.js': 'export const a=1;',
  'side-CCCCCCCC.js': 'globalThis.x=1;',
  'HomeRoute-DDDDDDDD.js':
    'import{a}from"./react-BBBBBBBB.js";const c=()=>import("./Carousel-EEEEEEEE.js");',
  'Carousel-EEEEEEEE.js': 'export{}',
};

function build() {
  const { path, remove } = temporaryFolder({
    'index.html': '<script type="module" src="/assets/index-AAAAAAAA.js"></script>',
    ...Object.fromEntries(Object.entries(scripts).map(([name, text]) => [`assets/${name}`, text])),
  });
  onTestFinished(remove);
  return join(path, 'assets');
}

test('counts each static import once, and no dynamic imports', () => {
  const sizes = firstLoad(build(), ['index', 'HomeRoute']);
  expect([...sizes.keys()].sort()).toEqual(['HomeRoute', 'index', 'react', 'side']);
  expect(sizes.get('index')).toBe(brotliCompressSync(scripts['index-AAAAAAAA.js']).length);
});

test('throws when the chunk of a page does not exist', () => {
  expect(() => firstLoad(build(), ['index', 'DukaRoute'])).toThrow('no chunk "DukaRoute"');
});

test('reports nothing for a page within its budget', () => {
  expect(
    overBudget(
      new Map([
        ['index', 900],
        ['react', 100],
      ]),
      { total: 1000, chunks: {} },
    ),
  ).toEqual([]);
});

test('reports the chunks that grew for a page over its budget, the most grown first', () => {
  const sizes = new Map([
    ['index', 1200],
    ['react', 2000],
    ['Modal', 500],
  ]);
  expect(overBudget(sizes, { total: 3000, chunks: { index: 1000, react: 2000 } })).toEqual([
    '3.7 kB, 0.7 kB over the budget of 3.0 kB',
    'Modal is new: 0.5 kB',
    'index grew from 1.0 kB to 1.2 kB',
  ]);
});
