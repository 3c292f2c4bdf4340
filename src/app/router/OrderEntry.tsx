import { useLocation } from 'react-router-dom';
import { parseOrderPath } from '../../domain/routes.ts';
import { pages } from './pages.ts';

/** Renders an order, or the not-found page if the path names no order kind. */
export function OrderEntry() {
  const { pathname } = useLocation();
  return parseOrderPath(pathname) === null ? <pages.notFound.Page /> : <pages.order.Page />;
}
