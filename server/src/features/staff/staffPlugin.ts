import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../data/db/Database.ts';
import { flowerOrders, orders } from '../../data/db/schema/orders.ts';
import { userRoles } from '../../data/db/schema/roles.ts';
import { users } from '../../data/db/schema/users.ts';
import type { ServerPlugin } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { findStoredFile } from '../../data/files/findStoredFile.ts';
import { findOrders, toWireOrder } from '../orders/readOrder.ts';
import { isPlausiblePayTime } from '../orders/isPlausiblePayTime.ts';
import { recordPayment } from '../orders/recordPayment.ts';
import { recordRefund } from '../orders/recordRefund.ts';
import { floristsOf, orderRoles } from '../users/floristsOf.ts';
import { actorOf, requireRole, type StaffMember } from '../../http/auth/requireRole.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { absoluteUrl } from '../../http/wire/absoluteUrl.ts';
import { applyStaffEvent } from './applyStaffEvent.ts';
import { roleOfEvent } from './eventRoles.ts';
import { grantRole, readRoles, revokeRole } from '../users/roles.ts';
import { closeReport, readOpenReports } from './listingReports.ts';
import { readStaffOrder, requireStaffOrder } from './staffOrders.ts';

/** The maximum number of orders in a response. */
const pageSize = 100;

/**
 * Serves the staff's operations. Each one checks the caller's roles in the database, but
 * `getStaffMember`, which returns them.
 */
export const staffPlugin: ServerPlugin = async (app, deps) => {
  const { db, config, now } = deps;

  app.operation('getStaffMember', async (request) => {
    const user = await requireUser(db, request);
    return { userId: user.id, roles: await readRoles(db, eq(userRoles.userId, user.id)) };
  });

  app.operation('listRoles', async (request) => {
    await requireRole(db, request, []);
    return { results: await readRoles(db) };
  });

  app.operation('grantRole', async (request) => {
    const { user } = await requireRole(db, request, []);
    const { username, role, floristId, funeralHouseId } = request.body;
    return grantRole(db, {
      username,
      role,
      floristId,
      funeralHouseId,
      grantedBy: user.id,
      grantedAt: now(),
    });
  });

  app.operation('revokeRole', async (request) => {
    const { granted } = await requireRole(db, request, []);
    const { id } = request.params;
    if (granted.some((own) => own.id === id && own.role === 'admin'))
      throw new ApiError('forbidden', 403, 'Nobody can revoke the own role admin.', 'id');
    await revokeRole(db, id);
    return undefined;
  });

  app.operation('listListingReports', async (request) => {
    const member = await requireRole(db, request, ['house']);
    return { results: await readOpenReports(db, member, request.query.after) };
  });

  app.operation('closeListingReport', async (request) => {
    const member = await requireRole(db, request, ['house']);
    const { id } = request.params;
    return closeReport(db, member, { id, note: request.body.note, now: now() });
  });

  app.operation('listStaffOrders', async (request) => {
    const member = await requireRole(db, request, orderRoles);
    const { payment, fulfilment, proofPending, after } = request.query;
    const florists = floristsOf(member);
    const found = await findOrders(db, {
      where: and(
        payment && eq(orders.paymentState, payment),
        fulfilment && eq(orders.fulfilmentState, fulfilment),
        proofPending === undefined ? undefined : eq(orders.proofPending, proofPending === 1),
        after === undefined ? undefined : gt(orders.id, after),
        florists === 'all' ? undefined : inArray(flowerOrders.floristId, florists),
      ),
      orderBy: asc(orders.id),
      limit: pageSize,
    });
    const buyers = await readBuyers(
      db,
      found.map(({ order }) => order.userId),
    );
    return {
      results: found.map((each) => ({
        order: toWireOrder(deps, each),
        buyer: buyers.get(each.order.userId) ?? {
          id: each.order.userId,
          name: null,
          mobilePhone: null,
        },
        floristName: each.floristName,
        cardUrl: each.card && absoluteUrl(config, `/files/${each.card.cardKey}`),
      })),
    };
  });

  app.operation('getStaffOrder', async (request) => {
    const member = await requireRole(db, request, orderRoles);
    return respond(db, request.params.id, member);
  });

  app.operation('applyOrderEvent', async (request) => {
    const { body, params } = request;
    const roles = [roleOfEvent[body.type]];
    const member = await requireRole(db, request, roles);
    const photo = body.photoUrl && (await findStoredFile(deps.files, body.photoUrl));
    return db.transaction(async (tx) => {
      const found = await requireStaffOrder(tx, params.id, member, roles);
      await applyStaffEvent(tx, deps, found, member, body, photo);
      return respond(tx, params.id, member);
    });
  });

  app.operation('recordPayment', async (request) => {
    const { body, params } = request;
    const member = await requireFinance(request);
    const paidAt = new Date(body.paidTime);
    if (!isPlausiblePayTime(paidAt, deps.now()))
      throw new ApiError('validation_failed', 422, 'Nobody paid at that time.', 'paidTime');
    return db.transaction(async (tx) => {
      const { order } = await requireStaffOrder(tx, params.id, member);
      const { amount, reason } = body;
      const remaining = order.total - (order.received - order.refunded);
      const isCurrent = body.version === order.version;
      if (isCurrent && amount !== remaining && reason === undefined)
        throw new ApiError('validation_failed', 422, 'Another amount needs a reason.', 'reason');
      await recordPayment(tx, deps, {
        orderId: order.id,
        provider: body.provider,
        reference: body.reference,
        amount,
        account: body.account,
        paidAt,
        actor: actorOf(member, 'finance'),
        reason,
        settles: body.settles,
        version: body.version,
      });
      return respond(tx, order.id, member);
    });
  });

  app.operation('recordRefund', async (request) => {
    const { body, params } = request;
    const member = await requireFinance(request);
    return db.transaction(async (tx) => {
      const order = await recordRefund(tx, deps, {
        paymentId: params.id,
        amount: body.amount,
        reference: body.reference,
        account: body.account,
        actor: actorOf(member, 'finance'),
        version: body.version,
      });
      return respond(tx, order.id, member);
    });
  });

  function requireFinance(request: FastifyRequest): Promise<StaffMember> {
    return requireRole(db, request, ['finance']);
  }

  async function respond(tx: Database, id: number, member: StaffMember) {
    return readStaffOrder(tx, deps, await requireStaffOrder(tx, id, member), member);
  }
};

async function readBuyers(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ id: users.id, name: users.name, mobilePhone: users.mobilePhone })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
