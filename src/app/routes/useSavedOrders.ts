import { useEffect, useState } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { FLOWERS, GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import type { ResumableOrder } from '../../features/home/ResumeOrders.tsx';
import { useServices, useSession } from '../ServicesContext.ts';

/** The orders that the signed-in user has begun on this device; none while that is being found out. */
export function useSavedOrders(): readonly ResumableOrder[] {
  const { loadOrders, view } = useServices();
  const userId = useSession()?.user.id ?? null;
  const [found, setFound] = useState<Found>(NOTHING);

  useEffect(() => {
    let isShown = true;
    if (userId !== null && hasOrders(view.localStorage)) {
      void loadOrders().then((desk) => {
        if (isShown) setFound({ userId, orders: desk.saved(userId).map(toResumable) });
      });
    }
    return () => {
      isShown = false;
    };
  }, [loadOrders, userId, view]);

  return found.userId === userId ? found.orders : NOTHING.orders;
}

interface Found {
  readonly userId: number | null;
  readonly orders: readonly ResumableOrder[];
}

const NOTHING: Found = { userId: null, orders: [] };

/** Whether anything of an order lies on this device. What reads orders is loaded only then. */
function hasOrders(storage: Storage): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some((key) => key !== null && /^order:\d/.test(key));
}

function toResumable({ kind, person }: { kind: number; person: { id: number; name: string } }): ResumableOrder {
  return {
    key: `${kind} ${person.id}`,
    personId: person.id,
    personName: person.name,
    text: kind === GREETING ? homeCopy.resumeGreeting : homeCopy.resumeFlowers,
    href: kind === GREETING ? routes.order(GREETING, 'compose') : routes.order(FLOWERS, 'florists'),
    state: { personid: person.id },
  };
}
