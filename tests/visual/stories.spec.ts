import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { looksOf, phoneLook } from './looks.ts';
import { findContrastViolations, findOverflows } from './storyChecks.ts';
import { readStories } from './storyIndex.ts';
import { expect, test } from './test.ts';

const stories = readStories();
const pictures = fileURLToPath(new URL('__screenshots__', import.meta.url));

for (const story of stories) {
  const { id, name } = story;
  test(name, async ({ storyPage }) => {
    const { page } = storyPage;
    await storyPage.open(id, phoneLook);
    for (const look of looksOf(story)) {
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
  const wanted = new Set(
    stories.flatMap((story) => looksOf(story).map((look) => join(story.id, `${look.name}.png`))),
  );
  const gone = (existsSync(pictures) ? readdirSync(pictures, { recursive: true }) : [])
    .map(String)
    .filter((file) => file.endsWith('.png') && !wanted.has(file));
  const { config } = test.info();
  const isAccepting = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
  if (isAccepting) for (const file of gone) rmSync(join(pictures, file));
  else expect(gone).toEqual([]);
});

/** Returns whether the page looks as in its accepted picture, to the byte. */
async function isIdentical(page: Page, picture: string): Promise<boolean> {
  if (!existsSync(picture)) return false;
  return readFileSync(picture).equals(await page.screenshot({ caret: 'initial' }));
}
