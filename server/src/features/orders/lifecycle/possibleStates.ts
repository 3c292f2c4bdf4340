import { orderLifecycle, type LifecycleEvent } from './orderLifecycle.ts';

/**
 * Returns the states in which an event is possible, such as `payment.paid`. Guards may restrict it
 * further.
 */
export function possibleStates(event: LifecycleEvent): string[] {
  return Object.values(orderLifecycle.states).flatMap((region) =>
    Object.values(region.states)
      .filter((state) => state.ownEvents.includes(event))
      .map((state) => `${region.key}.${state.key}`),
  );
}
