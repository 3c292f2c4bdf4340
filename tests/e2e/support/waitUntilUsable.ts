import type { Page } from '@playwright/test';

/** Resolves when React has hydrated or rendered the page, so that links no longer load documents. */
export async function waitUntilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}
