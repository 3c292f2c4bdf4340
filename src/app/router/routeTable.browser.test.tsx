import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../testing/openApiHttp.ts';
import { GREETING } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import type { GreetingDraft } from '../../machines/greeting-order/types.ts';
import { startWorker, worker } from '../../testing/worker.ts';
import { session as fixture } from '../testing/fakes.ts';
import { renderAt } from '../testing/renderAt.tsx';

const HOUR = 3_600_000;
/** Valid by the real clock, because these tests do not mock the time. */
const session = { ...fixture, expiresAt: Date.now() + HOUR, refreshAt: Date.now() + HOUR / 2 };
const PROMPT = 'Silakan melakukan login / signin terlebih dahulu';
/** The newest text of the history, as the card of its order shows it. */
const newestText = 'Telah kami terima. Menunggu pembayaran.';

beforeAll(async () => {
  await startWorker();
  return () => worker.stop();
});
afterEach(() => worker.resetHandlers());

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.each([
  ['/', 'Mengenang dengan hormat'],
  ['/home', 'Mengenang dengan hormat'],
  ['/duka', 'Info Duka'],
  ['/duka/', 'Info Duka'],
  ['/duka/unknown/7', 'Info Duka'],
  ['/duka/detail/7', 'Maria Theresia Wijaya'],
  ['/duka/message/7', 'Ucapan dukacita'],
  ['/help', 'WooW Help'],
  ['/help/privasi', 'Kebijakan privasi'],
  ['/help/ketentuan', 'Ketentuan layanan'],
  ['/help/pengembalian', 'Pengembalian dana'],
])('R1 shows a visitor at %s the page “%s”', async (address, name) => {
  await renderAt(address);
  await expect.element(heading(name)).toBeVisible();
});

test.each(['/%', '/duka/%E0%A4%A'])(
  'R648 shows everybody at %s, which cannot be decoded, that there is no page',
  async (address) => {
    await renderAt(address);
    await expect.element(heading('Oops! Page not found')).toBeVisible();
  },
);

test('R648 a link with punctuation at its end opens the page that it means', async () => {
  const { seen } = await renderAt('/duka/detail/7%29.');
  await expect.element(heading('Maria Theresia Wijaya')).toBeVisible();
  expect(seen.address).toBe('/duka/detail/7');
});

test.each([
  '/history',
  '/profile',
  '/profile/edit',
  '/order/ucapan',
  '/order/unknown',
  '/nowhere',
  '/duka/detail/7/more',
])('R19 shows a visitor at %s the sign-in prompt without changing the URL', async (address) => {
  const { screen, seen } = await renderAt(address);
  await expect.element(heading(PROMPT)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign In / Register' })).toBeVisible();
  expect(seen.address).toBe(address);
});

test.each([
  ['Kirim ucapan', 'Ucapan untuk Maria Theresia Wijaya'],
  ['Kirim bunga', 'Bunga papan untuk Maria Theresia Wijaya'],
])('R378 the prompt behind “%s” says for whom the order is', async (link, text) => {
  const { screen } = await renderAt('/duka/detail/7');
  await screen.getByRole('link', { name: link }).click();
  await expect.element(heading(PROMPT)).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('R378 the prompt names the person of a link with a query', async () => {
  const { screen } = await renderAt('/order/ucapan?personid=7');
  await expect.element(screen.getByText('Ucapan untuk Maria Theresia Wijaya')).toBeVisible();
});

test.each(['/nowhere', '/order', '/order/unknown', '/duka/detail/7/more'])(
  'R82 shows a signed-in user at %s the not-found page with a link to Home',
  async (address) => {
    const { screen, seen } = await renderAt(address, { session });
    await expect.element(heading('Oops! Page not found')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Cari Info Duka' }))
      .toHaveAttribute('href', '/duka');
    await screen.getByRole('link', { name: 'Kembali ke Home' }).click();
    await expect.element(heading('Mengenang dengan hormat')).toBeVisible();
    expect(seen.address).toBe('/');
  },
);

test('shows a signed-in user the history', async () => {
  await renderAt('/history', { session });
  await expect.element(page.getByText(newestText, { exact: true })).toBeVisible();
});

test('does not show the sign-in prompt while the session is being restored', async () => {
  const { services } = await renderAt('/history', { session });
  const renderedTexts: string[] = [];
  const observer = new MutationObserver(() => renderedTexts.push(document.body.innerText));
  observer.observe(document.body, { childList: true, subtree: true });
  await expect.poll(() => services.auth.status()).toBe('signedIn');
  await expect.element(page.getByText(newestText, { exact: true })).toBeVisible();
  observer.disconnect();
  expect(renderedTexts.filter((text) => text.includes(PROMPT))).toEqual([]);
});

test('renders /auth without the shell', async () => {
  const { screen } = await renderAt('/auth');
  await expect.element(heading('Belum berhasil masuk')).toBeVisible();
  expect(screen.getByRole('navigation').elements()).toEqual([]);
  await expect.element(page.getByText('Authentication Failed')).toBeVisible();
});

test('disables History for visitors and explains why', async () => {
  const { screen } = await renderAt('/');
  const entry = screen.getByRole('link', { name: 'History', exact: true });
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(entry)
    .toHaveAccessibleDescription('Masuk terlebih dahulu untuk melihat History');
});

test('R85 focuses the heading and updates the title after a navigation, but not on the first page', async () => {
  const { screen } = await renderAt('/help');
  await expect.element(heading('WooW Help')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await screen.getByRole('link', { name: 'Info Duka' }).click();
  await expect.element(heading('Info Duka')).toHaveFocus();
  await expect.poll(() => document.title).toBe('Info Duka · Dukacita');
});

test('updates the title at each step of an order', async () => {
  const { screen } = await renderAt('/duka/detail/7', { session });
  await expect.element(screen.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
  await screen.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect.element(heading('Kirim ucapan')).toBeVisible();
  await expect.poll(() => document.title).toBe('Kirim ucapan · Dukacita');
  await page.getByRole('main').getByRole('button', { name: 'Pilih template' }).click();
  await expect.element(heading('Pilih template')).toBeVisible();
  await expect.poll(() => document.title).toBe('Pilih template · Dukacita');
});

test('has no bottom bar on a page of an order, unless the window is wide', async () => {
  const { screen } = await renderAt('/duka/detail/7', { session });
  const menu = screen.getByRole('navigation', { name: 'Menu utama' });
  await expect.element(menu).toBeVisible();
  await screen.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect.element(heading('Kirim ucapan')).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
  await page.viewport(1280, 800);
  await expect.element(menu).toBeVisible();
  await expect
    .element(menu.getByRole('link', { name: 'Info Duka' }))
    .toHaveAttribute('aria-current', 'page');
  await page.viewport(360, 740);
});

test('R80 marks no menu entry as active on an unknown path', async () => {
  const { screen } = await renderAt('/nowhere', { session });
  await expect.element(heading('Oops! Page not found')).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Menu utama' }).element();
  expect(menu.querySelectorAll('[aria-current]')).toHaveLength(0);
});

test('stores the active menu entry for pages that belong to none', async () => {
  const { screen } = await renderAt('/help');
  await expect
    .element(screen.getByRole('link', { name: 'WooW Help' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.poll(() => localStorage.getItem('activeMenu')).toBe('3');
});

test('shows the search on the list only, with SEMUA before the cities of the server', async () => {
  const { screen } = await renderAt('/duka');
  await expect
    .poll(() =>
      [...screen.getByRole('combobox', { name: 'Kota' }).element().querySelectorAll('option')].map(
        ({ text }) => text,
      ),
    )
    .toEqual(['SEMUA', 'Kota Bandung', 'Kota Jakarta Pusat', 'Kota Semarang', 'Kota Surabaya']);
  await screen
    .getByRole('link', { name: /Maria Theresia Wijaya/ })
    .first()
    .click();
  await expect.element(heading('Maria Theresia Wijaya')).toBeVisible();
  expect(screen.getByRole('search').elements()).toEqual([]);
});

test('R3 keeps the city and the search text in the URL', async () => {
  const queries: string[] = [];
  const answer = (path: '/persons/search' | '/persons/regional') =>
    http.get(path, ({ request, response }) => {
      const { searchParams } = new URL(request.url);
      queries.push(`${path} ${searchParams.get('cityId')} ${searchParams.get('text')}`);
      return response(200).json({ results: [] });
    });
  worker.use(answer('/persons/search'), answer('/persons/regional'));
  const { screen, seen } = await renderAt('/duka', {
    state: { city: { id: 3273, name: 'Bandung' } },
  });
  await expect.poll(() => seen.address).toBe('/duka?cityId=3273');
  await screen.getByRole('searchbox').fill('  Wijaya ');
  await screen.getByRole('button', { name: 'Cari' }).click();
  await expect.poll(() => seen.address).toBe('/duka?cityId=3273&text=Wijaya');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('Wijaya');
  const cities = screen.getByRole('combobox', { name: 'Kota' });
  cities.element().focus();
  await cities.selectOptions('SEMUA');
  await expect.poll(() => seen.address).toBe('/duka?text=Wijaya');
  await expect
    .element(page.getByText('Belum ada info duka yang sesuai dengan pencarian ini.'))
    .toBeVisible();
  await expect
    .poll(() => queries)
    .toEqual([
      '/persons/regional 3273 null',
      '/persons/search 3273 Wijaya',
      '/persons/search null Wijaya',
    ]);
  // The focus stays in the search, because the heading takes it only after a navigation to another
  // page.
  await expect.element(cities).toHaveFocus();
  await screen.getByRole('searchbox').fill('Lie');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => seen.address).toBe('/duka?text=Lie');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await screen.getByRole('link', { name: 'Hapus pencarian' }).click();
  await expect.poll(() => seen.address).toBe('/duka');
});

test('R313 an emptied search shows all people of the city, and keeps the focus in the field', async () => {
  const { screen, seen } = await renderAt('/duka?cityId=3273&text=maria');
  const box = screen.getByRole('searchbox');
  const clear = screen.getByRole('button', { name: 'Hapus teks' });
  await clear.click();
  await expect.poll(() => seen.address).toBe('/duka?cityId=3273');
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
  const { address } = seen;
  await box.fill('Lie');
  await clear.click();
  await expect.element(box).toHaveValue('');
  expect(seen.address).toBe(address);
});

test('links the tiles of Home to the list, with the city as navigation state', async () => {
  const { screen, seen } = await renderAt('/');
  await screen.getByRole('link', { name: 'Semarang' }).click();
  await expect
    .poll(() => seen)
    .toMatchObject({
      address: '/duka?cityId=3374',
      state: { city: { id: 3374, name: 'Semarang' } },
    });
});

test('R615 ads that could not be loaded are asked for again on the next visit of Home', async () => {
  worker.use(
    http.get('/ads/top', ({ response }) =>
      response('4XX').json({ code: 'not_found', message: 'No such path.' }, { status: 404 }),
    ),
  );
  const { screen } = await renderAt('/');
  await expect.element(screen.getByText('Usia 78')).toBeVisible();
  await expect.poll(() => screen.getByText('Memuat iklan…').elements()).toEqual([]);
  const ad = screen.getByRole('img', { name: 'Iklan 1' });
  expect(ad.elements()).toEqual([]);
  worker.resetHandlers();
  await screen.getByRole('link', { name: 'WooW Help' }).click();
  await expect.element(heading('WooW Help')).toBeVisible();
  await screen.getByRole('link', { name: 'Home' }).click();
  await expect.element(ad).toBeVisible();
});

test('the URL of a new order names the person', async () => {
  const { screen, seen } = await renderAt('/duka/detail/7');
  await screen.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect.element(heading(PROMPT)).toBeVisible();
  expect(seen.address).toBe('/order/ucapan?personid=7');
});

test('a navigation state can name the person of an order as well', async () => {
  const { seen } = await renderAt('/order/bunga', { session, state: { personid: 7 } });
  await expect.poll(() => seen.address).toBe('/order/bunga?personid=7');
});

const person = { id: 7, name: 'Maria Theresia Wijaya' } as Person;
const draft = { step: 'template', order: null, payment: null } as GreetingDraft;

test('R18 resumes a saved order of this device from Home', async () => {
  const { screen, seen } = await renderAt('/', {
    session,
    saved: [{ kind: GREETING, person, draft }],
  });
  await expect.element(screen.getByRole('heading', { name: 'Lanjutkan pesanan' })).toBeVisible();
  await screen.getByRole('link', { name: 'Maria Theresia Wijaya Kartu ucapan' }).click();
  expect(seen.address).toBe('/order/orderucapan?personid=7');
});

test.each([
  [7, 1],
  [11, 0],
])('the page of person %i offers to resume %i orders', async (id, count) => {
  const { screen, services } = await renderAt(`/duka/detail/${id}`, {
    session,
    saved: [{ kind: GREETING, person, draft }],
  });
  await expect.element(screen.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
  await expect.poll(() => services.auth.status()).toBe('signedIn');
  await services.loadOrders();
  await new Promise(requestAnimationFrame);
  await expect
    .poll(() => screen.getByRole('link', { name: 'Lanjutkan pesanan' }).elements())
    .toHaveLength(count);
});

test('R27 explains why the session ended and stays on a public page', async () => {
  const { services } = await renderAt('/duka', { session });
  await expect.poll(() => services.auth.status()).toBe('signedIn');
  worker.use(
    http.untyped.post('*/mauth/refresh', () =>
      Response.json({ code: 'unauthenticated', message: 'over' }, { status: 401 }),
    ),
  );
  services.auth.send({ type: 'LOGIN_ERROR', error: 'tokenExpired' });
  await expect
    .element(page.getByText('Sesi Anda sudah berakhir. Silakan masuk kembali.').first())
    .toBeVisible();
  await expect.element(heading('Info Duka')).toBeVisible();
  expect(localStorage.getItem('currentUser')).toBeNull();
});

test('R27 explains once, in the sign-in prompt, why the session ended on a private page', async () => {
  const { services } = await renderAt('/profile', { session });
  await expect.poll(() => services.auth.status()).toBe('signedIn');
  worker.use(
    http.untyped.post('*/mauth/refresh', () =>
      Response.json({ code: 'unauthenticated', message: 'over' }, { status: 401 }),
    ),
  );
  services.auth.send({ type: 'LOGIN_ERROR', error: 'tokenExpired' });
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Sesi Anda sudah berakhir.' }))
    .toBeVisible();
  expect(page.getByText('Sesi Anda sudah berakhir.', { exact: false }).elements()).toHaveLength(1);
});

test('R420 the sign-in prompt names the account that was disabled during the session', async () => {
  const { services } = await renderAt('/profile', { session });
  await expect.poll(() => services.auth.status()).toBe('signedIn');
  services.auth.send({ type: 'LOGIN_ERROR', error: 'userDisabled' });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`Akun ini dinonaktifkan${session.user.email}`);
});

test.each([
  ['the prompt', '/profile'],
  ['Home', '/'],
])(
  'R422 R611 on %s the wait for the sign-in window can be cancelled, which closes the window',
  async (_, address) => {
    const opened = {
      closed: false,
      close: vi.fn(),
      location: { replace: vi.fn() },
      document: { body: { append: vi.fn() } },
    };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    onTestFinished(() => open.mockRestore());
    const { screen } = await renderAt(address);
    const signIn = screen.getByRole('button', { name: /^Sign In \/ Register/ });
    await signIn.click();
    await expect.poll(() => opened.location.replace).toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Batalkan' }).click();
    await expect.element(signIn).toHaveFocus();
    expect(opened.close).toHaveBeenCalledTimes(1);
    expect(page.getByRole('alert').elements()).toEqual([]);
  },
);

test('R89 shows the offline strip while the device is offline', async () => {
  await renderAt('/help');
  await expect.element(heading('WooW Help')).toBeVisible();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText('Anda sedang offline.', { exact: false })).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect
    .element(page.getByText('Anda sedang offline.', { exact: false }))
    .not.toBeInTheDocument();
});
