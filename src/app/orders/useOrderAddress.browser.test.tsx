import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OrderStep } from '../../domain/routes.ts';
import { useOrderAddress, type OrderAddress } from './useOrderAddress.ts';

/** An order whose pages are a list, of which the first `reachable` may be visited. */
function fakeOrder(reachable: OrderStep[], placed = false) {
  const listeners = new Set<() => void>();
  let step: OrderStep | null = reachable[0] ?? null;
  const move = (to: OrderStep | null) => {
    step = to;
    listeners.forEach((listener) => listener());
  };
  const order: OrderAddress = {
    kind: 0,
    personId: 7,
    currentStep: () => step,
    visit: (to) => reachable.includes(to) && move(to),
    isPlaced: () => placed,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { order, move };
}

async function open(order: OrderAddress, entries: string[]) {
  function Page() {
    const step = useOrderAddress(useMemo(() => order, []));
    const { pathname } = useLocation();
    return <p>{`${step} at ${pathname}`}</p>;
  }
  const router = createMemoryRouter(
    [
      { path: '/order/*', element: <Page /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    {
      initialEntries: ['/duka', ...entries],
      initialIndex: entries.length,
    },
  );
  const screen = await render(<RouterProvider router={router} />);
  return { router, screen };
}

const at = (router: Awaited<ReturnType<typeof open>>['router']) => router.state.location.pathname;

test('the address follows the order, and going back asks the order', async () => {
  const { order, move } = fakeOrder(['compose', 'template', 'package']);
  const { router, screen } = await open(order, ['/order/ucapan']);
  move('template');
  await expect.element(screen.getByText('template at /order/orderucapan')).toBeVisible();
  expect(at(router)).toBe('/order/orderucapan');
  expect(router.state.location.state).toEqual({ personid: 7 });
  await router.navigate(-1);
  await expect.element(screen.getByText('compose at /order/ucapan')).toBeVisible();
  expect(at(router)).toBe('/order/ucapan');
  await router.navigate(1);
  await expect.element(screen.getByText('template at /order/orderucapan')).toBeVisible();
});

test('an address that cannot be reached is put right, without an entry of its own', async () => {
  const { order } = fakeOrder(['compose']);
  const { router, screen } = await open(order, ['/order/orderucapan/payment']);
  await expect.element(screen.getByText('compose at /order/ucapan')).toBeVisible();
  expect(at(router)).toBe('/order/ucapan');
  await router.navigate(-1);
  expect(at(router)).toBe('/duka');
});

test('R53 after creation every step takes the place of the one before', async () => {
  const { order, move } = fakeOrder(['checkout', 'finish', 'confirm'], true);
  const { router, screen } = await open(order, ['/order/orderucapan/checkout']);
  move('finish');
  await expect
    .element(screen.getByText('finish at /order/orderucapan/checkoutfinish'))
    .toBeVisible();
  move('confirm');
  await expect
    .element(screen.getByText('confirm at /order/orderucapan/confirmpayment'))
    .toBeVisible();
  expect(at(router)).toBe('/order/orderucapan/confirmpayment');
  await router.navigate(-1);
  expect(at(router)).toBe('/duka');
});

test('a state without a page leaves the address alone', async () => {
  const { order, move } = fakeOrder(['checkout'], true);
  const { router, screen } = await open(order, ['/order/orderucapan/checkout']);
  move(null);
  await expect.element(screen.getByText('null at /order/orderucapan/checkout')).toBeVisible();
  expect(at(router)).toBe('/order/orderucapan/checkout');
});
