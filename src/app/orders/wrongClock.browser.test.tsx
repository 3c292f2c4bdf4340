import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { flowersCopy } from '../../copy/flowers.ts';
import type { FlowerDraft } from '../../machines/flowerOrderTypes.ts';
import type { GreetingDraft } from '../../machines/greetingOrderTypes.ts';
import { flowerOrder } from '../../testing/fixtures/knownOrders.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import { handlers } from '../../testing/handlers.ts';
import { mockFetch } from '../../testing/mockFetch.ts';
import { tellTime } from '../../testing/tellTime.ts';
import { SERVER_TIME_OFFSET } from '../serverClock.ts';
import { drafts } from '../stories/testing/storyFixtures.ts';
import { createManualClock, createMemoryStorage, session } from '../testing/fakes.ts';
import { createHarnessHistory, createHarnessServices, AppHarness } from '../testing/AppHarness.tsx';
import { createDraftStore, type SavedOrder } from './draftStore.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DEADLINE = Date.parse(flowerOrder.expiresAt);

interface Device {
  /** How far the device's clock is ahead of the server's, in ms. */
  readonly ahead: number;
  /** What the server's clock says, in ms since the epoch. */
  readonly serverTime?: number;
  /** What the device has kept of the server's time, in ms; nothing when left out. */
  readonly keptOffset?: number;
  readonly isOnline?: boolean;
  /** Whether the server lets the app read its `Date` header. */
  readonly tellsTime?: boolean;
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
  { ahead, serverTime = NOW, keptOffset, isOnline = true, tellsTime = true }: Device,
) {
  const clock = createManualClock(serverTime + ahead);
  const localStorage = createMemoryStorage(
    keptOffset === undefined ? {} : { [SERVER_TIME_OFFSET]: String(keptOffset) },
  );
  createDraftStore(localStorage, {
    kind: order.kind,
    userId: session.user.id,
    read: () => order.draft,
  }).save(order);
  const network = { isOnline };
  const sent: Request[] = [];
  const answer = tellsTime
    ? tellTime(mockFetch(handlers), () => clock.now() - ahead)
    : mockFetch(handlers);
  const history = createHarnessHistory(address, { personid: order.person.id });
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
        return answer(request);
      },
    },
  });
  await render(<AppHarness services={services} history={history} />);
  return { clock, network, sent, localStorage };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const orderAgain = page.getByRole('button', { name: copy.orderAgain });
const timer = page.getByRole('timer');

test.each([
  ['25 hours fast', 25 * HOUR],
  ['25 hours slow', -25 * HOUR],
  ['set to the time of another zone', 2 * HOUR],
])(
  'R112 on a device whose clock is %s a new order can be paid for as long as the server says',
  async (_, ahead) => {
    const { sent } = await open(atPackages, { ahead });
    await page.getByRole('button', { name: 'Proses Ucapan' }).click();
    await expect.element(heading('ORDER-0000042')).toBeVisible();
    await page.getByRole('button', { name: copy.continue }).click();
    await expect.element(timer).toHaveTextContent('1 hari 00:00:00');
    expect(orderAgain.elements()).toEqual([]);
    const placed = sent.find(
      ({ method, url }) => method === 'POST' && new URL(url).pathname === '/messages',
    );
    expect(await placed?.json()).toMatchObject({ messageDate: '2026/11/21 10:00:00' });
  },
);

test.each([
  ['runs right', 0],
  ['is 25 hours fast', 25 * HOUR],
  ['is 25 hours slow', -25 * HOUR],
])(
  'R69 R112 an order expires when the server’s clock says so, on a device whose clock %s',
  async (_, ahead) => {
    const { clock } = await open(atPayment, { ahead, serverTime: DEADLINE - MINUTE });
    await expect.element(timer).toHaveTextContent('00:01:00');
    clock.pass(MINUTE - 1_000);
    expect(orderAgain.elements()).toEqual([]);
    clock.pass(2_000);
    await expect.element(heading(copy.expiredHeading)).toBeVisible();
    await expect.element(orderAgain).toBeVisible();
  },
);

test('R112 a clock that was put forward after the server’s time was kept does not expire an order', async () => {
  const { localStorage } = await open(atPayment, { ahead: 25 * HOUR, keptOffset: 0 });
  await expect.element(timer).toHaveTextContent('1 hari 00:00:00');
  expect(orderAgain.elements()).toEqual([]);
  expect(Number(localStorage.getItem(SERVER_TIME_OFFSET))).toBeCloseTo(-25 * HOUR, -4);
});

test.each([
  ['knows nothing of the server’s time', undefined],
  ['has kept a time by which the order has expired', 0],
])(
  'R90 R112 without a network a device that %s shows until when to pay, and counts and offers nothing',
  async (_, keptOffset) => {
    const { clock, network } = await open(atPayment, {
      ahead: 25 * HOUR,
      isOnline: false,
      ...(keptOffset !== undefined && { keptOffset }),
    });
    await expect.element(page.getByText('Min, 22 Nov 2026 10:00')).toBeVisible();
    await expect.element(page.getByText('0080 0012 34')).toBeVisible();
    expect(page.getByText(copy.expiredHeading).elements()).toEqual([]);
    expect(orderAgain.elements()).toEqual([]);
    expect(page.getByText(/\d\d:\d\d:\d\d/).elements()).toEqual([]);

    network.isOnline = true;
    clock.pass(MINUTE);
    await expect.element(timer).toHaveTextContent('23:59:00');
  },
);

test('R90 without a network the time that is left is counted by the server’s time that was kept', async () => {
  await open(atPayment, { ahead: 25 * HOUR, keptOffset: -25 * HOUR, isOnline: false });
  await expect.element(timer).toHaveTextContent('1 hari 00:00:00');
});

test('R112 where the server’s time cannot be read an order never expires by the device’s clock', async () => {
  const { clock, sent } = await open(atPayment, { ahead: 25 * HOUR, tellsTime: false });
  await expect.element(page.getByText('0080 0012 34')).toBeVisible();
  const asked = () => sent.filter(({ url }) => new URL(url).pathname === '/cities').length;
  await expect.poll(asked).toBe(1);
  clock.pass(48 * HOUR);
  await expect.poll(asked).toBeGreaterThan(1);
  expect(orderAgain.elements()).toEqual([]);
  expect(timer.elements()).toEqual([]);
});

test('a session lasts by the server’s clock', async () => {
  const { sent } = await open(atPayment, { ahead: 100 * HOUR, keptOffset: -100 * HOUR });
  await expect.element(timer).toHaveTextContent('1 hari 00:00:00');
  expect(sent.map(({ url }) => new URL(url).pathname)).not.toContain('/mauth/refresh');
});

test('R57 the hour until which flowers are delivered the same day is the server’s', async () => {
  await open({ address: '/order/bunga', order: packageChosen }, { ahead: 8 * HOUR });
  await expect.element(page.getByText(flowersCopy.beforeCutOff)).toBeVisible();
});
