import { useEffect, useEffectEvent } from 'react';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { OrderStores } from './orderStores.ts';

/** Tells the person about a draft that cannot be read or kept, once for each kind of trouble. */
export function useOrderErrors(orders: OrderStores, tell: (code: AppErrorCode) => void): void {
  const onError = useEffectEvent(tell);
  useEffect(() => {
    const told = new Set<AppErrorCode>();
    return orders.onError((code) => {
      if (told.has(code)) return;
      told.add(code);
      onError(code);
    });
  }, [orders]);
}
