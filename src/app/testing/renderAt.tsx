import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Session } from '../../domain/session.ts';
import type { GreetingDraft } from '../../machines/greetingOrderTypes.ts';
import { createSessionStore } from '../auth/sessionStore.ts';
import { readEnvironment } from '../environment.ts';
import type { SavedOrder } from '../orders/draftStore.ts';
import type { OrderStores } from '../orders/orderStores.ts';
import { createServices, type Services } from '../services.ts';
import { createHarnessHistory, AppHarness } from './AppHarness.tsx';

export interface RenderAtOptions {
  /** What a link brought along. */
  readonly state?: unknown;
  /** Who is signed in; nobody when left out. */
  readonly session?: Session | undefined;
  /** Orders that lie on this device. */
  readonly saved?: readonly Omit<SavedOrder<GreetingDraft>, 'savedAt'>[] | undefined;
}

/** Shows the whole app at an address, on the page's own outside, with the address kept in memory. */
export async function renderAt(address: string, { state, session, saved }: RenderAtOptions = {}) {
  localStorage.clear();
  sessionStorage.clear();
  const environment = readEnvironment({});
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
              onOtherTab: () => () => {},
            } as unknown as OrderStores),
        };
  onTestFinished(() => {
    services.auth.stop();
    localStorage.clear();
  });
  const history = createHarnessHistory(address, state);
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
