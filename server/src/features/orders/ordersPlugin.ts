import { desc, eq } from 'drizzle-orm';
import { orders } from '../../data/db/schema/orders.ts';
import type { ServerPlugin } from '../../deps.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { applyOrderEvent } from './lifecycle/applyOrderEvent.ts';
import { findOrders, readOrderDetail, toWireOrder } from './readOrder.ts';
import { requireOwnOrder } from './requireOwnOrder.ts';

/** The maximum number of orders in a response; older ones are omitted. */
const limit = 1000;

/** Serves the orders of a user, only to that user. */
export const ordersPlugin: ServerPlugin = async (app, deps) => {
  const { db } = deps;

  app.operation('listOrders', async (request) => {
    const user = await requireUser(db, request);
    const found = await findOrders(db, {
      where: eq(orders.userId, user.id),
      orderBy: desc(orders.id),
      limit,
    });
    return { results: found.map((each) => toWireOrder(deps, each)) };
  });

  app.operation('getOrder', async (request) => {
    const user = await requireUser(db, request);
    return readOrderDetail(db, deps, await requireOwnOrder(db, request.params.id, user.id));
  });

  app.operation('cancelOrder', async (request) => {
    const user = await requireUser(db, request);
    const { id } = request.params;
    return db.transaction(async (tx) => {
      await requireOwnOrder(tx, id, user.id);
      await applyOrderEvent(tx, deps, {
        orderId: id,
        event: { type: 'order.cancelled' },
        actor: { role: 'buyer', userId: user.id },
        version: request.body.version,
      });
      return readOrderDetail(tx, deps, await requireOwnOrder(tx, id, user.id));
    });
  });
};
