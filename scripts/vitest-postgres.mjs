import { findPostgresBinaries, startPrivatePostgres } from './lib/postgres.mjs';

/**
 * Vitest's global set-up for the tests that want a PostgreSQL server: leaves `TEST_DATABASE_URL` as it is, or
 * starts a private server and names it there.
 * @returns {Promise<(() => Promise<void>) | undefined>} what ends the private server
 */
export async function setup() {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const binaries = findPostgresBinaries();
  if (!binaries) {
    throw new Error(
      'These tests need PostgreSQL. Name a server in TEST_DATABASE_URL, or install its programs ' +
        '(on Debian and Ubuntu: apt-get install postgresql).',
    );
  }
  const { url, stop } = await startPrivatePostgres(binaries);
  process.env['TEST_DATABASE_URL'] = url;
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    await stop();
  };
}
