import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../data/db/Database.ts';
import { paymentProofs } from '../../data/db/schema/payments.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { applyOrderEvent } from '../orders/lifecycle/applyOrderEvent.ts';
import { isOverdue, lockOrder } from '../orders/lifecycle/orderState.ts';
import { proofKey } from '../orders/proofUrl.ts';
import { readUpload } from '../uploads/readUpload.ts';
import { reencodePicture } from '../uploads/reencodePicture.ts';

/** The largest number of proofs of one order. */
const maxProofs = 10;

/** How long a file may be stored before the order that it belongs to, in ms. */
const graceMs = 3600_000;

/**
 * Stores the proof of payment in a form, and applies it to the order. Pictures are re-encoded; a
 * PDF is recognized by its first bytes and never parsed.
 * @throws {ApiError} `proof_invalid`, `order_expired` after the deadline, and the errors of the upload and of `applyOrderEvent`
 */
export async function storeProof(
  deps: ServerDeps,
  request: FastifyRequest,
  order: { id: number; userId: number },
): Promise<void> {
  const content = await readUpload(request, 'proof');
  const isPdf = content.subarray(0, 5).toString('latin1') === '%PDF-';
  const stored = isPdf
    ? content
    : await reencodePicture(content, { field: 'proof', code: 'proof_invalid' });
  const hash = createHash('sha256').update(`${order.id}\n`).update(content).digest('hex');
  const key = proofKey(`${hash}.${isPdf ? 'pdf' : 'webp'}`);
  // The order may refuse the proof, or the process may end in between.
  const runAt = new Date(deps.now().getTime() + graceMs);
  await deps.jobs.schedule(deps.db, 'delete-file', { key }, { runAt });
  await deps.files.put(key, stored);
  await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked && isOverdue(locked.row, deps.now())) {
      throw new ApiError(
        'order_expired',
        409,
        'The payment deadline of this order has passed.',
        'id',
      );
    }
    await applyOrderEvent(tx, deps, {
      orderId: order.id,
      event: { type: 'proof.uploaded' },
      actor: { role: 'buyer', userId: order.userId },
    });
    await tx
      .insert(paymentProofs)
      .values({ key, orderId: order.id, uploadedAt: deps.now() })
      .onConflictDoNothing();
    if ((await tx.$count(paymentProofs, eq(paymentProofs.orderId, order.id))) > maxProofs) {
      throw new ApiError(
        'proof_invalid',
        422,
        `An order can have at most ${maxProofs} proofs.`,
        'proof',
      );
    }
  });
}

/**
 * Returns the content of a proof of an order.
 * @throws {ApiError} `not_found`
 */
export async function readProof(
  { files }: Pick<ServerDeps, 'files'>,
  db: Database,
  orderId: number,
  name: string,
): Promise<Buffer> {
  const key = proofKey(name);
  const [found] = await db
    .select({ key: paymentProofs.key })
    .from(paymentProofs)
    .where(and(eq(paymentProofs.key, key), eq(paymentProofs.orderId, orderId)))
    .limit(1);
  if (!found) throw new ApiError('not_found', 404, 'There is no such proof.', 'name');
  return Buffer.from(await files.read(key));
}
