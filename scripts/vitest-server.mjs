import { ensureServer } from './lib/build.mjs';

/** Vitest's global set-up for the tests that start the server as a process of its own: builds it. */
export async function setup() {
  await ensureServer();
}
