import type { Page } from '@playwright/test';
import { phoneLook } from './looks.ts';
import { openStoryPage, type StoryPage } from './storyPage.ts';
import { findContrastViolations, findOverflows } from './storyChecks.ts';
import { expect, test as base } from './test.ts';

const story = 'screens-profile-profile--profile';
const picture = [story, `${phoneLook.name}.png`];

/** Opens a page for each test, because the tests change what it shows. */
const test = base.extend<{ readonly ownPage: StoryPage }>({
  ownPage: async ({ browser, storybook }, provide) => {
    const storyPage = await openStoryPage(browser, storybook);
    await storyPage.open(story, phoneLook);
    await provide(storyPage);
    await storyPage.page.context().close();
  },
});

test('a story that did not change matches its picture, ten times', async ({ ownPage }) => {
  for (let times = 0; times < 10; times += 1) {
    await ownPage.fit(phoneLook);
    await expect(ownPage.page).toHaveScreenshot(picture);
  }
});

for (const [name, content] of [
  ['a word', 'main a span { position: relative; inset-block-start: 2px }'],
  ['an icon', 'main a svg { position: relative; inset-inline-start: 2px }'],
  ['a hairline', 'main li:nth-child(2) { margin-block: 2px -2px }'],
  ['the whole page', '#storybook-root { padding-block-start: 2px }'],
] as const)
  test(`${name} moved by two pixels is a difference`, async ({ ownPage }) => {
    await addStyle(ownPage.page, content);
    await ownPage.fit(phoneLook);
    await expect(
      expect(ownPage.page).toHaveScreenshot(picture, { timeout: 1_000 }),
    ).rejects.toThrow(/pixels \(ratio .* are different|Expected an image/);
  });

for (const [name, family] of [
  ['in a system font', 'Georgia, serif'],
  ['in a font that failed to load', 'Lost, sans-serif'],
] as const)
  test(`a text ${name} is reported`, async ({ ownPage }) => {
    await addStyle(
      ownPage.page,
      `@font-face { font-family: Lost; src: url('/lost.woff2') } h1 { font-family: ${family} }`,
    );
    await expect(ownPage.fit(phoneLook)).rejects.toThrow(
      new RegExp(`${story} is not rendered in the app’s fonts: .* in ${family.split(',')[0]}$`),
    );
  });

test('a character that the app’s fonts lack is reported', async ({ ownPage }) => {
  await ownPage.page
    .getByRole('heading')
    .first()
    .evaluate((element) => (element.textContent = 'Keluarga → †'));
  await expect(ownPage.fit(phoneLook)).rejects.toThrow(/"Keluarga → †" with → in [A-Z][\w ]+$/);
});

test('a picture that does not exist is reported', async ({ ownPage: { page, fit } }) => {
  await page.evaluate(() => {
    const image = new Image();
    image.src = '/no.webp';
    document.body.append(image);
  });
  await expect(fit(phoneLook)).rejects.toThrow(
    `The story ${story} shows pictures that do not exist: /no.webp.`,
  );
});

test('a story that does not exist is reported', async ({ ownPage }) => {
  await expect(ownPage.open('screens-none', phoneLook)).rejects.toThrow(
    'The story screens-none failed: it does not exist',
  );
});

test('a story whose play function fails is reported', async ({ ownPage }) => {
  await ownPage.page.evaluate(() => {
    HTMLElement.prototype.focus = () => {
      throw new Error('no focus');
    };
  });
  await expect(ownPage.open('journeys--sign-in', phoneLook)).rejects.toThrow(
    'The story journeys--sign-in failed: no focus',
  );
});

test('a story that is not accessible is reported', async ({ ownPage }) => {
  await addStyle(ownPage.page, '* { color: #ddd !important }');
  await expect(ownPage.open('components-menurows--account', phoneLook)).rejects.toThrow(
    /components-menurows--account is not accessible:\ncolor-contrast: /,
  );
});

test('a text without enough contrast is reported', async ({ ownPage: { page } }) => {
  expect(await findContrastViolations(page)).toEqual([]);
  await addStyle(page, 'h1 { color: #ddd }');
  expect(await findContrastViolations(page)).toEqual([expect.stringMatching(/^<h1/)]);
});

test('a page that has to be scrolled sideways is reported', async ({ ownPage: { page } }) => {
  await addStyle(page, 'h1 { min-inline-size: 400px; white-space: nowrap }');
  expect(await findOverflows(page)).toEqual([
    expect.stringMatching(/^\d+ px wide at 320 px and 200% text$/),
    expect.stringMatching(/^\d+ px wide at 320 px and 100% text$/),
  ]);
});

async function addStyle(page: Page, content: string): Promise<void> {
  await page.addStyleTag({ content });
}
