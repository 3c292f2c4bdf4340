import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';

/**
 * The mock upstream for tests and stories in a browser. Its script is served from the package at
 * `/mockServiceWorker.js` and stands in no build.
 */
export const worker = setupWorker(...handlers);

/** Starts the mock upstream; pictures and scripts of the page itself pass it by. */
export async function startWorker(): Promise<typeof worker> {
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}
