import { afterEach, expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const cache = '.cache/ms-playwright';
const files = {
  'bin/google-chrome': '',
  'own/chrome': '',
  [`${cache}/chromium-99/chrome-linux/chrome`]: '',
  [`${cache}/chromium-1200/chrome-linux64/chrome`]: '',
  [`${cache}/chromium_headless_shell-1300/chrome-linux/headless_shell`]: '',
};
/** @type {ReturnType<typeof temporaryFolder>} */
let folder;
afterEach(() => folder.remove());

test('CHROMIUM_PATH comes first', () => {
  folder = temporaryFolder(files, 0o755);
  const env = { CHROMIUM_PATH: `${folder.path}/own/chrome`, PATH: `${folder.path}/bin`, HOME: folder.path };
  expect(findChromium(env)).toBe(`${folder.path}/own/chrome`);
});

test('a CHROMIUM_PATH that cannot be run is a fault and not passed over', () => {
  folder = temporaryFolder(files, 0o644);
  const env = { CHROMIUM_PATH: `${folder.path}/own/chrome` };
  expect(() => findChromium(env)).toThrow(/CHROMIUM_PATH is .*own\/chrome, which is not an executable file/);
});

test('then one on the PATH', () => {
  folder = temporaryFolder(files, 0o755);
  const env = { PATH: `${folder.path}/none:${folder.path}/bin`, HOME: folder.path };
  expect(findChromium(env)).toBe(`${folder.path}/bin/google-chrome`);
});

test("then the newest in Playwright's cache", () => {
  folder = temporaryFolder(files, 0o755);
  expect(findChromium({ PATH: '', HOME: folder.path })).toBe(
    `${folder.path}/${cache}/chromium-1200/chrome-linux64/chrome`,
  );
});

test('PLAYWRIGHT_BROWSERS_PATH moves that cache', () => {
  folder = temporaryFolder({ 'elsewhere/chromium-1/chrome-linux/chrome': '', ...files }, 0o755);
  const env = { PATH: '', HOME: folder.path, PLAYWRIGHT_BROWSERS_PATH: `${folder.path}/elsewhere` };
  expect(findChromium(env)).toBe(`${folder.path}/elsewhere/chromium-1/chrome-linux/chrome`);
});

test('none is undefined', () => {
  folder = temporaryFolder({ 'bin/other': '' }, 0o755);
  expect(findChromium({ PATH: `${folder.path}/bin`, HOME: folder.path })).toBe(undefined);
});
