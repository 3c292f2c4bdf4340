import { expect, test } from 'vitest';
import { findForbiddenLicences } from './licences.mjs';

test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])(
  '%s is welcome',
  (license) => {
    expect(findForbiddenLicences({ 'node_modules/a': { license } })).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'LGPL-3.0-or-later', 'SEE LICENSE IN x'])(
  '%s is not',
  (license) => {
    expect(findForbiddenLicences({ 'node_modules/b/node_modules/@a/c': { license } })).toEqual([
      { name: '@a/c', licence: license },
    ]);
  },
);

test('a package without a licence is refused', () => {
  expect(findForbiddenLicences({ 'node_modules/a': {} })).toEqual([{ name: 'a', licence: 'none' }]);
});

test('the library that sharp loads may be under the LGPL', () => {
  const license = 'Apache-2.0 AND LGPL-3.0-or-later AND MIT';
  expect(findForbiddenLicences({ 'node_modules/@img/sharp-wasm32': { license } })).toEqual([]);
});

test('the library that lays machines out may be under the EPL, and no other', () => {
  const license = 'EPL-2.0 OR GPL-3.0-or-later';
  expect(findForbiddenLicences({ 'node_modules/elkjs': { license } })).toEqual([]);
  expect(findForbiddenLicences({ 'node_modules/elkjs-fork': { license } })).toEqual([
    { name: 'elkjs-fork', licence: license },
  ]);
});

test('what is used for development only, and the workspaces, do not count', () => {
  expect(
    findForbiddenLicences({
      '': {},
      server: {},
      'node_modules/a': { dev: true },
      'node_modules/s': { link: true },
    }),
  ).toEqual([]);
});
