import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isPaymentStep, parseOrderPath, routes, type OrderStep } from '../../../domain/routes.ts';
import { afterPaint } from '../../../ui/after-paint/afterPaint.ts';
import type { OrderAddress } from './orderAddress.ts';

/** The state of the history entries of an order. */
interface EntryState {
  readonly personid: number;
  readonly isDialog?: true;
  /** Set if the entry before the dialog's is not that of its page. */
  readonly replacesEarlier?: true;
}

/**
 * Synchronizes the URL with an order. A navigation asks the order to go to the step of the URL.
 * When the order refuses the step, the URL follows it; when it moves, after the next paint, so that
 * the press is shown first. Replaces the history entry if the order is placed. The forms of a placed
 * order stay in the history; going back to one of them goes on to the page before it, or to the person
 * if there is none. An open dialog or inner page has a
 * history entry of its own, so that going back closes it. Returns the current step.
 * @param canGoBack returns whether the app has an earlier history entry
 */
export function useOrderAddress(order: OrderAddress, canGoBack: () => boolean): OrderStep | null {
  const { key, pathname, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const handledKey = useRef<string | null>(null);
  const wasDialogEntry = useRef(false);
  const isFollowing = useRef(false);
  const step = useSyncExternalStore(order.subscribe, order.currentStep);
  const isDialogOpen = useSyncExternalStore(order.subscribe, order.isDialogOpen);

  useLayoutEffect(() => {
    const hasNavigated = handledKey.current !== key;
    const wasOpen = handledKey.current !== null;
    handledKey.current = key;
    const hasFollowed = hasNavigated && isFollowing.current;
    if (hasNavigated) isFollowing.current = false;
    const target = parseOrderPath(pathname);
    const { isDialog: isDialogEntry = false, replacesEarlier = false } =
      (state as EntryState | null) ?? {};
    // A refused URL leaves a second entry of the dialog behind; going back closes it all the same. A
    // dialog that has opened while the URL followed the order stays open.
    const leavesDialog =
      !hasFollowed && (!isDialogEntry || (hasNavigated && isPop && wasDialogEntry.current));
    wasDialogEntry.current = isDialogEntry;
    if (
      hasNavigated &&
      target?.kind === order.kind &&
      (target.step !== order.currentStep() || (order.isDialogOpen() && leavesDialog))
    )
      order.visit(target.step);

    const follow = () => {
      const current = order.currentStep();
      if (current === null) return;
      const path = routes.order(order.kind, current);
      const isOpen = order.isDialogOpen();
      if (path === pathname && (isOpen === isDialogEntry || isFollowing.current)) return;
      isFollowing.current = true;
      const entryState: EntryState = {
        personid: order.personId,
        ...(isOpen && { isDialog: true }),
      };
      if (path === pathname) {
        if (!isOpen && canGoBack() && !replacesEarlier) void navigate(-1);
        else void navigate(path, { replace: !isOpen, state: entryState });
        return;
      }
      const wasFormOpened = hasNavigated && target !== null && !isPaymentStep(target.step);
      if (wasFormOpened && wasOpen && isPop && order.isPlaced()) {
        if (canGoBack()) void navigate(-1);
        else void navigate(routes.person(order.personId), { replace: true });
        return;
      }
      void navigate(path, {
        replace: hasNavigated || isDialogEntry || order.isPlaced(),
        state: hasNavigated && isPop ? { ...entryState, replacesEarlier: true } : entryState,
      });
    };
    if (!hasNavigated) return afterPaint(follow);
    follow();
    return undefined;
  }, [canGoBack, isPop, key, pathname, state, navigate, order, step, isDialogOpen]);

  return step;
}
