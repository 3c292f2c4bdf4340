import { expect, test } from 'vitest';
import { createMemoryStorage } from '../testing/fakes.ts';
import { menuIndexOf, orderMenuIndex, readMenuIndex, storeMenuIndex } from './activeMenu.ts';
import { menuEntries } from './MenuBar.tsx';
import { readPageSize, storePageSize } from './dukaFilter.ts';

test.each([
  ['/', 0],
  ['/home', 0],
  ['/history', 1],
  ['/duka', 2],
  ['/duka/detail/7', 2],
  ['/help', 3],
  ['/profile/edit', 4],
  ['/order/ucapan', null],
  ['/nowhere', null],
  ['/constructor', null],
  ['/__proto__/1', null],
])('maps the path %s to the entry %s', (pathname, index) => {
  expect(menuIndexOf(pathname)).toBe(index);
});

test('R80 stores the active entry across visits', () => {
  const storage = createMemoryStorage();
  expect(readMenuIndex(storage)).toBe(0);
  storeMenuIndex(storage, 4);
  expect(readMenuIndex(storage)).toBe(4);
});

test.each(['5', '-1', '1.5', 'two', ''])('reads the stored entry %o as Home', (value) => {
  expect(readMenuIndex(createMemoryStorage({ activeMenu: value }))).toBe(0);
});

test.each([
  [0, 2],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 2],
] as const)(
  'R320 an order that is opened after the entry %i belongs to the entry %i',
  (last, own) => {
    const storage = createMemoryStorage();
    storeMenuIndex(storage, last);
    expect(orderMenuIndex(storage)).toBe(own);
  },
);

test('R80 lists the five entries in order, and Info Duka links to all cities', () => {
  expect(menuEntries(true).map(({ label, href, inert }) => [label, href, inert])).toEqual([
    ['Home', '/', undefined],
    ['History', '/history', undefined],
    ['Info Duka', '/duka', undefined],
    ['WooW Help', '/help', undefined],
    ['Akun', '/profile', undefined],
  ]);
  expect(menuEntries(true)[2]?.state).toEqual({ city: { id: 0, name: 'SEMUA' } });
});

test('R81 disables History for visitors and explains why', () => {
  expect(menuEntries(false).map(({ inert }) => inert)).toEqual([
    undefined,
    'Masuk terlebih dahulu untuk melihat History',
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  [null, 25],
  ['50', 50],
  ['0', 25],
  ['1000', 25],
  ['many', 25],
])('reads the stored page size %o as %i', (stored, size) => {
  expect(readPageSize(createMemoryStorage(stored === null ? {} : { pageSize: stored }))).toBe(size);
});

test('R206 a chosen page size is stored', () => {
  const storage = createMemoryStorage({});
  storePageSize(storage, 50);
  expect(readPageSize(storage)).toBe(50);
});
