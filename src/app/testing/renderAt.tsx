import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Session } from '../../domain/session.ts';
import type { GreetingDraft } from '../../machines/greeting-order/types.ts';
import { createSessionStore } from '../auth/sessionStore.ts';
import { readEnvironment } from '../platform/environment.ts';
import type { SavedOrder } from '../orders/store/draftStore.ts';
import type { OrderStores } from '../orders/store/orderStores.ts';
import { createServices, type Services } from '../services/services.ts';
import { AppHarness } from './AppHarness.tsx';
import { createMemoryHistory } from './memoryHistory.ts';

export interface RenderAtOptions {
  /** The navigation state. */
  readonly state?: unknown;
  /** The session of the signed-in user; a visitor if omitted. */
  readonly session?: Session | undefined;
  /** The saved orders on this device. */
  readonly saved?: readonly Omit<SavedOrder<GreetingDraft>, 'savedAt'>[] | undefined;
}

/**
 * Renders the whole app at a path, on the platform of the test page and with an in-memory history.
 */
export async function renderAt(address: string, { state, session, saved }: RenderAtOptions = {}) {
  localStorage.clear();
  sessionStorage.clear();
  const environment = readEnvironment({ VITE_DEMO: 'true' });
  if (session !== undefined)
    await createSessionStore(localStorage, environment.salt).write(session);
  const created = createServices(environment, window);
  if (saved !== undefined) localStorage.setItem('order:12:0:7', 'a draft');
  const services: Services =
    saved === undefined
      ? created
      : {
          ...created,
          loadOrders: () =>
            Promise.resolve({
              saved: () => saved,
              subscribeToOtherTabs: () => () => {},
            } as unknown as OrderStores),
        };
  onTestFinished(() => {
    services.auth.stop();
    localStorage.clear();
  });
  const history = createMemoryHistory(address, state);
  const seen = {
    get address() {
      return history.location.pathname + history.location.search;
    },
    get state() {
      return history.location.state as unknown;
    },
  };
  const screen = await render(<AppHarness services={services} history={history} />);
  return { screen, services, seen };
}
