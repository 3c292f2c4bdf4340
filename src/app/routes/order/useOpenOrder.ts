import { useLayoutEffect, useState } from 'react';
import type { OrderAgain } from '../../../domain/orderAgain.ts';
import type { Person } from '../../../domain/person.ts';
import type { SessionUser } from '../../../domain/session.ts';
import type { OrderStore } from '../../orders/store/orderStore.ts';

/**
 * Returns the running order for a person, and another actor when another tab has changed the order.
 * If no order is running, the first render returns null; the order starts before the browser
 * paints.
 */
export function useOpenOrder<Actor extends object, Draft>(
  store: OrderStore<Actor, Draft>,
  person: Person,
  buyer: SessionUser,
  again: OrderAgain | null,
): Actor | null {
  const [actor, setActor] = useState(() => store.get(buyer.id, person.id));
  useLayoutEffect(() => {
    const open = () => setActor(store.open(person, buyer, again));
    open();
    return store.subscribe(open);
  }, [store, person, buyer, again]);
  return actor;
}
