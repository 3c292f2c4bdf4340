import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureFontConfig } from './test-fonts.mjs';

/**
 * Arguments with which Chromium runs as any user, in containers, without a GPU and without
 * background requests.
 */
const commonArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const platformBinaries = [
  ['chrome-linux64', 'chrome'],
  ['chrome-linux', 'chrome'],
  [
    'chrome-mac-arm64',
    'Google Chrome for Testing.app',
    'Contents',
    'MacOS',
    'Google Chrome for Testing',
  ],
  [
    'chrome-mac-x64',
    'Google Chrome for Testing.app',
    'Contents',
    'MacOS',
    'Google Chrome for Testing',
  ],
  ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ['chrome-win64', 'chrome.exe'],
  ['chrome-win', 'chrome.exe'],
];

/**
 * Returns the launch options for every browser of the tests: the Chromium that was found, common
 * arguments, and an environment in which the browser sees only the test fonts.
 * @param {readonly string[]} [args] further arguments
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ args: string[], env: NodeJS.ProcessEnv, executablePath?: string }} options for
 * Playwright's `launch`; without `executablePath` Playwright uses its own browser, or reports that
 * it is missing
 * @throws {Error} when `CHROMIUM_PATH` is not executable, or when the fonts are not installed
 */
export function chromiumLaunchOptions(args = [], env = process.env) {
  const executablePath = findChromium(env);
  return {
    args: [...commonArguments, ...args],
    env: { ...env, FONTCONFIG_FILE: ensureFontConfig() },
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then one on the PATH, then one in Playwright's cache.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} the path of the executable, or undefined when there is none
 * @throws {Error} when `CHROMIUM_PATH` is not executable
 */
export function findChromium(env = process.env) {
  const configured = env['CHROMIUM_PATH'];
  if (configured) {
    if (isExecutable(configured)) return configured;
    throw new Error(
      `CHROMIUM_PATH is ${configured}, which is not an executable file. Correct it or unset it.`,
    );
  }
  return findOnPath(env) ?? findInPlaywrightCache(env);
}

/** @param {NodeJS.ProcessEnv} env */
function findOnPath(env) {
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    for (const name of commandNames) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  return undefined;
}

/** @param {NodeJS.ProcessEnv} env */
function findInPlaywrightCache(env) {
  const home = env['HOME'] ?? homedir();
  const roots = env['PLAYWRIGHT_BROWSERS_PATH']
    ? [env['PLAYWRIGHT_BROWSERS_PATH']]
    : [
        join(home, '.cache', 'ms-playwright'),
        join(home, 'Library', 'Caches', 'ms-playwright'),
        join(home, 'AppData', 'Local', 'ms-playwright'),
      ];
  for (const root of roots) {
    for (const version of listNewestFirst(root)) {
      for (const parts of platformBinaries) {
        const path = join(root, version, ...parts);
        if (isExecutable(path)) return path;
      }
    }
  }
  return undefined;
}

/** @param {string} root */
function listNewestFirst(root) {
  try {
    return readdirSync(root)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  } catch {
    return [];
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
