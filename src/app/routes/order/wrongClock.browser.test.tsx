import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { flowersCopy } from '../../../copy/flowers.ts';
import type { FlowerDraft } from '../../../machines/flower-order/types.ts';
import type { GreetingDraft } from '../../../machines/greeting-order/types.ts';
import { flowerOrder } from '../../../testing/fixtures/knownOrders.ts';
import { NOW } from '../../../testing/fixtures/now.ts';
import { handlers } from '../../../testing/handlers.ts';
import { mockFetch } from '../../../testing/mockFetch.ts';
import { addDateHeader } from '../../../testing/addDateHeader.ts';
import { SERVER_TIME_OFFSET } from '../../platform/serverClock.ts';
import { drafts } from '../../stories/testing/storyFixtures.ts';
import { createMemoryStorage, session } from '../../testing/fakes.ts';
import { createManualClock, type ManualClock } from '../../../testing/createManualClock.ts';
import { createHarnessServices, AppHarness } from '../../testing/AppHarness.tsx';
import { createMemoryHistory } from '../../testing/memoryHistory.ts';
import { createDraftStore, type SavedOrder } from '../../orders/store/draftStore.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DEADLINE = Date.parse(flowerOrder.expiresAt);

interface Device {
  /** How far the device clock is ahead of the server clock, in ms. */
  readonly ahead: number;
  /** The server time, in ms since the epoch. */
  readonly serverTime?: number;
  /** The stored offset of the server clock, in ms; none if omitted. */
  readonly storedOffset?: number;
  readonly isOnline?: boolean;
  /** Whether the app can read the `Date` header of the server. */
  readonly sendsTime?: boolean;
}

const [packageChosen, waitingForPayment] = drafts as readonly [
  SavedOrder<GreetingDraft>,
  SavedOrder<FlowerDraft>,
];
const atPackages = { address: '/order/orderucapan/payment', order: packageChosen };
const atPayment = { address: '/order/orderbunga/checkoutfinish', order: waitingForPayment };

async function open(
  {
    address,
    order,
  }: { readonly address: string; readonly order: SavedOrder<GreetingDraft | FlowerDraft> },
  { ahead, serverTime = NOW, storedOffset, isOnline = true, sendsTime = true }: Device,
) {
  const clock = createManualClock(serverTime + ahead);
  const localStorage = createMemoryStorage(
    storedOffset === undefined ? {} : { [SERVER_TIME_OFFSET]: String(storedOffset) },
  );
  createDraftStore(localStorage, {
    kind: order.kind,
    userId: session.user.id,
    read: () => order.draft,
  }).save(order);
  const network = { isOnline };
  const sent: Request[] = [];
  const respond = sendsTime
    ? addDateHeader(mockFetch(handlers), () => clock.now() - ahead)
    : mockFetch(handlers);
  const history = createMemoryHistory(`${address}?personid=${order.person.id}`);
  const services = await createHarnessServices(history, {
    session: { ...session, expiresAt: DEADLINE + 48 * HOUR, refreshAt: DEADLINE + 48 * HOUR },
    platform: {
      clock,
      localStorage,
      isOnline: () => network.isOnline,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (!network.isOnline) throw new TypeError('Failed to fetch');
        sent.push(request.clone());
        return respond(request);
      },
    },
  });
  await render(<AppHarness services={services} history={history} />);
  return { clock, network, sent, localStorage };
}

/**
 * Waits until the payment has asked for the server time and asks again in about a minute.
 * @param others how many other timers end then: the page watches a deadline that is ahead, too
 */
async function waitForDeadlineTimer(clock: ManualClock, others = 0) {
  await expect
    .poll(() => clock.remainingTimes().filter((ms) => Math.abs(ms - MINUTE) <= 1_000).length)
    .toBeGreaterThan(others);
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const orderAgain = page.getByRole('button', { name: copy.orderAgain });
const timer = page.getByRole('timer');

test.each([
  ['25 hours fast', 25 * HOUR],
  ['25 hours slow', -25 * HOUR],
  ['set to another time zone', 2 * HOUR],
])(
  'R112 counts down to the deadline of a new order by the server clock when the device clock is %s',
  async (_, ahead) => {
    const { sent } = await open(atPackages, { ahead });
    await page.getByRole('button', { name: 'Proses Ucapan' }).click();
    await expect.element(heading('ORDER-0000042')).toBeVisible();
    await page.getByRole('button', { name: copy.continue }).click();
    await expect.element(timer).toHaveTextContent('Sisa 1 hari');
    expect(orderAgain.elements()).toEqual([]);
    const placed = sent.find(
      ({ method, url }) => method === 'POST' && new URL(url).pathname === '/messages',
    );
    expect(await placed?.json()).toMatchObject({ messageDate: '2026/11/21 10:00:00' });
  },
);

test.each([
  ['is right', 0],
  ['is 25 hours fast', 25 * HOUR],
  ['is 25 hours slow', -25 * HOUR],
])('R69 R112 expires an order by the server clock when the device clock %s', async (_, ahead) => {
  const { clock } = await open(atPayment, { ahead, serverTime: DEADLINE - MINUTE });
  await expect.element(timer).toHaveTextContent('Sisa 1 menit');
  await waitForDeadlineTimer(clock, 1);
  clock.advanceTime(MINUTE - 1_000);
  expect(orderAgain.elements()).toEqual([]);
  clock.advanceTime(2_000);
  await expect.element(heading(copy.expiredHeading)).toBeVisible();
  await expect.element(orderAgain).toBeVisible();
});

test('R112 does not expire an order when the device clock was set forward after the offset was stored', async () => {
  const { localStorage } = await open(atPayment, { ahead: 25 * HOUR, storedOffset: 0 });
  await expect.element(timer).toHaveTextContent('Sisa 1 hari');
  expect(orderAgain.elements()).toEqual([]);
  expect(Number(localStorage.getItem(SERVER_TIME_OFFSET))).toBeCloseTo(-25 * HOUR, -4);
});

test('R90 R112 shows the account offline without a countdown while the server clock is unknown', async () => {
  const { clock, network } = await open(atPayment, { ahead: 25 * HOUR, isOnline: false });
  await expect.element(page.getByText('Min, 22 Nov 2026 10:00')).toBeVisible();
  await expect.element(page.getByText('0080 0012 34')).toBeVisible();
  expect(page.getByText(copy.expiredHeading).elements()).toEqual([]);
  expect(orderAgain.elements()).toEqual([]);
  expect(page.getByText(/^Sisa/).elements()).toEqual([]);

  network.isOnline = true;
  clock.advanceTime(MINUTE);
  await expect.element(timer).toHaveTextContent('Sisa 23 jam 59 menit');
});

test('R112 R673 asks offline for no money once the deadline seems to have passed, and then asks the server', async () => {
  const { clock, network } = await open(atPayment, {
    ahead: 25 * HOUR,
    isOnline: false,
    storedOffset: 0,
  });
  await expect.element(heading('Batas waktu tampaknya sudah lewat')).toBeVisible();
  await expect
    .element(page.getByText(/Jangan membayar dahulu: halaman ini memastikannya/))
    .toBeVisible();
  expect(page.getByText('0080 0012 34').elements()).toEqual([]);
  expect(orderAgain.elements()).toEqual([]);

  network.isOnline = true;
  clock.advanceTime(MINUTE);
  await expect.element(timer).toHaveTextContent('Sisa 23 jam 59 menit');
  await expect.element(page.getByText('0080 0012 34')).toBeVisible();
});

test('R90 counts down by the stored offset when the device is offline', async () => {
  await open(atPayment, { ahead: 25 * HOUR, storedOffset: -25 * HOUR, isOnline: false });
  await expect.element(timer).toHaveTextContent('Sisa 1 hari');
});

test('R112 never expires an order by the device clock when the server time cannot be read', async () => {
  const { clock, sent } = await open(atPayment, { ahead: 25 * HOUR, sendsTime: false });
  await expect.element(page.getByText('0080 0012 34')).toBeVisible();
  const countTimeRequests = () =>
    sent.filter(({ url }) => new URL(url).pathname === '/cities').length;
  await expect.poll(countTimeRequests).toBe(1);
  await waitForDeadlineTimer(clock);
  clock.advanceTime(48 * HOUR);
  await expect.poll(countTimeRequests).toBeGreaterThan(1);
  expect(orderAgain.elements()).toEqual([]);
  expect(timer.elements()).toEqual([]);
});

test('decides by the server clock whether to refresh the session', async () => {
  const { sent } = await open(atPayment, { ahead: 100 * HOUR, storedOffset: -100 * HOUR });
  await expect.element(timer).toHaveTextContent('Sisa 1 hari');
  expect(sent.map(({ url }) => new URL(url).pathname)).not.toContain('/mauth/refresh');
});

test('R57 applies the cut-off time of same-day delivery by the server clock', async () => {
  await open({ address: '/order/bunga', order: packageChosen }, { ahead: 8 * HOUR });
  await expect.element(page.getByText(flowersCopy.beforeCutOff)).toBeVisible();
});
