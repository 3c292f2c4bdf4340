import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

const viewports = [
  { width: 320, text: '200%' },
  { width: 1280, text: '150%' },
] as const;

// Checks after each story of a screen that it does not overflow the narrowest phone or a desktop
// with large text.
afterEach(async ({ task }) => {
  if (!task.file.filepath.includes('/src/app/stories/') || task.result?.errors !== undefined)
    return;
  const root = document.documentElement;
  try {
    for (const { width, text } of viewports) {
      await page.viewport(width, 740);
      root.style.fontSize = text;
      if (root.scrollWidth > width)
        throw new Error(
          `The screen is ${root.scrollWidth} px wide at ${width} px and ${text} text.`,
        );
    }
  } finally {
    root.style.fontSize = '';
    await page.viewport(360, 740);
  }
});
