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

const headlessShellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
 * Returns the launch options for a browser of the tests: common arguments, and an environment in
 * which the browser sees only the test fonts. The browser is Chromium's headless shell if it is
 * found, otherwise Chromium. The shell has no user interface and opens pages faster.
 * @param {object} [options]
 * @param {readonly string[]} [options.args] further arguments
 * @param {boolean} [options.fullBrowser] whether the test needs what the headless shell lacks, such
 * as the back/forward cache
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {{ args: string[], env: NodeJS.ProcessEnv, executablePath?: string }} options for
 * Playwright's `launch`; without `executablePath` Playwright uses its own browser, or reports that
 * it is missing
 * @throws {Error} when `CHROMIUM_PATH` is not executable, or when the fonts are not installed
 */
export function chromiumLaunchOptions({ args = [], fullBrowser = false, env = process.env } = {}) {
  const executablePath = (fullBrowser ? undefined : findHeadlessShell(env)) ?? findChromium(env);
  return {
    args: [...commonArguments, ...args],
    env: { ...env, FONTCONFIG_FILE: ensureFontConfig() },
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}

/**
 * Finds Chromium's headless shell on the PATH. Returns undefined if `CHROMIUM_PATH` is set.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} the path of the executable, or undefined when there is none
 */
export function findHeadlessShell(env = process.env) {
  return env['CHROMIUM_PATH'] ? undefined : findOnPath(headlessShellNames, env);
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
  return findOnPath(chromiumNames, env) ?? findInPlaywrightCache(env);
}

/**
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function findOnPath(names, env) {
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    for (const name of names) {
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
