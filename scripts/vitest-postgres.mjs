import { findPostgresBinaries, startPrivatePostgres } from './lib/postgres.mjs';

/**
 * Global setup of Vitest for the tests that need a PostgreSQL server: uses `TEST_DATABASE_URL`, or
 * starts a private server and sets the variable to its URL.
 * @returns {Promise<(() => void) | undefined>} stops the private server
 */
export async function setup() {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const binaries = findPostgresBinaries();
  if (!binaries) {
    throw new Error(
      'These tests need PostgreSQL. Set TEST_DATABASE_URL to the URL of a server, or install PostgreSQL ' +
        '(on Debian and Ubuntu: apt-get install postgresql).',
    );
  }
  const { url, stop } = await startPrivatePostgres(binaries);
  process.env['TEST_DATABASE_URL'] = url;
  return stop;
}
