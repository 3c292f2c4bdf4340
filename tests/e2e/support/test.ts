import { test as base, expect } from '@playwright/test';

/**
 * The `test` of all end-to-end specs. It fails when a page violates its Content Security Policy or
 * throws an uncaught error. `page.goto` also waits until the prerendered page is replaced, unless
 * it waits for `commit` only.
 */
export const test = base.extend<{ readonly failOnPageErrors: void }>({
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

/** The tag of tests that do not depend on the layout in a spec whose other tests do: they run once. */
export const ANY_LAYOUT = '@any-layout';

export { expect };
