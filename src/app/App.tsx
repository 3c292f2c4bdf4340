import { QueryClientProvider } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import { useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { LinkProvider } from '../ui/link/Link.tsx';
import { routeTable } from './router/routeTable.tsx';
import { useShownLocation } from './router/useShownLocation.ts';
import type { Services } from './services/services.ts';
import { ServicesContext } from './services/ServicesContext.ts';
import { AppErrorBoundary } from './shell/AppErrorBoundary.tsx';
import { RouterLink } from './router/RouterLink.tsx';
import { Toasts } from './shell/Toasts.tsx';

export interface AppProps {
  readonly services: Services;
}

/** Renders the whole app with the given services, inside a router of React Router. */
export function App({ services }: AppProps) {
  const { view, sessionStorage } = services;
  useEffect(() => void services.loadLateParts(), [services]);
  return (
    <LucideProvider strokeWidth={1.75}>
      <AppErrorBoundary onReload={() => view.location.reload()}>
        <ServicesContext value={services}>
          <QueryClientProvider client={services.queries}>
            <LinkProvider component={RouterLink}>
              <Toasts>
                <Pages view={view} storage={sessionStorage} />
              </Toasts>
            </LinkProvider>
          </QueryClientProvider>
        </ServicesContext>
      </AppErrorBoundary>
    </LucideProvider>
  );
}

function Pages({ view, storage }: { readonly view: Window; readonly storage: Storage }) {
  return useRoutes(routeTable, useShownLocation(view, storage));
}
