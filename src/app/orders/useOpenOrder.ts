import { useSyncExternalStore } from 'react';
import type { Person } from '../../domain/person.ts';
import type { SessionUser } from '../../domain/session.ts';
import type { OrderLine } from './orderLine.ts';

/** The running order for a person; another one when it was gone on with in another tab. */
export function useOpenOrder<Actor, Draft>(
  line: OrderLine<Actor, Draft>,
  person: Person,
  buyer: SessionUser,
): Actor {
  return useSyncExternalStore(line.subscribe, () => line.open(person, buyer));
}
