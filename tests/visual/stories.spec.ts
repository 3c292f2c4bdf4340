import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
      await expect.soft(page).toHaveScreenshot([id, `${look.name}.png`]);
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
