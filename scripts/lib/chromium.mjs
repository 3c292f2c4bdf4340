import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

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

/** With these fonts, screenshots are the same on every computer with Linux. */
const fonts = `${root}/scripts/lib/fonts.conf`;

const headlessShellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
 * @throws {Error} when `CHROMIUM_PATH` is not executable
 */
export function chromiumLaunchOptions({ args = [], fullBrowser = false, env = process.env } = {}) {
  const executablePath = (fullBrowser ? undefined : findHeadlessShell(env)) ?? findChromium(env);
  return {
    args: [...commonArguments, ...args],
    // The cache of fontconfig is not in the home folder, which can be missing or read-only.
    env: { ...env, FONTCONFIG_FILE: fonts, XDG_CACHE_HOME: `${root}/node_modules/.cache` },
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
 * Finds a Chromium: `CHROMIUM_PATH`, then one on the PATH, then Playwright's own.
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
  return findOnPath(chromiumNames, env) ?? findOfPlaywright();
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

/** Finds the Chromium that Playwright has downloaded for its own version. */
function findOfPlaywright() {
  // The set-up imports this module before any package is installed.
  const playwright = createRequire(import.meta.url)('@playwright/test');
  const path = playwright.chromium.executablePath();
  return isExecutable(path) ? path : undefined;
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
