import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { OperationId, Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { idempotencyKeys } from '../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../deps.ts';
import { requestHash } from './requestHash.ts';

export interface PlacedOrder {
  id: number;
  answer: Wire['OrderCreated'];
}

/** Creates an order in a transaction. */
export type PlaceOrder = (tx: Database) => Promise<PlacedOrder>;

interface PlaceRequest {
  operationId: OperationId;
  userId: number;
  /** The `Idempotency-Key`; without one every request creates an order. */
  key: string | undefined;
  body: unknown;
}

/** How long another transaction with the same key is awaited, in milliseconds. */
const timeoutMs = 5000;

/**
 * Creates an order in one transaction with its idempotency key. A repeated request gets the
 * response of the first one. Of concurrent requests with one key, on any instance, the database
 * lets one insert the key; the others wait for its transaction. A rejected request leaves its key
 * unused. Keys are stored as long as their orders.
 * @param prepare does for a new order what needs no transaction, such as drawing its board, and returns
 *   the function that creates the order, using only the transaction
 * @throws {ApiError} `idempotency_key_reused` for another body, `order_in_progress` after the
 *   timeout
 */
export async function placeOrderOnce(
  { db }: Pick<ServerDeps, 'db'>,
  request: PlaceRequest,
  reply: FastifyReply,
  prepare: () => Promise<PlaceOrder>,
): Promise<Wire['OrderCreated']> {
  const { key, userId } = request;
  if (key === undefined) return (await db.transaction(await prepare())).answer;
  const hash = requestHash(request.operationId, request.body);
  const stored = await readResponse(db, userId, key, hash);
  const answer = stored ?? (await withTimeoutError(() => placeWithKey(key)));
  reply.header('Idempotency-Key', key);
  return answer;

  async function placeWithKey(newKey: string): Promise<Wire['OrderCreated']> {
    const place = await prepare();
    return db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${String(timeoutMs)}, true)`);
      const inserted = await tx
        .insert(idempotencyKeys)
        .values({ userId, key: newKey, requestHash: hash, response: {} })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (inserted.length === 0) {
        const first = await readResponse(tx, userId, newKey, hash);
        if (!first) throw inProgress();
        return first;
      }
      const order = await place(tx);
      await tx
        .update(idempotencyKeys)
        .set({ orderId: order.id, response: order.answer })
        .where(matchesKey(userId, newKey));
      return order.answer;
    });
  }
}

/** Returns the `Idempotency-Key` of a request, whose format was validated by the contract. */
export function idempotencyKeyOf({
  headers,
}: {
  headers: IncomingHttpHeaders;
}): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Returns the response of the first request with a key; undefined if there was none. */
async function readResponse(
  db: Database,
  userId: number,
  key: string,
  hash: string,
): Promise<Wire['OrderCreated'] | undefined> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(matchesKey(userId, key))
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
  return row.response as Wire['OrderCreated'];
}

function matchesKey(userId: number, key: string) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}

/** SQLSTATE of a lock timeout. */
const lockNotAvailable = '55P03';

async function withTimeoutError<Result>(work: () => Promise<Result>): Promise<Result> {
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
    'A request with this Idempotency-Key is still in progress; try again.',
  );
}
