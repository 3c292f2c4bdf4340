import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { LinkProvider } from '../ui/link/Link.tsx';
import { createPageHistory, PageRouter, type PageHistory } from './router/PageRouter.tsx';
import { routeTable } from './router/routeTable.tsx';
import type { Services } from './services/services.ts';
import { ServicesContext } from './services/ServicesContext.ts';
import { AppErrorBoundary } from './shell/AppErrorBoundary.tsx';
import { RouterLink } from './router/RouterLink.tsx';
import { Toasts } from './shell/Toasts.tsx';

export interface AppProps {
  readonly services: Services;
  /** The router history; defaults to the browser history of the window. */
  readonly history?: PageHistory | undefined;
}

/** Renders the whole app with the given services. */
export function App({ services, history: providedHistory }: AppProps) {
  const { view } = services;
  const [history] = useState(() => providedHistory ?? createPageHistory(view));
  return (
    <AppErrorBoundary onReload={() => view.location.reload()}>
      <ServicesContext value={services}>
        <QueryClientProvider client={services.queries}>
          <LinkProvider component={RouterLink}>
            <Toasts>
              <PageRouter history={history} view={view}>
                <Pages />
              </PageRouter>
            </Toasts>
          </LinkProvider>
        </QueryClientProvider>
      </ServicesContext>
    </AppErrorBoundary>
  );
}

function Pages() {
  return useRoutes(routeTable);
}
