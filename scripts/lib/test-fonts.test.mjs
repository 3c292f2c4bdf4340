import { readFileSync, statSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { UserError } from './user-error.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { ensureFontConfig } from './test-fonts.mjs';

const [sans, serif] = ['@expo-google-fonts/arimo', '@expo-google-fonts/tinos'];
const installed = {
  [`Q&A/node_modules/${sans}/package.json`]: '{}',
  [`Q&A/node_modules/${serif}/package.json`]: '{}',
};
/** @type {ReturnType<typeof temporaryFolder>} */
let folder;
afterEach(() => folder.remove());

test('lists only the font folders and a cache folder, all in node_modules', () => {
  folder = temporaryFolder(installed);
  const text = readFileSync(ensureFontConfig(`${folder.path}/Q&A`), 'utf8');
  const modules = `${folder.path}/Q&amp;A/node_modules`;
  expect(
    [...text.matchAll(/<(?:dir|cachedir|include)\b[^>]*>([^<]*)/g)].map(([, path]) => path),
  ).toEqual([
    `${modules}/${sans}`,
    `${modules}/${serif}`,
    `${modules}/.cache/test-fonts/fontconfig`,
  ]);
});

test('sets the rendering options, so that they do not depend on the system', () => {
  folder = temporaryFolder(installed);
  const text = readFileSync(ensureFontConfig(`${folder.path}/Q&A`), 'utf8');
  expect(
    [...text.matchAll(/<edit name="(\w+)" mode="assign"><\w+>(\w+)</g)].map(
      ([, name, value]) => `${name}: ${value}`,
    ),
  ).toEqual(['antialias: true', 'hinting: true', 'hintstyle: hintslight', 'rgba: none']);
});

test('does not write an up-to-date file again', () => {
  folder = temporaryFolder(installed);
  const before = statSync(ensureFontConfig(`${folder.path}/Q&A`));
  expect(statSync(ensureFontConfig(`${folder.path}/Q&A`)).ino).toBe(before.ino);
});

test('throws a UserError that names a missing package, the reason and the fix', () => {
  folder = temporaryFolder({ [`node_modules/${sans}/package.json`]: '{}' });
  const attempt = () => ensureFontConfig(folder.path);
  expect(attempt).toThrow(UserError);
  expect(attempt).toThrow(
    'The fonts for the tests are missing: @expo-google-fonts/tinos is not in node_modules. ' +
      'The test browser uses only these fonts, so that screenshots are the same on every computer.\n' +
      'Fix it with: npm ci',
  );
});
