import { expect, test } from 'vitest';
import { findPortabilityErrors, findUnpinnedDependencies } from './portability.mjs';

test.each([
  ['const file = "/home/ani/project/a.ts";', 'an absolute path of one computer'],
  ['see /root/notes', 'an absolute path of one computer'],
  ['cwd: /home/somebody/app', 'an absolute path of one computer'],
  ['"C:\\\\Users\\\\ani"', 'an absolute path of one computer'],
  ['"resolved": "https://example.org/a.tgz"', 'the address of a package registry'],
  ['npm --registry https://registry.npmjs.org/', 'the address of a package registry'],
  ['//host/:_authToken=abc', 'an authorization token'],
])('reports %s', (text, what) => {
  expect(findPortabilityErrors(`fine\n${text}\n`)).toEqual([{ line: 2, what }]);
});

test.each([
  '"resolved": "server",',
  '<Route path="/home" element={home} />',
  "['/home', '/history']",
  '/usr/lib/postgresql/15/bin',
  'https://example.org/home/ani/picture.png',
  'src/work/notes.ts',
])('accepts %s', (text) => {
  expect(findPortabilityErrors(text)).toEqual([]);
});

test('reports dependencies that are not pinned to an exact version, except peer dependencies', () => {
  const manifest = {
    dependencies: { react: '19.3.1', yaml: '^2.9.1', next: '1.0.0-rc.2' },
    devDependencies: { vitest: '~4.1.12', msw: 'latest' },
    optionalDependencies: { sharp: '>=0.34.0' },
    peerDependencies: { xstate: '^5' },
  };
  expect(findUnpinnedDependencies(JSON.stringify(manifest))).toEqual([
    '"yaml": "^2.9.1"',
    '"vitest": "~4.1.12"',
    '"msw": "latest"',
    '"sharp": ">=0.34.0"',
  ]);
});
