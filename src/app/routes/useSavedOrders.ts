import { useEffect, useEffectEvent, useState } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { orderCopy } from '../../copy/order.ts';
import { GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import type { ResumableOrder } from '../../features/home/ResumeOrders.tsx';
import { useToast } from '../../ui/toast/useToast.ts';
import type { OrderStores } from '../orders/orderStores.ts';
import { getDraftStep } from '../orders/getDraftStep.ts';
import { useServices, useSession } from '../ServicesContext.ts';

/** The orders that the signed-in user has begun on this device; none while that is being found out. */
export function useSavedOrders(): readonly ResumableOrder[] {
  const { loadOrders, localStorage } = useServices();
  const userId = useSession()?.user.id ?? null;
  const toast = useToast();
  const [found, setFound] = useState<Found>(NOTHING);
  const tell = useEffectEvent((personName: string) =>
    toast({ tone: 'info', text: orderCopy.discarded(personName) }),
  );

  useEffect(() => {
    let isShown = true;
    let forget = () => {};
    if (userId !== null && hasOrders(localStorage)) {
      void loadOrders().then((stores) => {
        if (!isShown) return;
        const show = () => {
          setFound({
            userId,
            orders: stores.saved(userId).map((saved) => toResumable(saved, () => discard(saved))),
          });
        };
        const discard = ({ kind, person }: Saved) => {
          (kind === GREETING ? stores.greetings : stores.flowers).discard(userId, person.id);
          tell(person.name);
          show();
        };
        forget = stores.onOtherTab(show);
        show();
      });
    }
    return () => {
      isShown = false;
      forget();
    };
  }, [loadOrders, localStorage, userId]);

  return found.userId === userId ? found.orders : NOTHING.orders;
}

type Saved = ReturnType<OrderStores['saved']>[number];

interface Found {
  readonly userId: number | null;
  readonly orders: readonly ResumableOrder[];
}

const NOTHING: Found = { userId: null, orders: [] };

/** Whether anything of an order lies on this device. What reads orders is loaded only then. */
function hasOrders(storage: Storage): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(
    (key) => key !== null && /^order:\d/.test(key),
  );
}

function toResumable({ kind, person, draft }: Saved, onDiscard: () => void): ResumableOrder {
  return {
    key: `${kind} ${person.id}`,
    personId: person.id,
    personName: person.name,
    text: kind === GREETING ? homeCopy.resumeGreeting : homeCopy.resumeFlowers,
    href: routes.order(kind, getDraftStep(draft)),
    state: { personid: person.id },
    status: draft.order !== null ? 'placed' : draft.step === 'placing' ? 'unknown' : 'draft',
    onDiscard,
  };
}
