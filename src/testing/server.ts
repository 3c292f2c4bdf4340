import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { handlers } from './handlers.ts';

/**
 * Starts the mock upstream for all tests of a file that runs in Node. A request without a handler
 * fails the test. Handlers added with `use` are removed after each test.
 */
export function startServer() {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
