import { test as base, expect } from '@playwright/test';

/** Tests of journeys: whatever they do, no page may do what its content policy refuses, or leave an error uncaught. */
export const test = base.extend<{ readonly soundPages: void }>({
  soundPages: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await context.exposeBinding('reportViolation', (_, violation: string) => faults.push(violation));
      await context.addInitScript(() => {
        const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
          reportViolation(`${effectiveDirective} refused ${blockedURI} on ${documentURI}`),
        );
      });
      context.on('weberror', (error) => faults.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`));
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
