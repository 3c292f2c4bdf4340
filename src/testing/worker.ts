import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';

/**
 * The mock upstream for tests in a browser. Its script is served from the package at
 * `/mockServiceWorker.js` and is not part of any build.
 */
export const worker = setupWorker(...handlers);

/** Starts the mock upstream. Requests without a handler, such as scripts, go to the network. */
export async function startWorker(): Promise<typeof worker> {
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}
