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

test('the file names the folders of the fonts and of a cache, all below node_modules, and no others', () => {
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

test('the file settles how letters are drawn, which would else depend on the system', () => {
  folder = temporaryFolder(installed);
  const text = readFileSync(ensureFontConfig(`${folder.path}/Q&A`), 'utf8');
  expect(
    [...text.matchAll(/<edit name="(\w+)" mode="assign"><\w+>(\w+)</g)].map(
      ([, name, value]) => `${name}: ${value}`,
    ),
  ).toEqual(['antialias: true', 'hinting: true', 'hintstyle: hintslight', 'rgba: none']);
});

test('a file that is right is not written again', () => {
  folder = temporaryFolder(installed);
  const before = statSync(ensureFontConfig(`${folder.path}/Q&A`));
  expect(statSync(ensureFontConfig(`${folder.path}/Q&A`)).ino).toBe(before.ino);
});

test('a package that is not installed is named, with why it is needed and how to install it', () => {
  folder = temporaryFolder({ [`node_modules/${sans}/package.json`]: '{}' });
  const attempt = () => ensureFontConfig(folder.path);
  expect(attempt).toThrow(UserError);
  expect(attempt).toThrow(
    'The tests need the fonts of @expo-google-fonts/tinos, which node_modules does not have: the browser sees no other ' +
      'fonts, so that pictures do not depend on the machine.\nInstall the packages with "npm ci".',
  );
});
