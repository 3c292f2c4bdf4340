import { Outlet, type RouteObject } from 'react-router-dom';
import { pages } from './pages.ts';
import { OrderEntry } from './routes/OrderEntry.tsx';
import { SignedInOnly } from './routes/SignedInOnly.tsx';
import { DukaRoute } from './routes/DukaRoute.tsx';
import { Shell } from './shell/Shell.tsx';

/**
 * Every address of the app. What stands under `SignedInOnly` shows the sign-in prompt to visitors, on the same
 * address; the pages above it are for everybody, and `/auth` is outside of both.
 */
export const routeTable: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, element: <pages.home.Page /> },
      { path: 'home', element: <pages.home.Page /> },
      { path: 'duka/:section?/:id?', element: <DukaRoute /> },
      { path: 'help', element: <pages.help.Page /> },
      {
        element: (
          <SignedInOnly>
            <Outlet />
          </SignedInOnly>
        ),
        children: [
          { path: 'history', element: <pages.history.Page /> },
          { path: 'order/:kind?/:step?', element: <OrderEntry /> },
          { path: 'profile/:section?', element: <pages.profile.Page /> },
          { path: '*', element: <pages.notFound.Page /> },
        ],
      },
    ],
  },
  { path: 'auth', element: <pages.authCallback.Page /> },
];
