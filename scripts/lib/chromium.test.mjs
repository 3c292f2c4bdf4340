import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { afterEach, describe, expect, test } from 'vitest';
import { chromiumLaunchOptions, findChromium } from './chromium.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const files = { 'bin/google-chrome': '', 'own/chrome': '' };
/** Browsers read fontconfig files only on Linux. */
const testFonts = process.platform === 'linux' ? ['Arimo', 'Tinos'] : expect.any(Array);

/** @type {ReturnType<typeof temporaryFolder> | undefined} */
let folder;
afterEach(() => folder?.remove());

test('prefers CHROMIUM_PATH', () => {
  folder = temporaryFolder(files, 0o755);
  const env = { CHROMIUM_PATH: `${folder.path}/own/chrome`, PATH: `${folder.path}/bin` };
  expect(findChromium(env)).toBe(`${folder.path}/own/chrome`);
});

test('throws when CHROMIUM_PATH is not executable', () => {
  folder = temporaryFolder(files, 0o644);
  const env = { CHROMIUM_PATH: `${folder.path}/own/chrome` };
  expect(() => findChromium(env)).toThrow(
    /CHROMIUM_PATH is .*own\/chrome, which is not an executable file/,
  );
});

test('finds a Chromium on the PATH', () => {
  folder = temporaryFolder(files, 0o755);
  const env = { PATH: `${folder.path}/none:${folder.path}/bin` };
  expect(findChromium(env)).toBe(`${folder.path}/bin/google-chrome`);
});

test("otherwise finds Playwright's own Chromium, if it is installed", () => {
  folder = temporaryFolder({ 'bin/other': '' }, 0o755);
  const own = chromium.executablePath();
  expect(findChromium({ PATH: `${folder.path}/bin` })).toBe(existsSync(own) ? own : undefined);
});

describe('the launch options', () => {
  test('prefer the headless shell, unless a test needs the full browser', () => {
    folder = temporaryFolder({ 'bin/chromium': '', 'bin/chromium-headless-shell': '' }, 0o755);
    const env = { PATH: `${folder.path}/bin` };
    expect(chromiumLaunchOptions({ env }).executablePath).toBe(
      `${folder.path}/bin/chromium-headless-shell`,
    );
    expect(chromiumLaunchOptions({ env, fullBrowser: true }).executablePath).toBe(
      `${folder.path}/bin/chromium`,
    );
  });

  test('prefer CHROMIUM_PATH to the headless shell', () => {
    folder = temporaryFolder({ 'own/chrome': '', 'bin/chromium-headless-shell': '' }, 0o755);
    const env = { CHROMIUM_PATH: `${folder.path}/own/chrome`, PATH: `${folder.path}/bin` };
    expect(chromiumLaunchOptions({ env }).executablePath).toBe(`${folder.path}/own/chrome`);
  });

  test('append arguments to the common ones', () => {
    expect(chromiumLaunchOptions({ args: ['--mute-audio'] }).args).toEqual([
      ...chromiumLaunchOptions().args,
      '--mute-audio',
    ]);
  });

  test('make only the test fonts visible to the browser', async () => {
    expect(await readFontFamilies()).toEqual(testFonts);
  });
});

/**
 * Launches a browser and reads its local fonts.
 * @returns {Promise<string[]>} the font families
 */
async function readFontFamilies() {
  const port = await getPort({ host: '127.0.0.1' });
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html>'),
  );
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ permissions: ['local-fonts'] });
    const page = await context.newPage();
    // `queryLocalFonts` needs a secure context, such as 127.0.0.1.
    await page.goto(`http://127.0.0.1:${port}`);
    return await page.evaluate(async () => {
      const { queryLocalFonts } =
        /** @type {{ queryLocalFonts: () => Promise<{ family: string }[]> }} */ (
          /** @type {unknown} */ (globalThis)
        );
      return [...new Set((await queryLocalFonts()).map(({ family }) => family))].sort();
    });
  } finally {
    await browser.close();
    server.close();
  }
}
