import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

const rooms = [
  { width: 320, text: '200%' },
  { width: 1280, text: '150%' },
] as const;

/** Whole screens keep within the narrowest phone in large text, and within a desk: looked at while they stand there anyway. */
afterEach(async ({ task }) => {
  if (!task.file.filepath.includes('/src/app/stories/') || task.result?.errors !== undefined)
    return;
  const root = document.documentElement;
  try {
    for (const { width, text } of rooms) {
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
