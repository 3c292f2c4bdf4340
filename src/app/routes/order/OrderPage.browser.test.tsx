import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FLOWERS, GREETING, type OrderKind } from '../../../domain/order.ts';
import { createHarnessServices } from '../../testing/AppHarness.tsx';
import { createMemoryHistory } from '../../testing/memoryHistory.ts';
import { ServicesContext } from '../../services/ServicesContext.ts';
import { Toasts } from '../../shell/Toasts.tsx';
import { OrderPage } from './OrderPage.tsx';
import {
  greetingBuyer as buyer,
  greetingPerson as person,
} from '../../orders/testing/orderFixtures.ts';

/** Renders the order page synchronously, as a navigation does. */
async function openPage(kind: OrderKind) {
  const address = kind === GREETING ? '/order/ucapan' : '/order/bunga';
  const services = await createHarnessServices(createMemoryHistory(address));
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
            <Toasts>
              <OrderPage orders={orders} kind={kind} person={person} buyer={buyer} />
              <AfterPage />
            </Toasts>
          </MemoryRouter>
        </ServicesContext>
      </StrictMode>,
    ),
  );
  return { container, store, opensDuringRender };
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
