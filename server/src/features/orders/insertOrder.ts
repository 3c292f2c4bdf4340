import { eq } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { orders } from '../../data/db/schema/orders.ts';
import { users } from '../../data/db/schema/users.ts';
import type { ServerDeps } from '../../deps.ts';
import { requireEnabled } from '../../http/auth/requireUser.ts';
import type { ListedPerson } from '../persons/requireListedPerson.ts';
import { scheduleDeadline, scheduleReminder } from './lifecycle/scheduleDeadline.ts';
import { recordEvent } from './lifecycle/recordEvent.ts';
import { initialColumns, type OrderRow } from './lifecycle/orderState.ts';
import { paymentDeadline } from './paymentDeadline.ts';
import { toPayPalCents } from './payPalCents.ts';

interface NewOrder {
  kind: 'greeting' | 'flowers';
  userId: number;
  person: ListedPerson;
  /** Whole rupiah, before the discount. */
  price: number;
  discount: number;
  fromName: string;
  /** The florist who makes the board; null for a greeting. */
  floristId: number | null;
}

/**
 * Inserts an order with its first event and its entry in the buyer's history. A free order is paid
 * from the beginning.
 * @throws {ApiError} `user_disabled` when the buyer's account was deleted since the request began
 */
export async function insertOrder(
  tx: Database,
  deps: Pick<ServerDeps, 'config' | 'jobs' | 'now'>,
  order: NewOrder,
): Promise<OrderRow> {
  const { config, now } = deps;
  // The deletion of an account, which locks the row too, waits for the order or comes before it.
  const [buyer] = await tx
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, order.userId))
    .for('key share');
  if (!buyer) throw new Error(`The buyer ${order.userId} was not found.`);
  requireEnabled(buyer);
  const createdAt = now();
  const total = Math.max(0, order.price - order.discount);
  const [row] = await tx
    .insert(orders)
    .values({
      ...initialColumns({ kind: order.kind, total, floristId: order.floristId }),
      version: 1,
      kind: order.kind,
      userId: order.userId,
      personId: order.person.id,
      price: order.price,
      discount: order.discount,
      total,
      payPalCents: toPayPalCents(total, config.rupiahPerDollar),
      expiredTime: paymentDeadline(createdAt, config.orders),
      createdAt,
      fromName: order.fromName,
      room: order.person.room,
    })
    .returning();
  if (!row) throw new Error('The database stored no order.');
  const { userId, floristId } = order;
  await recordEvent(tx, deps, {
    order: row,
    type: 'order.created',
    at: createdAt,
    actor: 'buyer',
    userId,
    floristId,
  });
  if (row.paymentState === 'awaitingPayment') {
    await scheduleDeadline(tx, deps, row);
    await scheduleReminder(tx, deps, row);
  }
  return row;
}
