import { expect, test } from 'vitest';
import { isDukaList, readDukaFilter } from './dukaFilter.ts';

const bandung = { city: { id: 3273, name: 'Bandung' } };

test.each([
  ['', null, { cityId: 0, text: '', cityName: 'SEMUA', shown: 0, isInUrl: true }],
  ['', bandung, { cityId: 3273, text: '', cityName: 'Bandung', shown: 0, isInUrl: false }],
  ['?cityId=3273', null, { cityId: 3273, text: '', cityName: null, shown: 0, isInUrl: true }],
  [
    '?cityId=3374&text=wijaya',
    bandung,
    { cityId: 3374, text: 'wijaya', cityName: null, shown: 0, isInUrl: true },
  ],
  [
    '?cityId=3273',
    bandung,
    { cityId: 3273, text: '', cityName: 'Bandung', shown: 0, isInUrl: true },
  ],
  ['?cityId=0', bandung, { cityId: 0, text: '', cityName: 'SEMUA', shown: 0, isInUrl: true }],
  [
    '?text=a%20b',
    bandung,
    { cityId: 3273, text: 'a b', cityName: 'Bandung', shown: 0, isInUrl: false },
  ],
  ['?shown=50', null, { cityId: 0, text: '', cityName: 'SEMUA', shown: 50, isInUrl: true }],
  ['?shown=9999', null, { cityId: 0, text: '', cityName: 'SEMUA', shown: 200, isInUrl: true }],
  ['?shown=-1', null, { cityId: 0, text: '', cityName: 'SEMUA', shown: 0, isInUrl: true }],
  ['?cityId=bandung', null, { cityId: 0, text: '', cityName: 'SEMUA', shown: 0, isInUrl: true }],
  ['?cityId=-5', null, { cityId: 0, text: '', cityName: 'SEMUA', shown: 0, isInUrl: true }],
  [
    '',
    { city: { id: -1, name: 'x' } },
    { cityId: 0, text: '', cityName: 'SEMUA', shown: 0, isInUrl: true },
  ],
  ['', 'Bandung', { cityId: 0, text: '', cityName: 'SEMUA', shown: 0, isInUrl: true }],
  ['', { city: 'Bandung' }, { cityId: 0, text: '', cityName: 'SEMUA', shown: 0, isInUrl: true }],
])('R3 reads the query %o with the state %o as %o', (search, state, filter) => {
  expect(readDukaFilter(search, state)).toEqual(filter);
});

test.each(['?text=%20', '?text=%E2%80%8B%E2%81%A0', '?text=%C2%AD'])(
  'R751 reads the query %s, of which nothing is seen, as no search',
  (search) => {
    expect(readDukaFilter(search, null).text).toBe('');
  },
);

test.each([
  ['/duka', true],
  ['/duka/', true],
  ['/duka/unknown/7', true],
  ['/duka/detail', true],
  ['/duka/detail/7', false],
  ['/duka/message/7', false],
  ['/dukacita', false],
  ['/', false],
])('checks whether the path %s shows the list: %s', (pathname, isList) => {
  expect(isDukaList(pathname)).toBe(isList);
});
