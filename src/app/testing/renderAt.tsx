import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import type { Session } from '../../domain/session.ts';
import type { GreetingDraft } from '../../machines/greetingOrderTypes.ts';
import { LinkProvider } from '../../ui/link/Link.tsx';
import { createSessionStore } from '../auth/sessionStore.ts';
import { readEnvironment } from '../environment.ts';
import { routeTable } from '../routeTable.tsx';
import type { SavedOrder } from '../orders/draftStore.ts';
import type { OrderDesk } from '../orders/orderDesk.ts';
import { createServices, type Services } from '../services.ts';
import { ServicesContext } from '../ServicesContext.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { Toasts } from '../shell/Toasts.tsx';

export interface RenderAtOptions {
  /** What a link brought along. */
  readonly state?: unknown;
  /** Who is signed in; nobody when left out. */
  readonly session?: Session | undefined;
  /** Orders that lie on this device. */
  readonly saved?: readonly Omit<SavedOrder<GreetingDraft>, 'savedAt'>[] | undefined;
}

/** Shows the whole app at an address, on real services, with the address kept in memory. */
export async function renderAt(address: string, { state, session, saved }: RenderAtOptions = {}) {
  localStorage.clear();
  sessionStorage.clear();
  const environment = readEnvironment({});
  if (session !== undefined) await createSessionStore(localStorage, environment.salt).write(session);
  const created = createServices(environment, window);
  if (saved !== undefined) localStorage.setItem('order:12:0:7', 'a draft');
  const services: Services =
    saved === undefined ? created : { ...created, loadOrders: () => Promise.resolve({ saved: () => saved } as unknown as OrderDesk) };
  onTestFinished(() => {
    services.auth.stop();
    localStorage.clear();
  });
  const [pathname = '/', search = ''] = address.split(/(?=\?)/);
  const seen: { address: string; state: unknown } = { address, state };

  function Pages() {
    const location = useLocation();
    seen.address = location.pathname + location.search;
    seen.state = location.state;
    return useRoutes(routeTable);
  }

  const screen = await render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <LinkProvider component={RouterLink}>
          <Toasts>
            <MemoryRouter initialEntries={[{ pathname, search, state }]}>
              <Pages />
            </MemoryRouter>
          </Toasts>
        </LinkProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { screen, services, seen };
}
