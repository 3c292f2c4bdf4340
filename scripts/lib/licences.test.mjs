import { expect, test } from 'vitest';
import { findForbiddenLicences } from './licences.mjs';

test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('allows %s', (license) => {
  expect(findForbiddenLicences({ 'node_modules/a': { license } })).toEqual([]);
});

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'LGPL-3.0-or-later', 'SEE LICENSE IN x'])(
  'forbids %s',
  (license) => {
    expect(findForbiddenLicences({ 'node_modules/b/node_modules/@a/c': { license } })).toEqual([
      { name: '@a/c', licence: license },
    ]);
  },
);

test('forbids a package without a licence', () => {
  expect(findForbiddenLicences({ 'node_modules/a': {} })).toEqual([{ name: 'a', licence: 'none' }]);
});

test('allows the LGPL for the library that sharp loads', () => {
  const license = 'Apache-2.0 AND LGPL-3.0-or-later AND MIT';
  expect(findForbiddenLicences({ 'node_modules/@img/sharp-wasm32': { license } })).toEqual([]);
});

test('allows the EPL only for elkjs', () => {
  const license = 'EPL-2.0 OR GPL-3.0-or-later';
  expect(findForbiddenLicences({ 'node_modules/elkjs': { license } })).toEqual([]);
  expect(findForbiddenLicences({ 'node_modules/elkjs-fork': { license } })).toEqual([
    { name: 'elkjs-fork', licence: license },
  ]);
});

test('ignores development packages and workspaces', () => {
  expect(
    findForbiddenLicences({
      '': {},
      server: {},
      'node_modules/a': { dev: true },
      'node_modules/s': { link: true },
    }),
  ).toEqual([]);
});
