import { Outlet, type RouteObject } from 'react-router-dom';
import { pages } from './pages.ts';
import { MeantPath } from './MeantPath.tsx';
import { OrderEntry } from './OrderEntry.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';
import { DukaRoute } from './DukaRoute.tsx';
import { Shell } from '../shell/Shell.tsx';

/** The routes of the app. Routes below `SignedInOnly` show visitors the sign-in prompt. */
export const routeTable: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <MeantPath />,
        children: [
          { index: true, element: <pages.home.Page /> },
          { path: 'home', element: <pages.home.Page /> },
          { path: 'duka/:section?/:id?', element: <DukaRoute /> },
          { path: 'help', element: <pages.help.Page /> },
          { path: 'help/privasi', element: <pages.policy.Page /> },
          { path: 'help/ketentuan', element: <pages.policy.Page /> },
          { path: 'help/pengembalian', element: <pages.policy.Page /> },
          {
            element: (
              <SignedInOnly>
                <Outlet />
              </SignedInOnly>
            ),
            children: [
              { path: 'history', element: <pages.history.Page /> },
              { path: 'history/order/:id', element: <pages.historyOrder.Page /> },
              { path: 'order/:kind?/:step?', element: <OrderEntry /> },
              { path: 'profile/:section?', element: <pages.profile.Page /> },
              { path: '*', element: <pages.notFound.Page /> },
            ],
          },
        ],
      },
    ],
  },
  { path: 'auth', element: <pages.authCallback.Page /> },
];
