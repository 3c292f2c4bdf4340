import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isPaymentStep, parseOrderPath, routes, type OrderStep } from '../../../domain/routes.ts';
import { afterPaint } from '../../../ui/after-paint/afterPaint.ts';
import type { OrderAddress } from './orderAddress.ts';

/**
 * Synchronizes the URL with an order. A navigation asks the order to go to the step of the URL.
 * When the order refuses the step, the URL follows it; when it moves, after the next paint, so that
 * the press is shown first. Replaces the history entry if the order is placed. The forms of a placed
 * order stay in the history; going back to one of them goes on to the page before it, or to the person
 * if there is none. Returns the current step.
 * @param canGoBack returns whether the app has an earlier history entry
 */
export function useOrderAddress(order: OrderAddress, canGoBack: () => boolean): OrderStep | null {
  const { key, pathname } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const handledKey = useRef<string | null>(null);
  const step = useSyncExternalStore(order.subscribe, order.currentStep);

  useLayoutEffect(() => {
    const hasNavigated = handledKey.current !== key;
    const wasOpen = handledKey.current !== null;
    handledKey.current = key;
    const target = parseOrderPath(pathname);
    if (hasNavigated && target?.kind === order.kind && target.step !== order.currentStep())
      order.visit(target.step);

    const follow = () => {
      const current = order.currentStep();
      if (current === null) return;
      const path = routes.order(order.kind, current);
      if (path === pathname) return;
      const wasFormOpened = hasNavigated && target !== null && !isPaymentStep(target.step);
      if (wasFormOpened && wasOpen && isPop && order.isPlaced()) {
        if (canGoBack()) void navigate(-1);
        else void navigate(routes.person(order.personId), { replace: true });
        return;
      }
      void navigate(path, {
        replace: hasNavigated || order.isPlaced(),
        state: { personid: order.personId },
      });
    };
    if (!hasNavigated) return afterPaint(follow);
    follow();
    return undefined;
  }, [canGoBack, isPop, key, pathname, navigate, order, step]);

  return step;
}
