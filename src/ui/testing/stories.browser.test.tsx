import '../styles/global.css';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from './axe.ts';

interface Runnable {
  run: () => Promise<void>;
}

const loaders = import.meta.glob<{ default: Meta } & Record<string, StoryFn | Meta>>(
  '../**/*.stories.tsx',
);
const files = await Promise.all(
  Object.entries(loaders).map(async ([path, load]) => [path, await load()] as const),
);
const root = document.documentElement;

setProjectAnnotations([]);

beforeEach(() => {
  root.dataset['motion'] = 'reduced';
});

afterEach(async () => {
  delete root.dataset['theme'];
  delete root.dataset['motion'];
  root.style.fontSize = '';
  await page.viewport(360, 740);
});

describe.each(files)('%s', (_path, module) => {
  describe.each(Object.entries(composeStories(module as never) as Record<string, Runnable>))(
    '%s',
    (_name, story) => {
      it.each(['light', 'dark'])(
        'has no accessibility violations in the %s theme',
        async (theme) => {
          root.dataset['theme'] = theme;
          await story.run();
          await expectNoAxeViolations();
        },
      );

      it.each([
        ['320 px', 320, '100%'],
        ['320 px and 200 % text', 320, '200%'],
        ['1280 px and 150 % text', 1280, '150%'],
      ])('does not overflow at %s', async (_title, width, textSize) => {
        await page.viewport(width, 640);
        root.style.fontSize = textSize;
        await story.run();
        expect(root.scrollWidth).toBeLessThanOrEqual(width);
      });
    },
  );
});
