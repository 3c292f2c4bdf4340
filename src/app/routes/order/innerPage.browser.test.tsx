import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppHarness, createHarnessServices } from '../../testing/AppHarness.tsx';
import { session } from '../../testing/fakes.ts';
import { createMemoryHistory } from '../../testing/memoryHistory.ts';

const title = page.getByRole('heading', { level: 1 });
const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();

/** Opens a greeting, chooses a category and goes to its second page. */
async function open(category = 'General') {
  const history = createMemoryHistory('/order/ucapan?personid=7');
  // The app goes back only if the router has counted an earlier entry of the window.
  window.history.replaceState({ idx: 1 }, '');
  onTestFinished(() => window.history.replaceState(null, ''));
  const services = await createHarnessServices(history, { session });
  await render(<AppHarness services={services} history={history} />);
  await page.getByRole('radio', { name: category }).click();
  await press('Pilih template');
  await expect.poll(() => history.location.pathname).toBe('/order/orderucapan');
  return history;
}

type History = Awaited<ReturnType<typeof open>>;

/** Waits until the inner page has its history entry. */
const hasEntry = async (history: History) => {
  await expect.poll(() => history.layers).toBe(1);
};

test('R516 going back leads from the words to the templates, and then to the first page', async () => {
  const history = await open();
  await press('Ubah tulisan');
  await page.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
  await page.getByRole('textbox', { name: 'Isi catatan' }).fill('Selamat jalan, sahabat');
  await expect.element(title).toHaveTextContent('Tulisan kartu');
  await hasEntry(history);
  history.go(-1);
  await expect.element(page.getByRole('heading', { name: 'Pilih template' })).toHaveFocus();
  await press('Ubah tulisan');
  await expect
    .element(page.getByRole('textbox', { name: 'Isi catatan' }))
    .toHaveValue('Selamat jalan, sahabat');
  await hasEntry(history);
  history.go(-1);
  await expect.element(title).toHaveTextContent('Pilih template');
  history.go(-1);
  await expect.element(title).toHaveTextContent('Kirim ucapan');
});

test('R516 going back leads from words that are missing to the page before', async () => {
  const history = await open('Penghormatan/Penghiburan');
  await expect.element(title).toHaveTextContent('Tulisan kartu');
  history.go(-1);
  await expect.element(title).toHaveTextContent('Kirim ucapan');
  history.go(1);
  await expect.element(title).toHaveTextContent('Tulisan kartu');
  await page.getByRole('textbox', { name: 'Pesan' }).fill('Kasih tidak berkesudahan.');
  await hasEntry(history);
  history.go(-1);
  await expect.element(title).toHaveTextContent('Pilih template');
});

test('R516 a link to the first page leads there from the words', async () => {
  const history = await open();
  await press('Ubah tulisan');
  await hasEntry(history);
  history.push('/order/ucapan?personid=7');
  await expect.element(title).toHaveTextContent('Kirim ucapan');
  expect(history.layers).toBe(0);
});
