import { test as base, expect } from '@playwright/test';
import { START_MS, startServer, type StartedServer } from './startServer.ts';

/**
 * The `test` of all end-to-end specs. It fails when a page violates its Content Security Policy or
 * throws an uncaught error. `page.goto` also waits until the prerendered page is replaced, unless
 * it waits for `commit` only.
 *
 * Each worker has a server of its own, so that tests can count orders and change profiles.
 */
export const test = base.extend<
  { readonly failOnPageErrors: void },
  { readonly server: StartedServer }
>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures from it
    async ({}, provide) => {
      const server = await startServer({});
      await provide(server);
      await server.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ server }, provide) => provide(server.address),
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (options?.waitUntil !== 'commit')
        await expect(page.locator('#root > [inert]')).toHaveCount(0);
      return response;
    };
    await provide(page);
    // Handlers of requests that are still open when the test ends have nobody to answer.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  failOnPageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      await context.exposeBinding('reportViolation', (_, violation: string) =>
        errors.push(violation),
      );
      await context.addInitScript(() => {
        const { reportViolation } = window as unknown as {
          reportViolation: (violation: string) => void;
        };
        addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, documentURI }) =>
            reportViolation(`${effectiveDirective} blocked ${blockedURI} on ${documentURI}`),
        );
      });
      context.on('weberror', (error) =>
        errors.push(`uncaught error on ${error.page()?.url()}: ${error.error().message}`),
      );
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
