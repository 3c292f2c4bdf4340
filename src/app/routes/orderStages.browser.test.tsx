import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Wire } from '../../api/contract.ts';
import { unpaidOrder } from '../../testing/fixtures/orders.ts';
import { handlers } from '../../testing/handlers.ts';
import { mockFetch } from '../../testing/mockFetch.ts';
import { http } from '../../testing/openApiHttp.ts';
import { createDraftStore } from '../orders/store/draftStore.ts';
import { drafts } from '../stories/testing/storyFixtures.ts';
import { AppHarness, createHarnessServices } from '../testing/AppHarness.tsx';
import { createMemoryHistory } from '../testing/memoryHistory.ts';
import { createMemoryStorage, session } from '../testing/fakes.ts';

/** Opens a page of a buyer with saved orders. `orders` are those of the server; null is 404. */
async function open(address: string, orders: readonly Wire['Order'][] | null) {
  const localStorage = createMemoryStorage();
  for (const saved of drafts) {
    createDraftStore(localStorage, {
      kind: saved.kind,
      userId: session.user.id,
      read: () => saved.draft,
    }).save(saved);
  }
  const network = mockFetch([
    http.get('/api/v1.0/orders', ({ response }) =>
      orders === null
        ? response('4XX').json({ code: 'not_found', message: 'No such path.' }, { status: 404 })
        : response(200).json({ results: [...orders] }),
    ),
    ...handlers,
  ]);
  const history = createMemoryHistory(address);
  const services = await createHarnessServices(history, {
    session,
    platform: { localStorage, fetch: network },
  });
  await render(<AppHarness services={services} history={history} />);
}

const flowers = { ...unpaidOrder, id: 43, kind: 'flowers', total: 650_000 } as const;
const board = page.getByRole('link', { name: /Bambang Sutrisno.*Bunga papan/ });
const card = page.getByRole('link', { name: /Maria Theresia Wijaya.*Kartu ucapan/ });

test('R122 Home shows what the server says about a saved order', async () => {
  await open('/', [{ ...flowers, payment: 'paid', fulfilment: 'inDelivery' }]);
  await expect
    .element(board)
    .toHaveTextContent(/Bunga papan\s*Lunas\s*Florist sedang mengantar bunga papan$/);
  await expect.element(card).toHaveTextContent(/Kartu ucapan\s*Lanjutkan$/);
});

test('R154 Home links a settled order to its page', async () => {
  await open('/', [{ ...flowers, payment: 'paid', fulfilment: 'inDelivery' }]);
  await expect.element(board).toHaveAttribute('href', '/history/order/43');
});

test('R122 R614 Home asks for the payment of an order that waits for it', async () => {
  await open('/', [{ ...flowers, payment: 'awaitingPayment', fulfilment: 'waiting' }]);
  await expect.element(board).toHaveTextContent(/Bunga papan · Menunggu pembayaran\s*Bayar$/);
});

test.each([
  ['shown', 'paid'],
  ['delivered', 'paid'],
  ['stopped', 'refunded'],
  ['stopped', 'cancelled'],
] as const)('R154 Home leaves out an order that is %s and %s', async (fulfilment, payment) => {
  await open('/', [{ ...flowers, payment, fulfilment }]);
  await expect.element(card).toBeVisible();
  await expect.element(board).not.toBeInTheDocument();
});

test('R97 Home shows saved orders as before when the upstream has no states of orders', async () => {
  await open('/', null);
  await expect.element(board).toHaveTextContent(/Bunga papan\s*Lanjutkan$/);
  await expect.element(page.getByRole('heading', { name: 'Lanjutkan pesanan' })).toBeVisible();
});

test('R122 the history shows what the server says about an order', async () => {
  await open('/history', [{ ...unpaidOrder, payment: 'paid', fulfilment: 'shown' }]);
  await expect.element(page.getByText('Tampil di ruang duka')).toBeVisible();
});

test('R97 the history shows its texts alone when the upstream has no states of orders', async () => {
  await open('/history', null);
  await expect.element(page.getByText(/Pesanan ORDER-0000042/)).toBeVisible();
  expect(page.getByRole('listitem').first().element().textContent).toMatch(
    /Menunggu pembayaran\.21 Nov 2026 09:58$/,
  );
});
