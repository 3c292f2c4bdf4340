import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OrderStep } from '../../../domain/routes.ts';
import type { OrderAddress } from './orderAddress.ts';
import { useOrderAddress } from './useOrderAddress.ts';

/** Creates an order that can visit the `reachable` steps. */
function fakeOrder(reachable: OrderStep[], placed = false) {
  let isPlaced = placed;
  const listeners = new Set<() => void>();
  let step: OrderStep | null = reachable[0] ?? null;
  let isDialogOpen = false;
  const moveTo = (to: OrderStep | null, opensDialog = false) => {
    step = to;
    isDialogOpen = opensDialog;
    listeners.forEach((listener) => listener());
  };
  const order: OrderAddress = {
    kind: 0,
    personId: 7,
    currentStep: () => step,
    visit: (to) => reachable.includes(to) && moveTo(to),
    isDialogOpen: () => isDialogOpen,
    openInnerPage: () => () => {},
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
    const step = useOrderAddress(
      useMemo(() => order, []),
      canGoBack,
    );
    const { pathname, state } = useLocation();
    const { isDialog = false } = (state ?? {}) as { isDialog?: boolean };
    return <p>{`${step} at ${pathname}${isDialog ? ' with a dialog' : ''}`}</p>;
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

const at = (router: Awaited<ReturnType<typeof open>>['router']) => router.state.location.pathname;

test('updates the URL when the order moves, and moves the order when going back', async () => {
  const { order, moveTo } = fakeOrder(['compose', 'template', 'package']);
  const { router, screen } = await open(order, ['/order/ucapan']);
  moveTo('template');
  await expect.element(screen.getByText('template at /order/orderucapan')).toBeVisible();
  expect(at(router)).toBe('/order/orderucapan');
  expect(router.state.location.state).toEqual({ personid: 7 });
  await router.navigate(-1);
  await expect.element(screen.getByText('compose at /order/ucapan')).toBeVisible();
  expect(at(router)).toBe('/order/ucapan');
  await router.navigate(1);
  await expect.element(screen.getByText('template at /order/orderucapan')).toBeVisible();
});

test('R400 paints a press before the URL follows the order', async () => {
  const { order, moveTo } = fakeOrder(['compose', 'template']);
  const { router } = await open(order, ['/order/ucapan']);
  flushSync(() => moveTo('template'));
  expect(at(router)).toBe('/order/ucapan');
  await expect.poll(() => at(router)).toBe('/order/orderucapan');
});

test('replaces a URL whose step cannot be reached', async () => {
  const { order } = fakeOrder(['compose']);
  const { router, screen } = await open(order, ['/order/orderucapan/payment']);
  await expect.element(screen.getByText('compose at /order/ucapan')).toBeVisible();
  expect(at(router)).toBe('/order/ucapan');
  await router.navigate(-1);
  expect(at(router)).toBe('/duka');
});

test('R53 replaces the history entry at every step of a placed order', async () => {
  const { order, moveTo } = fakeOrder(['checkout', 'finish', 'confirm'], true);
  const { router, screen } = await open(order, ['/order/orderucapan/checkout']);
  moveTo('finish');
  await expect
    .element(screen.getByText('finish at /order/orderucapan/checkoutfinish'))
    .toBeVisible();
  moveTo('confirm');
  await expect
    .element(screen.getByText('confirm at /order/orderucapan/confirmpayment'))
    .toBeVisible();
  expect(at(router)).toBe('/order/orderucapan/confirmpayment');
  await router.navigate(-1);
  expect(at(router)).toBe('/duka');
});

const forms = ['/order/ucapan', '/order/orderucapan', '/order/orderucapan/payment'];

test.each(['checkout', 'finish', 'confirm'] as const)(
  'R153 one press of Back leads from the %s of a placed order to the page before its forms',
  async (last) => {
    const { order, moveTo, place } = fakeOrder(['package']);
    const { router, screen } = await open(order, forms);
    place();
    moveTo(last);
    await expect.element(screen.getByText(`${last} at`)).toBeVisible();
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
  await expect.element(screen.getByText('checkout at')).toBeVisible();
  await router.navigate(-1);
  await expect.element(screen.getByText('elsewhere')).toBeVisible();
  expect(at(router)).toBe('/duka/detail/7');
});

describe('a dialog', () => {
  const openDialog = async (reachable: OrderStep[] = ['template', 'compose', 'package']) => {
    const { order, moveTo } = fakeOrder(reachable);
    const opened = await open(order, ['/order/ucapan', '/order/orderucapan']);
    moveTo('template', true);
    await expect.element(opened.screen.getByText('with a dialog')).toBeVisible();
    return { ...opened, order, moveTo };
  };

  test('R169 is closed by going back, and the next press leads to the page before', async () => {
    const { router, order, screen } = await openDialog();
    await router.navigate(-1);
    await expect.poll(() => order.isDialogOpen()).toBe(false);
    await expect.element(screen.getByText('with a dialog')).not.toBeInTheDocument();
    expect(at(router)).toBe('/order/orderucapan');
    await router.navigate(-1);
    expect(at(router)).toBe('/order/ucapan');
  });

  test('R169 is closed by going back after a URL was refused', async () => {
    const { router, order, screen } = await openDialog(['template', 'compose']);
    await router.navigate('/order/orderucapan/payment');
    await expect.poll(() => at(router)).toBe('/order/orderucapan');
    await expect.element(screen.getByText('with a dialog')).toBeVisible();
    await router.navigate(-1);
    await expect.poll(() => order.isDialogOpen()).toBe(false);
    await expect.element(screen.getByText('with a dialog')).not.toBeInTheDocument();
    await router.navigate(-1);
    await expect.poll(() => at(router)).toBe('/order/ucapan');
  });

  test('R169 leaves no history entry behind when its button closes it', async () => {
    const { router, moveTo, screen } = await openDialog();
    moveTo('template');
    await expect.element(screen.getByText('with a dialog')).not.toBeInTheDocument();
    await router.navigate(-1);
    expect(at(router)).toBe('/order/ucapan');
  });

  test('R169 is closed on its page after going back to an earlier entry was refused', async () => {
    const { router, moveTo, screen } = await openDialog(['template']);
    await router.navigate(-2);
    await expect.poll(() => router.state.historyAction).toBe('REPLACE');
    moveTo('template');
    await expect.element(screen.getByText('with a dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('template at /order/orderucapan')).toBeVisible();
  });

  test('R169 stays open if it opens while the URL follows the one before', async () => {
    const { router, order, moveTo, screen } = await openDialog();
    const actions: string[] = [];
    const unsubscribe = router.subscribe(({ historyAction }) => {
      actions.push(historyAction);
      if (historyAction !== 'POP') return;
      unsubscribe();
      moveTo('template', true);
    });
    moveTo('template');
    await expect.poll(() => actions).toContain('POP');
    await expect.poll(() => router.state.location.state).toMatchObject({ isDialog: true });
    await expect.element(screen.getByText('with a dialog')).toBeVisible();
    expect(order.isDialogOpen()).toBe(true);
    await router.navigate(-1);
    await expect.poll(() => order.isDialogOpen()).toBe(false);
  });

  test('R169 is replaced by the next step', async () => {
    const { router, moveTo, screen } = await openDialog();
    moveTo('package');
    await expect.element(screen.getByText('package at')).toBeVisible();
    await router.navigate(-1);
    await expect.element(screen.getByText('template at')).toBeVisible();
    expect(router.state.location.state).toBeNull();
  });

  test('R169 does not return by going forward', async () => {
    const { router, order, screen } = await openDialog();
    await router.navigate(-1);
    await expect.element(screen.getByText('with a dialog')).not.toBeInTheDocument();
    await router.navigate(1);
    await expect.poll(() => router.state.location.state).toBeNull();
    expect(order.isDialogOpen()).toBe(false);
    await router.navigate(-1);
    expect(at(router)).toBe('/order/ucapan');
  });
});

test('keeps the URL while the state has no step', async () => {
  const { order, moveTo } = fakeOrder(['checkout'], true);
  const { router, screen } = await open(order, ['/order/orderucapan/checkout']);
  moveTo(null);
  await expect.element(screen.getByText('null at /order/orderucapan/checkout')).toBeVisible();
  expect(at(router)).toBe('/order/orderucapan/checkout');
});
