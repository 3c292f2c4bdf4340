import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OrderStep } from '../../../domain/routes.ts';
import type { OrderAddress } from './orderAddress.ts';
import { useOrderAddress } from './useOrderAddress.ts';

/** Creates an order that can visit the `reachable` steps. */
function fakeOrder(reachable: OrderStep[], placed = false) {
  let isPlaced = placed;
  const listeners = new Set<() => void>();
  let step: OrderStep | null = reachable[0] ?? null;
  const moveTo = (to: OrderStep | null) => {
    step = to;
    listeners.forEach((listener) => listener());
  };
  const order: OrderAddress = {
    kind: 0,
    personId: 7,
    currentStep: () => step,
    visit: (to) => reachable.includes(to) && moveTo(to),
    isPlaced: () => isPlaced,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const place = () => {
    reachable.splice(0, reachable.length, 'checkout', 'finish', 'confirm');
    isPlaced = true;
    moveTo('checkout');
  };
  return { order, moveTo, place };
}

async function open(
  order: OrderAddress,
  entries: string[],
  { before = ['/duka'], canGoBack = (): boolean => true } = {},
) {
  function Page() {
    const [isSettled, setSettled] = useState(false);
    const step = useOrderAddress(
      useMemo(() => order, []),
      canGoBack,
      isSettled ? '/history/order/42' : null,
    );
    return (
      <>
        <p>{`${step} at ${useLocation().pathname}`}</p>
        <button type="button" onClick={() => setSettled(true)}>
          Settle
        </button>
      </>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/order/*', element: <Page /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [...before, ...entries] },
  );
  const screen = await render(<RouterProvider router={router} />);
  return { router, screen };
}

const at = ({ state: { location } }: Awaited<ReturnType<typeof open>>['router']) =>
  location.pathname + location.search;

test('updates the URL when the order moves, and moves the order when going back', async () => {
  const { order, moveTo } = fakeOrder(['compose', 'template', 'package']);
  const { router, screen } = await open(order, ['/order/ucapan?personid=7']);
  moveTo('template');
  await expect.element(screen.getByText('template at /order/orderucapan')).toBeVisible();
  expect(at(router)).toBe('/order/orderucapan?personid=7');
  expect(router.state.location.state).toEqual({ forms: 1 });
  await router.navigate(-1);
  await expect.element(screen.getByText('compose at /order/ucapan')).toBeVisible();
  expect(at(router)).toBe('/order/ucapan?personid=7');
  await router.navigate(1);
  await expect.element(screen.getByText('template at /order/orderucapan')).toBeVisible();
});

test('R400 paints a press before the URL follows the order', async () => {
  const { order, moveTo } = fakeOrder(['compose', 'template']);
  const { router } = await open(order, ['/order/ucapan?personid=7']);
  flushSync(() => moveTo('template'));
  expect(at(router)).toBe('/order/ucapan?personid=7');
  await expect.poll(() => at(router)).toBe('/order/orderucapan?personid=7');
});

test('replaces a URL whose step cannot be reached', async () => {
  const { order } = fakeOrder(['compose']);
  const { router, screen } = await open(order, ['/order/orderucapan/payment?personid=7']);
  await expect.element(screen.getByText('compose at /order/ucapan')).toBeVisible();
  expect(at(router)).toBe('/order/ucapan?personid=7');
  await router.navigate(-1);
  expect(at(router)).toBe('/duka');
});

test('R53 replaces the history entry at every step of a placed order', async () => {
  const { order, moveTo } = fakeOrder(['checkout', 'finish', 'confirm'], true);
  const { router, screen } = await open(order, ['/order/orderucapan/checkout?personid=7']);
  moveTo('finish');
  await expect
    .element(screen.getByText('finish at /order/orderucapan/checkoutfinish'))
    .toBeVisible();
  moveTo('confirm');
  await expect
    .element(screen.getByText('confirm at /order/orderucapan/confirmpayment'))
    .toBeVisible();
  expect(at(router)).toBe('/order/orderucapan/confirmpayment?personid=7');
  await router.navigate(-1);
  expect(at(router)).toBe('/duka');
});

const forms = [
  '/order/ucapan?personid=7',
  '/order/orderucapan?personid=7',
  '/order/orderucapan/payment?personid=7',
];

test.each([
  ['checkout', '/order/orderucapan/checkout'],
  ['finish', '/order/orderucapan/checkoutfinish'],
  ['confirm', '/order/orderucapan/confirmpayment'],
] as const)(
  'R153 one press of Back leads from the %s of a placed order to the page before its forms',
  async (last, path) => {
    const { order, moveTo, place } = fakeOrder(['package']);
    const { router, screen } = await open(order, forms);
    place();
    moveTo(last);
    // Back counts from the address, which follows the page.
    await expect.element(screen.getByText(`${last} at ${path}`)).toBeVisible();
    await expect.poll(() => at(router)).toBe(`${path}?personid=7`);
    await router.navigate(-1);
    await expect.element(screen.getByText('elsewhere')).toBeVisible();
    expect(at(router)).toBe('/duka');
    await router.navigate(1);
    await expect.element(screen.getByText(`${last} at`)).toBeVisible();
  },
);

test('R153 Back leads to the person when the forms were the first pages of the visit', async () => {
  const { order, place } = fakeOrder(['package']);
  const { router, screen } = await open(order, forms.slice(1), {
    before: [],
    canGoBack: () => false,
  });
  place();
  await expect.element(screen.getByText('checkout at /order/orderucapan/checkout')).toBeVisible();
  await router.navigate(-1);
  await expect.element(screen.getByText('elsewhere')).toBeVisible();
  expect(at(router)).toBe('/duka/detail/7');
});

test.each([0, 1, 2])(
  'R820 the page of an order takes the place of its payment and of %i pages of forms before',
  async (count) => {
    const steps = ['compose', 'template', 'package'] as const;
    const { order, moveTo, place } = fakeOrder([...steps]);
    const { router, screen } = await open(order, ['/order/ucapan?personid=7']);
    for (const step of steps.slice(1, count + 1)) {
      moveTo(step);
      await expect.element(screen.getByText(`${step} at /order/orderucapan`)).toBeVisible();
    }
    place();
    await expect.element(screen.getByText('checkout at /order/orderucapan/checkout')).toBeVisible();
    await screen.getByRole('button', { name: 'Settle' }).click();
    await expect.poll(() => at(router)).toBe('/history/order/42');
    await router.navigate(-1);
    expect(at(router)).toBe('/duka');
  },
);

test('keeps the URL while the state has no step', async () => {
  const { order, moveTo } = fakeOrder(['checkout'], true);
  const { router, screen } = await open(order, ['/order/orderucapan/checkout?personid=7']);
  moveTo(null);
  await expect.element(screen.getByText('null at /order/orderucapan/checkout')).toBeVisible();
  expect(at(router)).toBe('/order/orderucapan/checkout?personid=7');
});
