import { asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { orderEvents } from '../../data/db/schema/orders.ts';
import { paymentProofs, payments, refunds } from '../../data/db/schema/payments.ts';
import type { Role } from '../../data/db/schema/roles.ts';
import { users } from '../../data/db/schema/users.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { proofUrl } from '../orders/proofUrl.ts';
import { findOrder, type FoundOrder, readCards, readOrderDetail } from '../orders/readOrder.ts';
import { floristsOf } from '../users/floristsOf.ts';
import { hasRole, type StaffMember } from '../../http/auth/requireRole.ts';
import { toWireTime } from '../../http/wire/wireTime.ts';

/**
 * Returns an order on which a member of staff may work in one of the roles.
 * @throws {ApiError} `not_found`, `forbidden` for the board of another florist
 */
export async function requireStaffOrder(
  db: Database,
  id: number,
  member: StaffMember,
  roles?: readonly Role[],
): Promise<FoundOrder> {
  const found = await findOrder(db, id);
  if (!found) throw new ApiError('not_found', 404, 'There is no such order.', 'id');
  const florists = floristsOf(member, roles);
  if (florists !== 'all' && !(found.board && florists.includes(found.board.floristId)))
    throw new ApiError('forbidden', 403, 'This is an order of another florist.', 'id');
  return found;
}

/** Reads an order for staff; payments and proofs only for finance. */
export async function readStaffOrder(
  db: Database,
  deps: Pick<ServerDeps, 'config' | 'artwork' | 'now'>,
  found: FoundOrder,
  member: StaffMember,
): Promise<Wire['StaffOrderDetail']> {
  const { id } = found.order;
  const seesMoney = hasRole(member, 'finance') || hasRole(member, 'admin');
  const cards = await readCards(db, deps, id);
  return {
    detail: await readOrderDetail(db, deps, found, cards),
    buyer: await readBuyer(db, found),
    history: await readHistory(db, id),
    payments: seesMoney ? await readPayments(db, id) : [],
    proofs: seesMoney ? await readProofs(db, deps.config, id) : [],
    cards,
  };
}

async function readBuyer(db: Database, { order }: FoundOrder): Promise<Wire['Buyer']> {
  const [buyer] = await db
    .select({ id: users.id, name: users.name, mobilePhone: users.mobilePhone })
    .from(users)
    .where(eq(users.id, order.userId));
  if (!buyer) throw new Error(`The buyer of order ${order.id} was not found.`);
  return buyer;
}

async function readHistory(db: Database, orderId: number): Promise<Wire['RecordedEvent'][]> {
  const rows = await db
    .select({ event: orderEvents, userName: users.name })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.userId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.version));
  return rows.map(({ event, userName }) => ({
    version: event.version,
    time: toWireTime(event.at),
    event: event.event,
    actor: event.actor,
    userName,
    reason: event.reason,
    fromPayment: event.fromPayment,
    fromFulfilment: event.fromFulfilment,
    toPayment: event.toPayment,
    toFulfilment: event.toFulfilment,
  }));
}

async function readPayments(db: Database, orderId: number): Promise<Wire['Payment'][]> {
  const recorder = alias(users, 'recorder');
  const rows = await db
    .select({ payment: payments, recordedBy: recorder.name })
    .from(payments)
    .leftJoin(recorder, eq(recorder.id, payments.recordedBy))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id));
  const returned =
    rows.length === 0
      ? []
      : await db
          .select({ refund: refunds, madeBy: users.name })
          .from(refunds)
          .innerJoin(users, eq(users.id, refunds.madeBy))
          .where(
            inArray(
              refunds.paymentId,
              rows.map(({ payment }) => payment.id),
            ),
          )
          .orderBy(asc(refunds.id));
  return rows.map(({ payment, recordedBy }) => ({
    id: payment.id,
    provider: payment.provider,
    reference: payment.reference,
    amount: payment.amount,
    account: payment.account,
    reason: payment.reason,
    paidTime: toWireTime(payment.paidAt),
    recordedTime: toWireTime(payment.recordedAt),
    recordedBy,
    refunds: returned
      .filter(({ refund }) => refund.paymentId === payment.id)
      .map(({ refund, madeBy }) => ({
        id: refund.id,
        amount: refund.amount,
        reference: refund.reference,
        account: refund.account,
        madeTime: toWireTime(refund.madeAt),
        madeBy,
      })),
  }));
}

async function readProofs(
  db: Database,
  config: ServerDeps['config'],
  orderId: number,
): Promise<string[]> {
  const rows = await db
    .select({ key: paymentProofs.key })
    .from(paymentProofs)
    .where(eq(paymentProofs.orderId, orderId))
    .orderBy(desc(paymentProofs.uploadedAt));
  return rows.map(({ key }) => proofUrl(config, orderId, key));
}
