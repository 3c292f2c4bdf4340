import { GREETING, type IdempotencySupport, type OrderKind } from '../../../src/domain/order.ts';
import { placingStep, routes, type OrderStep } from '../../../src/domain/routes.ts';
import type { Person } from '../../../src/domain/person.ts';
import type { SessionUser } from '../../../src/domain/session.ts';
import type { OpenOptions } from './driver.ts';

/** An order that is saved on the device. */
export interface KeptOrder {
  readonly kind: OrderKind;
  readonly person: Person;
  readonly buyer: SessionUser;
  readonly keySupport: IdempotencySupport;
  /** Null for a new order that is not saved yet. */
  readonly draft: object | null;
  /** The page to open. */
  readonly step: OrderStep;
}

/** Returns how to open the app at an order, as a link to it would. */
export function openOrder({
  kind,
  person,
  buyer,
  keySupport,
  draft,
  step,
}: KeptOrder): Omit<OpenOptions, 'heldOperations' | 'isOffline'> {
  return {
    address: routes.order(kind, step, person.id),
    isSignedIn: true,
    localStorage: {
      ...(keySupport === 'unknown' ? {} : { 'order:idempotency': keySupport }),
      ...(draft === null
        ? {}
        : {
            [`order:${buyer.id}:${kind}:${person.id}`]: JSON.stringify({
              version: 1,
              person,
              draft,
              savedAt: 0,
            }),
          }),
    },
  };
}

/** Returns the page on which an order opens: the first one, or that of its draft. */
export function openedStep(
  kind: OrderKind,
  draft: {
    readonly step: OrderStep | 'placing' | 'paying';
    readonly payment: { readonly step: OrderStep } | null;
  } | null,
): OrderStep {
  if (draft === null) return kind === GREETING ? 'compose' : 'florists';
  if (draft.step === 'paying') return draft.payment?.step ?? 'checkout';
  return draft.step === 'placing' ? placingStep(kind) : draft.step;
}
