import type { Page } from '@playwright/test';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** A node of the accessibility tree. */
interface AccessibilityNode {
  readonly role: string;
  readonly name: string;
  readonly level: number | undefined;
}

/** Returns the nodes of the page's accessibility tree in reading order. */
async function readAccessibilityTree(page: Page): Promise<AccessibilityNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      level: properties.find((one) => one.name === 'level')?.value.value as number | undefined,
    }));
}

const NAMED = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'radio',
  'checkbox',
  'tab',
  'image',
  'img',
  'dialog',
  'progressbar',
  'region',
];
const LANDMARKS = ['banner', 'main', 'navigation'];

/**
 * Expects named controls, one main heading, heading levels without gaps, and the landmarks in
 * order.
 */
async function expectAccessible(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const tree = await readAccessibilityTree(page);
  expect(
    tree.filter(({ role, name }) => NAMED.includes(role) && name === ''),
    'nodes without a name',
  ).toEqual([]);
  const levels = tree.filter(({ role }) => role === 'heading').map(({ level }) => level ?? 0);
  expect(
    levels.filter((level) => level === 1),
    'headings of level 1',
  ).toHaveLength(1);
  expect(
    levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1),
    `heading levels ${levels.join(' ')}`,
  ).toBe(true);
  // The top bar, the page and the menu, in this order.
  const landmarks = tree
    .filter(({ role, name }) => LANDMARKS.includes(role) && name !== 'Langkah pemesanan')
    .map(({ role }) => role);
  expect(landmarks).toEqual(LANDMARKS);
}

test('exposes every page for visitors to screen readers', async ({ page }) => {
  for (const [path, heading] of [
    ['/', 'Mengenang dengan hormat'],
    ['/duka', 'Info Duka'],
    ['/duka?text=tidakadaorangini', 'Info Duka'],
    ['/duka/detail/1', /\S/],
    ['/duka/detail/2147483647', /\S/],
    ['/duka/message/1', 'Ucapan dukacita'],
    ['/help', 'WooW Help'],
    ['/history', 'Silakan melakukan login / signin terlebih dahulu'],
  ] as const) {
    await page.goto(path);
    await expectAccessible(page, heading);
  }
  const history = page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'History', exact: true });
  await expect(history).toHaveAttribute('aria-current', 'page');
  await expect(history).toHaveAttribute('aria-disabled', 'true');
  await expect(history).toHaveAccessibleDescription('Masuk terlebih dahulu untuk melihat History');
});

test('exposes every page of an account and of an order to screen readers, and announces a rejected file', async ({
  page,
}) => {
  await page.goto('/profile');
  await signIn(page, 'Yohanes Adi Nugroho');
  for (const [path, heading] of [
    ['/profile', 'Profil'],
    ['/profile/edit', 'Ubah profil'],
    ['/profile/addfamily', 'Keluarga'],
    ['/history', 'Riwayat'],
    ['/nowhere', 'Oops! Page not found'],
  ] as const) {
    await page.goto(path);
    await expectAccessible(page, heading);
  }

  await page.goto('/duka/detail/1');
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expectAccessible(page, 'Kirim ucapan');
  await page.getByRole('radio', { name: 'Logo/Gambar' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Pilih template' }).click();
  await expectAccessible(page, 'Pilih template');

  // A file that is not a picture is rejected at its field, and the error is announced.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: /^Pilih .*(gambar|logo)/i })
      .first()
      .click(),
  ]);
  await chooser.setFiles({
    name: 'surat.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('bukan gambar'),
  });
  await expect(
    page.getByRole('alert').or(page.locator('[aria-live]')).filter({ hasText: /\S/ }).first(),
  ).toBeVisible();
  await expectAccessible(page, 'Pilih template');
});
