import { readFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { UserError } from './user-error.mjs';
import { checkNodeVersion, ensureDependencies } from './dependencies.mjs';
import { findPostgresBinaries } from './postgres.mjs';
import { root } from './root.mjs';
import { runInstalled } from './run.mjs';
import { installSystemPackage } from './system-package.mjs';
import { ensureFontConfig } from './test-fonts.mjs';

/** What every command needs: a Node new enough, and the dependencies of the lock file. */
export async function setUp() {
  const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  checkNodeVersion(process.version, manifest.engines.node);
  await ensureDependencies();
}

/**
 * What the tests need besides: fonts, a Chromium, and PostgreSQL where it is there or can be had.
 * @returns {Promise<{ chromium: string, postgres: boolean }>} the browser's path; whether the tests on
 * PostgreSQL can run
 * @throws {Complaint} without the fonts or a Chromium; in CI also without PostgreSQL
 */
export async function setUpForTests() {
  await setUp();
  ensureFontConfig();
  return { chromium: await ensureChromium(), postgres: ensurePostgres() };
}

async function ensureChromium() {
  const present = findChromium();
  if (present) return present;
  const refused = installSystemPackage('chromium');
  const found = findChromium();
  if (found) return found;
  console.log("Fetching Playwright's Chromium …");
  await runInstalled('playwright/cli.js', ['install', 'chromium']);
  const fetched = findChromium();
  if (fetched) return fetched;
  throw new UserError(
    'The tests need a Chromium, and none was found: CHROMIUM_PATH is not set, none is on the PATH, Playwright has ' +
      `fetched none, and the system's package could not be installed (${refused ?? 'it brought no program'}).\n` +
      'Mend it by one of: "apt-get install chromium" as root; "npx playwright install chromium"; ' +
      'CHROMIUM_PATH=/path/to/chrome npm test.',
  );
}

function ensurePostgres() {
  if (process.env['TEST_DATABASE_URL'] || findPostgresBinaries()) return true;
  const inCi = Boolean(process.env['CI']);
  const refused = inCi ? installSystemPackage('postgresql') : 'it is installed unasked only in CI';
  if (findPostgresBinaries()) return true;
  const message =
    'The tests on a PostgreSQL server need one: TEST_DATABASE_URL is not set, and neither the PATH nor ' +
    `/usr/lib/postgresql has its programs (${refused ?? 'the package brought none'}).\n` +
    'Mend it by "apt-get install postgresql" as root, or name an empty database in TEST_DATABASE_URL.';
  if (inCi) throw new UserError(message);
  console.log(
    `\n${message}\nThe same tests run on the embedded database; going on without PostgreSQL.\n`,
  );
  return false;
}
