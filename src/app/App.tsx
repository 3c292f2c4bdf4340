import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { shellCopy } from '../copy/shell.ts';
import { LinkProvider } from '../ui/link/Link.tsx';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { createRouter } from './router.tsx';
import type { Services } from './services.ts';
import { ServicesContext } from './ServicesContext.ts';
import { AppErrorBoundary } from './shell/AppErrorBoundary.tsx';
import { RouterLink } from './shell/RouterLink.tsx';

/** The whole app on its services. */
export function App({ services }: { services: Services }) {
  const [router] = useState(createRouter);
  return (
    <AppErrorBoundary onReload={() => services.view.location.reload()}>
      <ServicesContext value={services}>
        <QueryClientProvider client={services.queries}>
          <LinkProvider component={RouterLink}>
            <ToastProvider label={shellCopy.toast} regionLabel={shellCopy.toastRegion} closeLabel={shellCopy.toastClose}>
              <RouterProvider router={router} />
            </ToastProvider>
          </LinkProvider>
        </QueryClientProvider>
      </ServicesContext>
    </AppErrorBoundary>
  );
}
