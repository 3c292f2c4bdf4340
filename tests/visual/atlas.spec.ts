import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { generate } from '@dukacita/flows';
import { indonesian } from '@dukacita/flows/parts';
import { drawAtlas } from '@dukacita/flows/report';
import { models } from '../flows/models/models.ts';
import { atlasLooks } from './looks.ts';

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
const folder = mkdtempSync(join(tmpdir(), 'atlas-'));
const file = join(folder, 'atlas.html');

let page: Page;
let requests: string[];
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const pictures = Object.fromEntries(
    atlasLooks.map(({ name }) => [name, { url: `${dot}#${name}`, width: 1, height: 1 }]),
  );
  const suites = [models.payment, models.profileEditor].map((model) =>
    generate(model, { cover: ['states', 'transitions'] }),
  );
  const gallery = {
    payment: { expired: { story: 'screens-expired', title: 'Expired', pictures } },
  };
  const optional = {
    name: 'Back and forward',
    includes: ({ trigger }: { trigger: string }) => trigger === 'address.visit',
  };
  writeFileSync(
    file,
    await drawAtlas({
      title: 'Flow atlas',
      suites,
      words: indonesian,
      looks: atlasLooks,
      gallery,
      optional,
      storybook: 'http://localhost:6006/',
    }),
  );
});
test.afterAll(() => rmSync(folder, { recursive: true }));
test.beforeEach(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  requests = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => requests.push(error.message));
  await page.goto(`${pathToFileURL(file).href}#machine=payment&theme=light`);
});
test.afterEach(() => page.close());

const place = (id: string) => page.locator(`.place[data-id="${id}"]`);
const details = () => page.getByRole('complementary', { name: 'Details' });

test('loads no other file', () => {
  expect(
    requests.filter((address) => !address.startsWith('file:') && !address.startsWith('data:')),
  ).toEqual([]);
});

test('a state lists its transitions and links to its story', async () => {
  await place('expired').click();
  expect(await details().getByRole('heading', { level: 2 }).textContent()).toBe('Expired');
  expect(await details().getByRole('link', { name: /story/ }).getAttribute('href')).toBe(
    'http://localhost:6006/?path=/story/screens-expired',
  );
  expect(await details().getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Outgoing transitions',
    'Incoming transitions',
  ]);
});

test('a transition shows its guard and its test paths, which can be highlighted on the map', async () => {
  await page
    .locator('.label button[data-id="open.byVirtualAccount.inquiring done(inquireInvoice)#1"]')
    .click();
  expect(await details().locator('dl').textContent()).toContain('GuardisOrderExpired');
  const testPath = details().locator('.test-paths button').first();
  await testPath.click();
  expect(await testPath.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.line.chosen').count()).toBeGreaterThan(1);
});

test('the button "Failure paths" highlights failures', async () => {
  await page.getByRole('button', { name: 'Failure paths' }).click();
  const highlighted = await page
    .locator('.label button:not(.dim)')
    .evaluateAll((parts) => parts.map((part) => part.closest('.failure') !== null));
  expect(highlighted.length).toBeGreaterThan(0);
  expect(highlighted.every(Boolean)).toBe(true);
  expect(await place('confirming').getAttribute('class')).toContain('dim');
});

test('the button "Back and forward" shows minor transitions', async () => {
  const before = await page.locator('.line').count();
  await page.getByRole('button', { name: 'Back and forward' }).click();
  expect(await page.locator('.line').count()).toBeGreaterThan(before);
});

test('the search highlights a state, and Enter selects it', async () => {
  await page.keyboard.press('/');
  await page.keyboard.type('expired');
  expect(
    await page
      .locator('.surface .place:not(.dim)')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-id'))),
  ).toEqual(['expired']);
  await page.keyboard.press('Enter');
  expect(await details().getByRole('heading', { level: 2 }).textContent()).toBe('Expired');
});

test('theme, width and text size select the picture, and the URL restores them', async () => {
  for (const name of ['dark', '1280', '200 %'])
    await page.getByRole('button', { name, exact: true }).click();
  expect(await place('expired').locator('img').getAttribute('src')).toBe(`${dot}#1280-dark-200`);
  await page.reload();
  expect(await place('expired').locator('img').getAttribute('src')).toBe(`${dot}#1280-dark-200`);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('the map pans and zooms by keys, wheel and drag, and a drag clicks nothing', async () => {
  const transform = () => page.locator('.surface').evaluate((surface) => surface.style.transform);
  const transforms = [await transform()];
  const after = async (action: () => Promise<void>) => {
    await action();
    transforms.push(await transform());
  };
  await page.locator('main').focus();
  await after(() => page.keyboard.press('ArrowLeft'));
  await after(() => page.keyboard.press('+'));
  await page.mouse.move(640, 400);
  await after(() => page.mouse.wheel(0, 90));
  await after(async () => {
    await page.keyboard.press('0');
    await place('expired').hover();
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 4 });
    await page.mouse.up();
  });
  expect(new Set(transforms).size).toBe(5);
  expect(await details().count()).toBe(0);
});

test('each machine has its own map', async () => {
  await page
    .getByRole('navigation', { name: 'Machines' })
    .getByRole('button', { name: /profileEditor/ })
    .click();
  expect(await place('editing.form.saving').count()).toBe(1);
  expect(await place('expired').count()).toBe(0);
});
