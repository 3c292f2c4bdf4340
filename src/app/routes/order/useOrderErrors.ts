import { useEffect, useEffectEvent } from 'react';
import type { AppErrorCode } from '../../../domain/appError.ts';
import type { OrderStores } from '../../orders/store/orderStores.ts';

/** Calls `showError` with errors of drafts, once for each error code. */
export function useOrderErrors(orders: OrderStores, showError: (code: AppErrorCode) => void): void {
  const onError = useEffectEvent(showError);
  useEffect(() => {
    const shownCodes = new Set<AppErrorCode>();
    return orders.onError((code) => {
      if (shownCodes.has(code)) return;
      shownCodes.add(code);
      onError(code);
    });
  }, [orders]);
}
