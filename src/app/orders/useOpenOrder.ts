import { useSyncExternalStore } from 'react';
import type { Person } from '../../domain/person.ts';
import type { SessionUser } from '../../domain/session.ts';
import type { OrderStore } from './orderStore.ts';

/**
 * Returns the running order for a person. Re-renders with another actor when another tab has
 * changed the order.
 */
export function useOpenOrder<Actor, Draft>(
  store: OrderStore<Actor, Draft>,
  person: Person,
  buyer: SessionUser,
): Actor {
  return useSyncExternalStore(store.subscribe, () => store.open(person, buyer));
}
