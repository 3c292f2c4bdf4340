import { useEffect, useEffectEvent } from 'react';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { OrderStores } from './orderStores.ts';

/** Tells the person about a draft that cannot be read or kept, once for each kind of trouble. */
export function useOrderTrouble(orders: OrderStores, tell: (code: AppErrorCode) => void): void {
  const onTrouble = useEffectEvent(tell);
  useEffect(() => {
    const told = new Set<AppErrorCode>();
    return orders.onTrouble((code) => {
      if (told.has(code)) return;
      told.add(code);
      onTrouble(code);
    });
  }, [orders]);
}
