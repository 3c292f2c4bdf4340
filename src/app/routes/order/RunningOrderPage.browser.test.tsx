import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ordersQuery } from '../../../api/resources/orders.ts';
import { FLOWERS, GREETING, type OrderKind } from '../../../domain/order.ts';
import { firstStep, routes } from '../../../domain/routes.ts';
import { createHarnessServices } from '../../testing/AppHarness.tsx';
import { createMemoryHistory } from '../../testing/memoryHistory.ts';
import { ServicesContext } from '../../services/ServicesContext.ts';
import type { DeviceStorage } from '../../platform/guardedStorage.ts';
import { LAST_BANK, SENDER_NAMES } from '../../orders/store/storageKeys.ts';
import { createMemoryStorage, session } from '../../testing/fakes.ts';
import { orderDetail } from '../../../testing/fixtures/knownOrders.ts';
import { Toasts } from '../../shell/Toasts.tsx';
import { RunningOrderPage } from './RunningOrderPage.tsx';
import {
  greetingBuyer as buyer,
  greetingPerson as person,
} from '../../orders/testing/orderFixtures.ts';

/** Renders the order page synchronously, as a navigation does. */
async function openPage(kind: OrderKind, localStorage: DeviceStorage = createMemoryStorage()) {
  const address = routes.order(kind, firstStep(kind), person.id);
  const services = await createHarnessServices(createMemoryHistory(address), {
    session,
    platform: { localStorage },
  });
  const orders = await services.loadOrders();
  const store = kind === GREETING ? orders.greetings : orders.flowers;
  const open = vi.spyOn(store, 'open');
  const opensDuringRender: number[] = [];
  function AfterPage() {
    opensDuringRender.push(open.mock.calls.length);
    return null;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    store.discard(buyer.id, person.id);
    services.auth.stop();
  });
  flushSync(() =>
    root.render(
      <StrictMode>
        <ServicesContext value={services}>
          <MemoryRouter initialEntries={[address]}>
            <QueryClientProvider client={services.queries}>
              <Toasts>
                <RunningOrderPage orders={orders} kind={kind} person={person} buyer={buyer} />
                <AfterPage />
              </Toasts>
            </QueryClientProvider>
          </MemoryRouter>
        </ServicesContext>
      </StrictMode>,
    ),
  );
  return { container, store, opensDuringRender, services };
}

test.each([
  ['greeting', GREETING],
  ['flower', FLOWERS],
] as const)(
  'starts a %s order after rendering and shows it before the browser paints',
  async (_, kind) => {
    const { container, store, opensDuringRender } = await openPage(kind);
    expect(opensDuringRender[0]).toBe(0);
    expect(store.get(buyer.id, person.id)?.getSnapshot().status).toBe('active');
    expect(container.querySelectorAll('h1')).toHaveLength(1);
  },
);

test('R280 R281 R323 offers the senders of earlier orders, and erases them and the bank at the sign-out', async () => {
  const names = JSON.stringify({ userId: buyer.id, names: ['Keluarga Besar\nLestari'] });
  const bank = JSON.stringify({ userId: buyer.id, bank: 'bri' });
  const storage = createMemoryStorage({ [SENDER_NAMES]: names, [LAST_BANK]: bank });
  const { services } = await openPage(GREETING, storage);
  await page.getByRole('button', { name: 'Ubah nama pengirim' }).click();
  await page.getByRole('button', { name: 'Keluarga Besar, Lestari' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(page.getByRole('figure').getByText('Keluarga Besar Lestari')).toBeVisible();
  services.auth.send({ type: 'LOGOUT' });
  expect(storage.getItem(SENDER_NAMES)).toBeNull();
  expect(storage.getItem(LAST_BANK)).toBeNull();
});

test('R280 offers the senders of the user’s orders on the server that are loaded already', async () => {
  const { services } = await openPage(GREETING);
  services.queries.setQueryData(ordersQuery(services.client, buyer.id).queryKey, [
    { ...orderDetail, sender: 'Alumni SMA 3' },
  ]);
  await page.getByRole('button', { name: 'Ubah nama pengirim' }).click();
  await expect.element(page.getByRole('button', { name: 'Alumni SMA 3' })).toBeVisible();
});
