import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { looks, phoneLook } from './looks.ts';
import { findContrastViolations, findOverflows } from './storyChecks.ts';
import { readStories } from './storyIndex.ts';
import { expect, test } from './test.ts';

const stories = readStories();
const pictures = fileURLToPath(new URL('__screenshots__', import.meta.url));

for (const { id, name, isScreen } of stories) {
  test(name, async ({ storyPage }) => {
    const { page } = storyPage;
    await storyPage.open(id, phoneLook);
    for (const look of isScreen ? looks : []) {
      await storyPage.fit(look);
      const picture = [id, `${look.name}.png`];
      // Comparing pixels takes several times as long as taking the picture.
      if (!(await isIdentical(page, join(pictures, ...picture))))
        await expect.soft(page).toHaveScreenshot(picture);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findContrastViolations(page), 'contrast in the dark theme').toEqual([]);
    expect(await findOverflows(page)).toEqual([]);
  });
}

test('every accepted picture has a story', () => {
  const ids = new Set(stories.filter(({ isScreen }) => isScreen).map(({ id }) => id));
  const gone = (existsSync(pictures) ? readdirSync(pictures) : []).filter((id) => !ids.has(id));
  const { config } = test.info();
  const isAccepting = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
  if (isAccepting) for (const id of gone) rmSync(join(pictures, id), { recursive: true });
  else expect(gone).toEqual([]);
});

/** Returns whether the page looks as in its accepted picture, to the byte. */
async function isIdentical(page: Page, picture: string): Promise<boolean> {
  if (!existsSync(picture)) return false;
  return readFileSync(picture).equals(await page.screenshot({ caret: 'initial' }));
}
