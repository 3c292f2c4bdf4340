import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { OrderKind } from '../../domain/order.ts';
import { parseOrderPath, routes, type OrderStep } from '../../domain/routes.ts';

/** An order as the address bar sees it. */
export interface OrderAddress {
  readonly kind: OrderKind;
  readonly personId: number;
  /** The page the order is on now; null when its state has none of its own. */
  currentStep(): OrderStep | null;
  visit(step: OrderStep): void;
  /** Whether pages before this one are gone. */
  isPlaced(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the address and an order together. Going back and forward asks the order to show the page of the
 * address; when the order moves, or refuses, the address follows it. After creation the entry is replaced.
 */
export function useOrderAddress(order: OrderAddress): OrderStep | null {
  const location = useLocation();
  const navigate = useNavigate();
  const handledLocation = useRef<Location | null>(null);
  const step = useSyncExternalStore(order.subscribe, order.currentStep);

  useLayoutEffect(() => {
    const moved = handledLocation.current !== location;
    handledLocation.current = location;
    const here = parseOrderPath(location.pathname);
    if (moved && here?.kind === order.kind && here.step !== order.currentStep())
      order.visit(here.step);

    const now = order.currentStep();
    if (now === null) return;
    const path = routes.order(order.kind, now);
    if (path === location.pathname) return;
    void navigate(path, {
      replace: moved || order.isPlaced(),
      state: { personid: order.personId },
    });
  }, [location, navigate, order, step]);

  return step;
}
