import type { Page } from '@playwright/test';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** A part of a page as a screen reader is told of it. */
interface Told {
  readonly role: string;
  readonly name: string;
  readonly level: number | undefined;
}

/** Everything that is told of a page, in the order in which it is read. */
async function readOut(page: Page): Promise<Told[]> {
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

/** What no page may lack, whatever it shows. */
async function expectLegible(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const told = await readOut(page);
  expect(
    told.filter(({ role, name }) => NAMED.includes(role) && name === ''),
    'without a name',
  ).toEqual([]);
  const levels = told.filter(({ role }) => role === 'heading').map(({ level }) => level ?? 0);
  expect(
    levels.filter((level) => level === 1),
    'one main heading',
  ).toHaveLength(1);
  expect(
    levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1),
    `headings ${levels.join(' ')}`,
  ).toBe(true);
  // The bar above, the page, the menu: in the order in which they are worked through.
  const landmarks = told
    .filter(({ role, name }) => LANDMARKS.includes(role) && name !== 'Langkah pemesanan')
    .map(({ role }) => role);
  expect(landmarks).toEqual(LANDMARKS);
}

test('every page for visitors is legible without sight', async ({ page }) => {
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
    await expectLegible(page, heading);
  }
  const history = page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'History', exact: true });
  await expect(history).toHaveAttribute('aria-current', 'page');
  await expect(history).toHaveAttribute('aria-disabled', 'true');
  await expect(history).toHaveAccessibleDescription('Masuk terlebih dahulu untuk melihat History');
});

test('every page of an account and of an order is legible without sight, and what changes is told', async ({
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
    await expectLegible(page, heading);
  }

  await page.goto('/duka/detail/1');
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expectLegible(page, 'Kirim ucapan');
  await page.getByRole('radio', { name: 'Logo/Gambar' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Pilih template' }).click();
  await expectLegible(page, 'Tulis ucapan');

  // A file that cannot be a picture is refused at its field, and said.
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
  await expectLegible(page, 'Tulis ucapan');
});
