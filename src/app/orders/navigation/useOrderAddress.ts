import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseOrderPath, routes, type OrderStep } from '../../../domain/routes.ts';
import type { OrderAddress } from './orderAddress.ts';

/**
 * Synchronizes the URL with an order. A navigation asks the order to go to the step of the URL.
 * When the order moves, or refuses the step, the URL follows it. Replaces the history entry if the
 * order is placed. Returns the current step.
 */
export function useOrderAddress(order: OrderAddress): OrderStep | null {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const handledKey = useRef<string | null>(null);
  const step = useSyncExternalStore(order.subscribe, order.currentStep);

  useLayoutEffect(() => {
    const hasNavigated = handledKey.current !== key;
    handledKey.current = key;
    const target = parseOrderPath(pathname);
    if (hasNavigated && target?.kind === order.kind && target.step !== order.currentStep())
      order.visit(target.step);

    const current = order.currentStep();
    if (current === null) return;
    const path = routes.order(order.kind, current);
    if (path === pathname) return;
    void navigate(path, {
      replace: hasNavigated || order.isPlaced(),
      state: { personid: order.personId },
    });
  }, [key, pathname, navigate, order, step]);

  return step;
}
