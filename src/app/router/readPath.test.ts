import { expect, test } from 'vitest';
import { readPath } from './readPath.ts';

test.each([
  ['/', '/'],
  ['/duka/', '/duka/'],
  ['/duka/detail/1', '/duka/detail/1'],
  ['/duka/a_', '/duka/a_'],
  ['/duka/detail/1)', '/duka/detail/1'],
  ['/duka/detail/1%29.', '/duka/detail/1'],
  ['/duka/detail/1%E2%80%A6', '/duka/detail/1'],
  ['/duka/detail/1*', '/duka/detail/1'],
  ['/).', '/'],
  ['/%', null],
  ['/duka/%E0%A4%A', null],
])('R648 the path %s means %s', (path, meant) => {
  expect(readPath(path)).toBe(meant);
});
