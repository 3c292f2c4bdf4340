import { ensureFlows } from './lib/build.mjs';

/** Global setup of Vitest for the tests that import `@dukacita/flows`: builds the package. */
export async function setup() {
  await ensureFlows();
}
