import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { orderDetail } from '../testing/fixtures/knownOrders.ts';
import { orderPageMachine } from './orderPageMachine.ts';
import type { SeenOrder } from './orderPageTypes.ts';

test.each([null, 2])(
  'keeps the newest announced version after an announcement of %s',
  async (version) => {
    const actor = createActor(
      orderPageMachine.provide({
        actors: {
          loadSeen: fromPromise<SeenOrder | null, { orderId: number }>(() =>
            Promise.resolve({ order: orderDetail, seenAt: 0 }),
          ),
          readOrder: fromPromise<SeenOrder, { orderId: number }>(() => new Promise(() => {})),
        },
      }),
      { input: { orderId: orderDetail.orderId, username: 'sari' } },
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches('open'));

    actor.send({ type: 'order.changed', version: 3 });
    actor.send({ type: 'order.changed', version });

    expect(actor.getSnapshot().context.hintedVersion).toBe(3);
    actor.stop();
  },
);
