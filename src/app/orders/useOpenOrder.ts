import { useSyncExternalStore } from 'react';
import type { Person } from '../../domain/person.ts';
import type { SessionUser } from '../../domain/session.ts';
import type { OrderStore } from './orderStore.ts';

/** The running order for a person; another one when it was gone on with in another tab. */
export function useOpenOrder<Actor, Draft>(
  store: OrderStore<Actor, Draft>,
  person: Person,
  buyer: SessionUser,
): Actor {
  return useSyncExternalStore(store.subscribe, () => store.open(person, buyer));
}
