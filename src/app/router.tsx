import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { DukaRoute } from './routes/DukaRoute.tsx';
import { HomeRoute } from './routes/HomeRoute.tsx';
import { NotFoundRoute } from './routes/NotFoundRoute.tsx';
import { SignedInOnly } from './routes/SignedInOnly.tsx';
import { RouteFailure } from './shell/RouteFailure.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

/**
 * Every address of the app. What stands under `SignedInOnly` shows the sign-in prompt to visitors, on the same
 * address; the pages above it are for everybody, and `/auth` is outside of both.
 */
export const routeTable: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <ShellSkeleton />,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [
          { index: true, element: <HomeRoute /> },
          { path: 'home', element: <HomeRoute /> },
          { path: 'duka/:section?/:id?', element: <DukaRoute /> },
          { path: 'help', lazy: async () => ({ Component: (await import('./routes/HelpRoute.tsx')).HelpRoute }) },
          { path: 'help', lazy: async () => ({ Component: (await import('./routes/HelpRoute.tsx')).HelpRoute }) },
          {
            element: (
              <SignedInOnly>
                <Outlet />
              </SignedInOnly>
            ),
            children: [
              { path: 'history', lazy: async () => ({ Component: (await import('./routes/HistoryRoute.tsx')).HistoryRoute }) },
              { path: '*', element: <NotFoundRoute /> },
            ],
          },
        ],
      },
    ],
  },
  {
    path: 'auth',
    hydrateFallbackElement: <></>,
    errorElement: <RouteFailure />,
    lazy: async () => ({ Component: (await import('./routes/AuthCallbackRoute.tsx')).AuthCallbackRoute }),
  },
];

/** Makes the router of the page's address. */
export function createRouter() {
  return createBrowserRouter(routeTable);
}
