import { useLocation } from 'react-router-dom';
import { parseOrderPath } from '../../domain/routes.ts';
import { pages } from '../pages.ts';

/** Any address under /order: an order, or nothing where no kind of order is named. */
export function OrderEntry() {
  const { pathname } = useLocation();
  return parseOrderPath(pathname) === null ? <pages.notFound.Page /> : <pages.order.Page />;
}
