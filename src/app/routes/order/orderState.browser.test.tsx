import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Wire } from '../../../api/contract.ts';
import { FLOWERS } from '../../../domain/order.ts';
import { routes } from '../../../domain/routes.ts';
import type { FlowerDraft } from '../../../machines/flower-order/types.ts';
import { createOrderDetail } from '../../../testing/fixtures/orders.ts';
import { handlers } from '../../../testing/handlers.ts';
import { mockFetch } from '../../../testing/mockFetch.ts';
import { http } from '../../../testing/openApiHttp.ts';
import { createDraftStore, type SavedOrder } from '../../orders/store/draftStore.ts';
import { drafts } from '../../stories/testing/storyFixtures.ts';
import { AppHarness, createHarnessServices } from '../../testing/AppHarness.tsx';
import { createMemoryHistory } from '../../testing/memoryHistory.ts';
import { createMemoryStorage, session } from '../../testing/fakes.ts';
import { createManualClock } from '../../../testing/createManualClock.ts';

const [, saved] = drafts as readonly [unknown, SavedOrder<FlowerDraft>];

/** Opens the bank account of a flower order. `orderOf` returns its state; null is 404. */
async function open(orderOf: () => Partial<Wire['Order']> | null) {
  const localStorage = createMemoryStorage();
  createDraftStore(localStorage, {
    kind: saved.kind,
    userId: session.user.id,
    read: () => saved.draft,
  }).save(saved);
  const reads: string[] = [];
  const clock = createManualClock();
  const network = mockFetch([
    http.get('/api/v1.0/orders/live', ({ response }) =>
      response('4XX').json({ code: 'not_found', message: 'No such path.' }, { status: 404 }),
    ),
    http.get('/api/v1.0/orders/{id}', ({ params, response }) => {
      reads.push(params.id);
      const order = orderOf();
      return order === null
        ? response('4XX').json({ code: 'not_found', message: 'No such path.' }, { status: 404 })
        : response(200).json(createOrderDetail({ id: 43, kind: 'flowers', ...order }));
    }),
    ...handlers,
  ]);
  const history = createMemoryHistory(routes.order(FLOWERS, 'finish', saved.person.id));
  const services = await createHarnessServices(history, {
    session,
    platform: { localStorage, fetch: network, clock },
  });
  await render(<AppHarness services={services} history={history} />);
  return { history, reads, clock };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const paid = { payment: 'paid', fulfilment: 'offered', received: 650_000 } as const;

async function openConfirmation() {
  await expect.element(heading('Pembayaran')).toBeVisible();
  await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).click();
  await expect.element(heading('Konfirmasi pembayaran')).toBeVisible();
}

/** Expects the page of the order, in place of its payment. */
async function expectOrderPage({ history }: Awaited<ReturnType<typeof open>>) {
  await expect.poll(() => history.location.pathname).toBe('/history/order/43');
  await expect.element(heading('Bunga papan untuk Maria Theresia Wijaya')).toBeVisible();
  await expect.element(page.getByText(/menjawab/)).toBeVisible();
}

test('R120 a paid order that is resumed leads to its page', async () => {
  const opened = await open(() => paid);
  await expectOrderPage(opened);
  expect(opened.history.entries).toHaveLength(1);
});

test.each<readonly [what: string, order: Partial<Wire['Order']>]>([
  ['has a proof that is checked', { proofPending: true }],
  ['was cancelled', { payment: 'cancelled', fulfilment: 'stopped' }],
  ['was not paid in time', { payment: 'expired', fulfilment: 'stopped' }],
])('R120 an order that %s leads to its page', async (_, order) => {
  const { history } = await open(() => order);
  await expect.poll(() => history.location.pathname).toBe('/history/order/43');
  await expect.element(page.getByRole('region', { name: 'Bantuan' })).toBeVisible();
  expect(page.getByText('0080 0012 34').elements()).toEqual([]);
});

test('R820 another board for the person begins empty, and not with the draft of a paid one', async () => {
  const opened = await open(() => paid);
  await expectOrderPage(opened);
  opened.history.push(routes.order(FLOWERS, 'florists', saved.person.id));
  await expect.element(heading('Kirim bunga')).toBeVisible();
  expect(opened.history.location.pathname).toBe('/order/bunga');
  opened.history.go(-1);
  await expectOrderPage(opened);
});

test('R820 a page of the payment that was open elsewhere leads to the page of the order', async () => {
  const opened = await open(() => paid);
  await expectOrderPage(opened);
  opened.history.push(routes.order(FLOWERS, 'confirm', saved.person.id));
  await expectOrderPage(opened);
});

test('R121 the payment gives way to the page of the order when it becomes visible after the money has come', async () => {
  let order: Partial<Wire['Order']> = {};
  const opened = await open(() => order);
  await openConfirmation();
  order = paid;
  window.dispatchEvent(new Event('visibilitychange'));
  await expectOrderPage(opened);
});

test('R121 the payment gives way to the page of the order within ten seconds after the money has come', async () => {
  let order: Partial<Wire['Order']> = {};
  const { reads, clock, history } = await open(() => order);
  await openConfirmation();
  expect(reads).toEqual(['43']);
  order = paid;
  await expect
    .poll(() => {
      clock.advanceTime(10_000);
      return history.location.pathname;
    })
    .toBe('/history/order/43');
});

test('R97 an upstream without states of orders is asked once, and the page stays as it is', async () => {
  const { reads, clock } = await open(() => null);
  await openConfirmation();
  await expect.poll(() => reads).toEqual(['43']);
  clock.advanceTime(60_000);
  await expect.element(page.getByRole('link', { name: 'Konfirmasi WA' })).toBeVisible();
  expect(reads).toEqual(['43']);
});
