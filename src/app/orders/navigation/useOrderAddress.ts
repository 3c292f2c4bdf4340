import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { isPaymentStep, parseOrderPath, routes, type OrderStep } from '../../../domain/routes.ts';
import { afterPaint } from '../../../ui/after-paint/afterPaint.ts';
import type { OrderAddress } from './orderAddress.ts';

/** The navigation state of the history entry of a step. */
interface OrderEntry {
  /** How many entries of the same forms are directly before this one. */
  readonly forms?: number;
  /** Whether no dialog has an entry after this one. */
  readonly isWithoutLayers?: boolean;
}

/**
 * Synchronizes the URL with an order. A navigation asks the order to go to the step of the URL.
 * When the order refuses the step, the URL follows it; when it moves, after the next paint, so that
 * the press is shown first. Replaces the history entry if the order is placed. The forms of a placed
 * order stay in the history; going back to one of them goes on to the page before it, or to the person
 * if there is none. Returns the current step.
 * @param canGoBack returns whether the app has an earlier history entry
 * @param successor the page that takes the place of the order and of its forms in the history; null
 * while the order has its own
 */
export function useOrderAddress(
  order: OrderAddress,
  canGoBack: () => boolean,
  successor: string | null = null,
): OrderStep | null {
  const { key, pathname, search, state } = useLocation() as Location<OrderEntry | null>;
  const url = pathname + search;
  const isPop = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const handledKey = useRef<string | null>(null);
  const leftKey = useRef<string | null>(null);
  const forms = state?.forms ?? 0;
  const isWithoutLayers = state?.isWithoutLayers ?? false;
  const step = useSyncExternalStore(order.subscribe, order.currentStep);

  useLayoutEffect(() => {
    if (successor !== null) {
      if (leftKey.current === key) return undefined;
      leftKey.current = key;
      if (forms === 0) void navigate(successor, { replace: true });
      // Only what replaces an entry waits for the entries of dialogs to be removed.
      else if (isWithoutLayers) void navigate(-forms);
      else void navigate(url, { replace: true, state: { forms, isWithoutLayers: true } });
      return undefined;
    }
    const hasNavigated = handledKey.current !== key;
    const wasOpen = handledKey.current !== null;
    handledKey.current = key;
    const opened = parseOrderPath(pathname);
    if (hasNavigated && opened?.kind === order.kind && opened.step !== order.currentStep())
      order.visit(opened.step);

    const follow = () => {
      const current = order.currentStep();
      if (current === null) return;
      const target = routes.order(order.kind, current, order.personId);
      if (target === url) return;
      const wasFormOpened = hasNavigated && opened !== null && !isPaymentStep(opened.step);
      if (wasFormOpened && wasOpen && isPop && order.isPlaced()) {
        if (canGoBack()) void navigate(-1);
        else void navigate(routes.person(order.personId), { replace: true });
        return;
      }
      const replace = hasNavigated || order.isPlaced();
      void navigate(target, { replace, state: { forms: replace ? forms : forms + 1 } });
    };
    if (!hasNavigated) return afterPaint(follow);
    follow();
    return undefined;
  }, [
    canGoBack,
    forms,
    isPop,
    isWithoutLayers,
    key,
    pathname,
    url,
    navigate,
    order,
    step,
    successor,
  ]);

  return step;
}
