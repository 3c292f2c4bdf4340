import { Navigate, Outlet, type RouteObject, useLocation, useParams } from 'react-router-dom';
import { pages } from './pages.ts';
import { Shell } from '../shell/Shell.tsx';
import { parseOrderPath } from '../../domain/routes.ts';
import type { ReactNode } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { useAuthStatus } from '../services/ServicesContext.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { readPath } from './readPath.ts';

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

/** Renders an order, or the not-found page if the path names no order kind. */
function OrderEntry() {
  const { pathname } = useLocation();
  return parseOrderPath(pathname) === null ? <pages.notFound.Page /> : <pages.order.Page />;
}

/** Renders its children for a signed-in user, and the sign-in prompt for a visitor. */
function SignedInOnly({ children }: { children: ReactNode }) {
  const { authStatus } = useAuthStatus();
  if (authStatus === 'restoring') return <PageSkeleton label={shellCopy.restoringSession} />;
  return authStatus === 'signedIn' ? children : <pages.signInPrompt.Page />;
}

/** Renders `/duka` and its sections; an unknown section is the list. */
function DukaRoute() {
  const { section, id } = useParams();
  if (id !== undefined && section === 'detail') return <pages.person.Page key={id} />;
  if (id !== undefined && section === 'message') return <pages.messages.Page key={id} />;
  return <pages.dukaList.Page />;
}

/** Renders the page of the path that a link meant, or that there is none for a malformed path. */
function MeantPath() {
  const { pathname, search } = useLocation();
  const meant = readPath(pathname);
  if (meant === null) return <pages.notFound.Page />;
  return meant === pathname ? <Outlet /> : <Navigate replace to={meant + search} />;
}
