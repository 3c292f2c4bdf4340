import { test as base, expect } from '@playwright/test';
import { openStoryPage, serveStorybook, type StoryPage } from './storyPage.ts';

interface WorkerFixtures {
  /** The address of the built Storybook. */
  readonly storybook: string;
  /** One page for all stories of a worker, because loading Storybook takes longer than a story. */
  readonly storyPage: StoryPage;
}

/** The `test` of all specs that open stories. */
export const test = base.extend<object, WorkerFixtures>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures from it
    async ({}, provide) => {
      const { address, close } = await serveStorybook();
      await provide(address);
      await close();
    },
    { scope: 'worker' },
  ],
  storyPage: [
    async ({ browser, storybook }, provide) => {
      const storyPage = await openStoryPage(browser, storybook);
      await provide(storyPage);
      await storyPage.page.context().close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
