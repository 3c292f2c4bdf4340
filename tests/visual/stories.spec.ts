import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isKeyScreen, KEY_SCREEN } from './keyScreens.ts';
import { looksOf, phoneLook } from './looks.ts';
import { picturesFolder } from './picturesFolder.ts';
import { findContrastViolations, findOverflows } from './storyChecks.ts';
import { readStories } from './storyIndex.ts';
import { expect, test } from './test.ts';

const stories = readStories();

for (const story of stories) {
  const { id, name } = story;
  test(name, { tag: isKeyScreen(id) ? KEY_SCREEN : [] }, async ({ storyPage }) => {
    const { page } = storyPage;
    await storyPage.open(id, phoneLook);
    for (const look of looksOf(story)) {
      await storyPage.fit(look);
      const picture = [id, `${look.name}.png`];
      // Playwright's comparison takes several times as long as taking the picture.
      if (!(await isIdentical(page, join(picturesFolder, ...picture))))
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
  const gone = (existsSync(picturesFolder) ? readdirSync(picturesFolder, { recursive: true }) : [])
    .map(String)
    .filter((file) => file.endsWith('.png') && !wanted.has(file));
  const { config } = test.info();
  const isAccepting = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
  if (isAccepting) for (const file of gone) rmSync(join(picturesFolder, file));
  else expect(gone).toEqual([]);
});

/** Returns whether the page looks as in its accepted picture, to the last bit of every pixel. */
async function isIdentical(page: Page, picture: string): Promise<boolean> {
  if (!existsSync(picture)) return false;
  const [accepted, taken] = await Promise.all([
    readPixels(readFileSync(picture)),
    page.screenshot({ caret: 'initial' }).then(readPixels),
  ]);
  return accepted.info.width === taken.info.width && accepted.data.equals(taken.data);
}

function readPixels(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
