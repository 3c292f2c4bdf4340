import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * A desktop with large text, and the narrowest phone, also with the largest text. The desktop comes
 * first, because the last look of a screen has its width.
 */
const overflowSizes = [
  { width: 1280, text: '150%' },
  { width: 320, text: '200%' },
  { width: 320, text: '100%' },
] as const;

/** Returns the sizes at which the page is wider than the window. */
export async function findOverflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, text } of overflowSizes) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 740 });
    const actual = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return document.documentElement.scrollWidth;
    }, text);
    if (actual > width) found.push(`${actual} px wide at ${width} px and ${text} text`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return found;
}

/** Returns the elements with too little contrast; the accessibility addon checks only one theme. */
export async function findContrastViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axeScript });
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}
