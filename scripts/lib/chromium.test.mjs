import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { afterEach, describe, expect, test } from 'vitest';
import { chromiumLaunchOptions, findChromium } from './chromium.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const cache = '.cache/ms-playwright';
const files = {
  'bin/google-chrome': '',
  'own/chrome': '',
  [`${cache}/chromium-99/chrome-linux/chrome`]: '',
  [`${cache}/chromium-1200/chrome-linux64/chrome`]: '',
  [`${cache}/chromium_headless_shell-1300/chrome-linux/headless_shell`]: '',
};
/** Browsers read fontconfig files only on Linux. */
const testFonts = process.platform === 'linux' ? ['Arimo', 'Tinos'] : expect.any(Array);

/** @type {ReturnType<typeof temporaryFolder> | undefined} */
let folder;
afterEach(() => folder?.remove());

test('prefers CHROMIUM_PATH', () => {
  folder = temporaryFolder(files, 0o755);
  const env = {
    CHROMIUM_PATH: `${folder.path}/own/chrome`,
    PATH: `${folder.path}/bin`,
    HOME: folder.path,
  };
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
  const env = { PATH: `${folder.path}/none:${folder.path}/bin`, HOME: folder.path };
  expect(findChromium(env)).toBe(`${folder.path}/bin/google-chrome`);
});

test("finds the newest Chromium in Playwright's cache", () => {
  folder = temporaryFolder(files, 0o755);
  expect(findChromium({ PATH: '', HOME: folder.path })).toBe(
    `${folder.path}/${cache}/chromium-1200/chrome-linux64/chrome`,
  );
});

test('searches PLAYWRIGHT_BROWSERS_PATH instead of the default cache', () => {
  folder = temporaryFolder({ 'elsewhere/chromium-1/chrome-linux/chrome': '', ...files }, 0o755);
  const env = { PATH: '', HOME: folder.path, PLAYWRIGHT_BROWSERS_PATH: `${folder.path}/elsewhere` };
  expect(findChromium(env)).toBe(`${folder.path}/elsewhere/chromium-1/chrome-linux/chrome`);
});

test('returns undefined when there is no Chromium', () => {
  folder = temporaryFolder({ 'bin/other': '' }, 0o755);
  expect(findChromium({ PATH: `${folder.path}/bin`, HOME: folder.path })).toBe(undefined);
});

describe('the launch options', () => {
  test('contain the path of the Chromium that was found, and no path when there is none', () => {
    folder = temporaryFolder({ 'bin/chromium': '' }, 0o755);
    const found = { PATH: `${folder.path}/bin`, HOME: folder.path };
    expect(chromiumLaunchOptions({ env: found })).toMatchObject({
      executablePath: `${folder.path}/bin/chromium`,
    });
    expect(chromiumLaunchOptions({ env: { PATH: '', HOME: folder.path } })).not.toHaveProperty(
      'executablePath',
    );
  });

  test('prefer the headless shell, unless a test needs the full browser', () => {
    folder = temporaryFolder({ 'bin/chromium': '', 'bin/chromium-headless-shell': '' }, 0o755);
    const env = { PATH: `${folder.path}/bin`, HOME: folder.path };
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
    folder = temporaryFolder();
    const env = { PATH: '', HOME: folder.path };
    expect(chromiumLaunchOptions({ args: ['--mute-audio'], env }).args).toEqual([
      ...chromiumLaunchOptions({ env }).args,
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
