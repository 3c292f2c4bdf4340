import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../contract/ApiError.ts';
import type { OperationId, Wire } from '../contract/operations.ts';
import type { Database } from '../db/Database.ts';
import { idempotencyKeys } from '../db/schema/orders.ts';
import type { ServerDeps } from '../deps.ts';
import { requestHash } from './requestHash.ts';

export interface PlacedOrder {
  id: number;
  answer: Wire['OrderCreated'];
}

interface PlaceRequest {
  operationId: OperationId;
  userId: number;
  /** The `Idempotency-Key`; without one every request makes an order. */
  key: string | undefined;
  body: unknown;
}

/** Longest wait for another transaction with the same key, in milliseconds. */
const timeoutMs = 5000;

/**
 * Makes an order in one transaction with its idempotency key, and answers what the first request of that key was
 * answered. Of several requests at once, on whatever instances, the database lets one insert the key; the others
 * wait for it to end. A request that is refused leaves its key unused. Keys are kept as long as their orders.
 * @param place makes the order, using the transaction alone
 * @throws {ApiError} `idempotency_key_reused` for another body, `order_in_progress` after a long wait
 */
export async function placeOnce(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  request: PlaceRequest,
  reply: FastifyReply,
  place: (tx: Database) => Promise<PlacedOrder>,
): Promise<Wire['OrderCreated']> {
  const { key, userId } = request;
  if (key === undefined) return (await db.transaction(place)).answer;
  const hash = requestHash(request.operationId, request.body);
  const known = await readKey(db, userId, key, hash);
  const answer = known ?? (await inProgressWhenLate(() => placeWithKey(key)));
  reply.header('Idempotency-Key', key);
  return answer;

  async function placeWithKey(claimed: string): Promise<Wire['OrderCreated']> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${String(timeoutMs)}, true)`);
      const taken = await tx
        .insert(idempotencyKeys)
        .values({ userId, key: claimed, requestHash: hash, response: {}, createdAt: now() })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (taken.length === 0) {
        const first = await readKey(tx, userId, claimed, hash);
        if (!first) throw inProgress();
        return first;
      }
      const order = await place(tx);
      await tx
        .update(idempotencyKeys)
        .set({ orderId: order.id, response: order.answer })
        .where(is(userId, claimed));
      return order.answer;
    });
  }
}

/** The `Idempotency-Key` of a request, whose form the contract has checked. */
export function idempotencyKeyOf({
  headers,
}: {
  headers: IncomingHttpHeaders;
}): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** What the first request of a key was answered; undefined when there was none. */
async function readKey(
  db: Database,
  userId: number,
  key: string,
  hash: string,
): Promise<Wire['OrderCreated'] | undefined> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(is(userId, key))
    .limit(1);
  if (!row) return undefined;
  if (row.requestHash !== hash) {
    throw new ApiError(
      'idempotency_key_reused',
      409,
      'This Idempotency-Key was used for another request.',
      'Idempotency-Key',
    );
  }
  // The database keeps the fields in an order of its own; a repeat reads like the first answer, byte for byte.
  const { id, price, expiredTime, discprice } = row.response as Wire['OrderCreated'];
  return { id, price, expiredTime, ...(discprice === undefined ? {} : { discprice }) };
}

function is(userId: number, key: string) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}

/** SQLSTATE of a lock that did not come in time. */
const lockNotAvailable = '55P03';

async function inProgressWhenLate<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
    if (code === lockNotAvailable || cause?.code === lockNotAvailable) throw inProgress();
    throw error;
  }
}

function inProgress(): ApiError {
  return new ApiError(
    'order_in_progress',
    409,
    'A request with this Idempotency-Key is still being served; ask again.',
  );
}
