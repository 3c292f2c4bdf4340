import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../testing/openApiHttp.ts';
import { GREETING } from '../domain/order.ts';
import type { Person } from '../domain/person.ts';
import type { GreetingDraft } from '../machines/greetingOrderTypes.ts';
import { startWorker, worker } from '../testing/worker.ts';
import { session as fixture } from './testing/fakes.ts';
import { renderAt } from './testing/renderAt.tsx';

const HOUR = 3_600_000;
/** Valid by the clock of the machine that runs the test. */
const session = { ...fixture, expiresAt: Date.now() + HOUR, refreshAt: Date.now() + HOUR / 2 };
const PROMPT = 'Silakan melakukan login / signin terlebih dahulu';

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
])('R1 a visitor at %s sees “%s”', async (address, name) => {
  await renderAt(address);
  await expect.element(heading(name)).toBeVisible();
});

test.each([
  '/history',
  '/profile',
  '/profile/edit',
  '/order/ucapan',
  '/order/unknown',
  '/nowhere',
  '/duka/detail/7/more',
])('R19 a visitor at %s is asked to sign in, on that same address', async (address) => {
  const { screen, seen } = await renderAt(address);
  await expect.element(heading(PROMPT)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign In / Register' })).toBeVisible();
  expect(seen.address).toBe(address);
});

test.each(['/nowhere', '/order', '/order/unknown', '/duka/detail/7/more'])(
  'R82 who is signed in finds nothing at %s, and a way home',
  async (address) => {
    const { screen, seen } = await renderAt(address, { session });
    await expect.element(heading('Oops! Page not found')).toBeVisible();
    await screen.getByRole('link', { name: 'Kembali ke Home' }).click();
    await expect.element(heading('Mengenang dengan hormat')).toBeVisible();
    expect(seen.address).toBe('/');
  },
);

test('who is signed in sees the history', async () => {
  await renderAt('/history', { session });
  await expect.element(page.getByText('Pesanan ORDER-0000042', { exact: false })).toBeVisible();
});

test('while the session is looked for nobody is asked to sign in', async () => {
  const { services } = await renderAt('/history', { session });
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.innerText));
  watch.observe(document.body, { childList: true, subtree: true });
  await expect.poll(() => services.auth.getSnapshot().matches('signedIn')).toBe(true);
  await expect.element(page.getByText('Pesanan ORDER-0000042', { exact: false })).toBeVisible();
  watch.disconnect();
  expect(shown.filter((text) => text.includes(PROMPT))).toEqual([]);
});

test('/auth stands outside of the frame', async () => {
  const { screen } = await renderAt('/auth');
  await expect.element(heading('Proses masuk')).toBeVisible();
  expect(screen.getByRole('navigation').elements()).toEqual([]);
  await expect.element(page.getByText('Authentication Failed')).toBeVisible();
});

test('History leads nowhere for visitors and says why', async () => {
  const { screen } = await renderAt('/');
  const entry = screen.getByRole('link', { name: 'History', exact: true });
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(entry)
    .toHaveAccessibleDescription('Masuk terlebih dahulu untuk melihat History');
});

test('R85 the heading takes the focus after a navigation, and not on arrival; the title follows', async () => {
  const { screen } = await renderAt('/help');
  await expect.element(heading('WooW Help')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await screen.getByRole('link', { name: 'Info Duka' }).click();
  await expect.element(heading('Info Duka')).toHaveFocus();
  await expect.poll(() => document.title).toBe('Info Duka · Dukacita');
});

test('the title follows the steps of an order', async () => {
  const { screen } = await renderAt('/duka/detail/7', { session });
  await expect.element(screen.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
  await screen.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect.element(heading('Kirim ucapan')).toBeVisible();
  await expect.poll(() => document.title).toBe('Kirim ucapan · Dukacita');
  await page.getByRole('main').getByRole('button', { name: 'Pilih template' }).click();
  await expect.element(heading('Tulis ucapan')).toBeVisible();
  await expect.poll(() => document.title).toBe('Tulis ucapan · Dukacita');
});

test('the active entry is remembered where an address belongs to none', async () => {
  const { screen } = await renderAt('/help');
  await expect
    .element(screen.getByRole('link', { name: 'WooW Help' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.poll(() => localStorage.getItem('activeMenu')).toBe('3');
});

test('the search stands over the list alone, with SEMUA before the cities of the server', async () => {
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

test('R3 city and text live in the address', async () => {
  const asked: string[] = [];
  worker.use(
    http.get('/persons/search', ({ request, response }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('cityId')} ${searchParams.get('text')}`);
      return response(200).json({ results: [] });
    }),
  );
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
  await expect.poll(() => asked).toEqual(['3273 null', '3273 Wijaya', 'null Wijaya']);
  // Who chooses or searches goes on from there: the page that listens to it takes no focus.
  await expect.element(cities).toHaveFocus();
  await screen.getByRole('searchbox').fill('Lie');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => seen.address).toBe('/duka?text=Lie');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await screen.getByRole('link', { name: 'Tampilkan semua kota' }).click();
  await expect.poll(() => seen.address).toBe('/duka');
});

test('the tiles of Home lead to the list with their city as navigation state', async () => {
  const { screen, seen } = await renderAt('/');
  await screen.getByRole('link', { name: 'Semarang' }).click();
  await expect
    .poll(() => seen)
    .toMatchObject({
      address: '/duka?cityId=3374',
      state: { city: { id: 3374, name: 'Semarang' } },
    });
});

test('an order begins with the person as navigation state', async () => {
  const { screen, seen } = await renderAt('/duka/detail/7');
  await screen.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect.element(heading(PROMPT)).toBeVisible();
  expect(seen).toMatchObject({ address: '/order/ucapan', state: { personid: 7 } });
});

const person = { id: 7, name: 'Maria Theresia Wijaya' } as Person;
const draft = { step: 'template', order: null, payment: null } as GreetingDraft;

test('R18 orders that were begun on this device can be gone on with from Home', async () => {
  const { screen, seen } = await renderAt('/', {
    session,
    saved: [{ kind: GREETING, person, draft }],
  });
  await expect.element(screen.getByRole('heading', { name: 'Lanjutkan pesanan' })).toBeVisible();
  await screen.getByRole('link', { name: 'Maria Theresia Wijaya Kartu ucapan' }).click();
  expect(seen).toMatchObject({ address: '/order/orderucapan', state: { personid: 7 } });
});

test.each([
  [7, 1],
  [11, 0],
])('the page of the person %i offers %i order to go on with', async (id, offers) => {
  const { screen, services } = await renderAt(`/duka/detail/${id}`, {
    session,
    saved: [{ kind: GREETING, person, draft }],
  });
  await expect.element(screen.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
  await expect.poll(() => services.auth.getSnapshot().matches('signedIn')).toBe(true);
  await services.loadOrders();
  await new Promise(requestAnimationFrame);
  await expect
    .poll(() => screen.getByRole('link', { name: 'Lanjutkan pesanan' }).elements())
    .toHaveLength(offers);
});

test('R27 a session that ends says why, and the page stays', async () => {
  const { services } = await renderAt('/duka', { session });
  await expect.poll(() => services.auth.getSnapshot().matches('signedIn')).toBe(true);
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

test('R27 a session that ends on a page of its own says why once, in the prompt', async () => {
  const { services } = await renderAt('/profile', { session });
  await expect.poll(() => services.auth.getSnapshot().matches('signedIn')).toBe(true);
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

test('R89 a device without a connection is told so, for as long as it has none', async () => {
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
