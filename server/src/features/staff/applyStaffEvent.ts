import { and, eq } from 'drizzle-orm';
import type { Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { floristHouses, florists } from '../../data/db/schema/catalogue.ts';
import { flowerOrders } from '../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { applyOrderEvent } from '../orders/lifecycle/applyOrderEvent.ts';
import type { OrderEvent } from '../orders/lifecycle/orderLifecycle.ts';
import type { FoundOrder } from '../orders/readOrder.ts';
import { requireUploadKey } from '../uploads/requireUploadKey.ts';
import { actorOf, type StaffMember } from '../../http/auth/requireRole.ts';
import { roleOfEvent } from './eventRoles.ts';

/** The events whose reason the buyer has to know. */
const needReason: ReadonlySet<Wire['StaffOrderEvent']['type']> = new Set([
  'card.rejected',
  'proof.declined',
]);

/**
 * Applies an event of a member of staff to an order, in the caller's transaction.
 * @param photo what `findStoredFile` returns for the URL of the photo
 * @throws {ApiError} `validation_failed` without the reason, florist or photo that the event needs,
 *   and the errors of `applyOrderEvent`
 */
export async function applyStaffEvent(
  tx: Database,
  deps: ServerDeps,
  found: FoundOrder,
  member: StaffMember,
  body: Wire['StaffOrderEvent'],
  photo: string | undefined,
): Promise<void> {
  const { id } = found.order;
  if (needReason.has(body.type) && body.reason === undefined)
    throw new ApiError('validation_failed', 422, `${body.type} needs a reason.`, 'reason');
  const photoKey =
    body.type === 'board.delivered'
      ? await requirePhoto(tx, member, body.photoUrl, photo)
      : undefined;
  await applyOrderEvent(tx, deps, {
    orderId: id,
    event: await toEvent(tx, found, body),
    actor: actorOf(member, roleOfEvent[body.type]),
    reason: body.reason,
    version: body.version,
  });
  if (photoKey !== undefined) {
    await tx
      .update(flowerOrders)
      .set({ deliveryPhotoKey: photoKey })
      .where(eq(flowerOrders.orderId, id));
  }
}

async function toEvent(
  tx: Database,
  { board }: FoundOrder,
  { type, floristId }: Wire['StaffOrderEvent'],
): Promise<OrderEvent> {
  if (type !== 'board.offered') return { type };
  if (floristId === undefined)
    throw new ApiError('validation_failed', 422, 'board.offered needs a florist.', 'floristId');
  // Without a board there is no house to deliver to; the order's life refuses the event.
  if (board === null) return { type, floristId };
  const [florist] = await tx
    .select({ id: florists.id })
    .from(florists)
    .innerJoin(floristHouses, eq(floristHouses.floristId, florists.id))
    .where(
      and(
        eq(florists.id, floristId),
        eq(florists.active, true),
        eq(floristHouses.funeralHouseId, board.funeralHouseId),
      ),
    )
    .limit(1);
  if (!florist) {
    throw new ApiError(
      'florist_unavailable',
      422,
      'This florist does not deliver to the funeral house.',
      'floristId',
    );
  }
  return { type, floristId };
}

async function requirePhoto(
  tx: Database,
  { user }: StaffMember,
  photoUrl: string | undefined,
  photo: string | undefined,
): Promise<string> {
  if (photoUrl === undefined)
    throw new ApiError('validation_failed', 422, 'board.delivered needs a photo.', 'photoUrl');
  return requireUploadKey(tx, user.id, photo, 'photoUrl');
}
