import { test as base, expect } from '@playwright/test';

/**
 * Tests of journeys: whatever they do, no page may do what its content policy refuses, or leave an error uncaught. An
 * address that was gone to can be used: what is rendered ahead has been replaced, unless only its beginning is awaited.
 */
export const test = base.extend<{ readonly soundPages: void }>({
  page: async ({ page }, provide) => {
    const goTo = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goTo(address, options);
      if (options?.waitUntil !== 'commit')
        await expect(page.locator('#root > [inert]')).toHaveCount(0);
      return answer;
    };
    await provide(page);
  },
  soundPages: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await context.exposeBinding('reportViolation', (_, violation: string) =>
        faults.push(violation),
      );
      await context.addInitScript(() => {
        const { reportViolation } = window as unknown as {
          reportViolation: (violation: string) => void;
        };
        addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, documentURI }) =>
            reportViolation(`${effectiveDirective} refused ${blockedURI} on ${documentURI}`),
        );
      });
      context.on('weberror', (error) =>
        faults.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`),
      );
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
