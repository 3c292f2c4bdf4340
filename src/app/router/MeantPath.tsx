import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pages } from './pages.ts';
import { readPath } from './readPath.ts';

/** Renders the page of the path that a link meant, or that there is none for a malformed path. */
export function MeantPath() {
  const { pathname, search } = useLocation();
  const meant = readPath(pathname);
  if (meant === null) return <pages.notFound.Page />;
  return meant === pathname ? <Outlet /> : <Navigate replace to={meant + search} />;
}
