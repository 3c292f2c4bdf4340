import { ensureServer } from './lib/build.mjs';

/**
 * Global setup of Vitest for the tests that start the server as a separate process: builds the
 * server.
 */
export async function setup() {
  await ensureServer();
}
