import type { OrderStep } from '../domain/routes.ts';

/** What a state of an order, or of its payment, says about its page. */
export interface StateMeta<Step extends OrderStep = OrderStep> {
  /** The page that shows the state. */
  readonly step?: Step;
}

interface WithMeta<Step extends OrderStep> {
  getMeta(): Readonly<Record<string, StateMeta<Step> | undefined>>;
}

/** Returns the step of a snapshot, or null if its state has no page. */
export function stepOf<Step extends OrderStep>(snapshot: WithMeta<Step>): Step | null {
  const states = Object.values(snapshot.getMeta());
  return states.find((meta) => meta?.step !== undefined)?.step ?? null;
}
