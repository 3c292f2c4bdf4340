import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { handlers } from './handlers.ts';

/**
 * Puts the mock upstream before the network for all tests of a file that run in node. A call it
 * does not know fails the test. Handlers given by `use` last for one test.
 */
export function startServer() {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
