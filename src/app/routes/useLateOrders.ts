import { useEffect, useState, type ComponentType } from 'react';
import { useServices, useSession } from '../services/ServicesContext.ts';

/**
 * Loads the component that shows the saved orders of the signed-in user, on a device that has some:
 * most visitors have none. Returns undefined until then.
 */
export function useLateOrders<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const { localStorage } = useServices();
  const userId = useSession()?.user.id;
  const [Orders, setOrders] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (userId === undefined || !hasOrders(localStorage)) return;
    void load().then(
      (loaded) => setOrders(() => loaded),
      () => {}, // The next visit tries again.
    );
  }, [load, localStorage, userId]);
  return Orders;
}

function hasOrders(storage: Storage): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(
    (key) => key !== null && /^order:\d/.test(key),
  );
}
