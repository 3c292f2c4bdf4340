import { readFileSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { UserError } from './user-error.mjs';
import { checkNodeVersion, ensureDependencies } from './dependencies.mjs';
import { findPostgresBinaries } from './postgres.mjs';
import { root } from './root.mjs';
import { runInstalled } from './run.mjs';
import { installSystemPackage } from './system-package.mjs';

/**
 * Sets up what every command needs: checks the version of Node and installs the dependencies.
 * @throws {UserError} when Node is too old or the installation fails
 */
export async function setUp() {
  const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  checkNodeVersion(process.versions.node, manifest.engines.node);
  await ensureDependencies();
}

/**
 * Sets up what the tests need: also a Chromium, and PostgreSQL if it is available. Installs
 * PostgreSQL, and Chromium's headless shell to save time, only in CI.
 * @returns {Promise<{ postgres: boolean }>} whether the tests on PostgreSQL can run
 * @throws {UserError} without a Chromium; in CI also without PostgreSQL
 */
export async function setUpForTests() {
  await setUp();
  await ensureChromium();
  if (process.env['CI'] && !process.env['CHROMIUM_PATH'] && !findHeadlessShell())
    installSystemPackage('chromium-headless-shell');
  return { postgres: ensurePostgres() };
}

async function ensureChromium() {
  if (findChromium()) return;
  const reason = installSystemPackage('chromium');
  if (findChromium()) return;
  console.log("Downloading Playwright's Chromium …");
  await runInstalled('playwright/cli.js', ['install', 'chromium']);
  if (findChromium()) return;
  throw new UserError(
    'The tests need a Chromium, and none was found: CHROMIUM_PATH is not set, none is on the PATH, Playwright could ' +
      `not download one, and the system package could not be installed (${reason ?? 'it contains no program'}).\n` +
      'Fix it with one of:\n' +
      '  apt-get install chromium          (as root)\n' +
      '  npx playwright install chromium\n' +
      '  CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

function ensurePostgres() {
  if (process.env['TEST_DATABASE_URL'] || findPostgresBinaries()) return true;
  const inCi = Boolean(process.env['CI']);
  const reason = inCi
    ? installSystemPackage('postgresql')
    : 'it is installed automatically only in CI';
  if (findPostgresBinaries()) return true;
  const message =
    'No PostgreSQL was found for the tests that need it: TEST_DATABASE_URL is not set, and neither the PATH nor ' +
    `/usr/lib/postgresql contains its programs (${reason ?? 'the package contains none'}).\n` +
    'Fix it with one of:\n' +
    '  apt-get install postgresql        (as root)\n' +
    '  TEST_DATABASE_URL=postgres://user@host/empty-database npm test';
  if (inCi) throw new UserError(message);
  console.log(
    `\n${message}\nContinuing without PostgreSQL: the contract tests run on the embedded database.\n`,
  );
  return false;
}
