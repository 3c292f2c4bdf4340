import { expect, test } from 'vitest';
import { root } from './root.mjs';

// The paths are computed, because a type check of the scripts does not include the app and the server.
/** @type {{ orderLifecycle: { events: string[] } }} */
const { orderLifecycle } = await import(
  `${root}/server/src/features/orders/lifecycle/orderLifecycle.ts`
);
/** @type {{ getTimeline: (order: object) => { at: string | null }[] }} */
const { getTimeline } = await import(`${root}/src/domain/orderTimeline.ts`);

const at = '2026-11-21T10:00:00+07:00';
const state = { payment: 'cancelled', fulfilment: 'stopped' };
const order = { ...state, kind: 0, received: 0, refunded: 0, dueAt: null, departureAt: null };

test.each(['order.created', ...orderLifecycle.events])(
  "the app's timeline of an order has a step for the server's event %s",
  (type) => {
    const [step] = getTimeline({ ...order, events: [{ ...state, version: 1, at, type }] });
    expect(step?.at).toBe(at);
  },
);
