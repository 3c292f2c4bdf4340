import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { refreshTokens } from '../../data/db/schema/signIn.ts';
import type { Identity } from '../../http/auth/identity.ts';

export interface RefreshSessions {
  begin(identity: Identity): Promise<RefreshToken>;
  /** Exchanges a token for the next one of its session. */
  rotate(token: string): Promise<Rotation>;
  /** Ends the session of a token, even if the token is used or expired. */
  end(token: string): Promise<void>;
}

export interface RefreshToken {
  token: string;
  expiresAt: Date;
}

export type Rotation =
  | { outcome: 'rotated'; identity: Identity; signedInAt: Date; next: RefreshToken }
  | { outcome: 'expired' }
  | { outcome: 'unknown' };

/** The maximum lifetime of a session, in seconds; then the user has to sign in again. */
const sessionSeconds = 90 * 24 * 3600;
/** The lifetime of a refresh token, and so of a session that is not used, in seconds. */
const idleSeconds = 30 * 24 * 3600;
/** How long a used token may be sent again while its successor is unused, in seconds. */
const graceSeconds = 120;
/** How long a used token is stored so that its reuse is detected, in seconds. */
const reuseDetectionSeconds = 7 * 24 * 3600;

type Row = typeof refreshTokens.$inferSelect;

/**
 * Creates the store of sessions, which outlive access tokens by rotating refresh tokens. The
 * database contains only hashes of the tokens.
 *
 * The successor of a token is derived from it, so that two tabs that use the same token at the same
 * time, or a browser that lost the response and retries, all get the same successor. This is
 * allowed for two minutes and only while the successor is unused. Any later use of a used token
 * means that two parties hold tokens of the session, and ends it for both.
 */
export function createRefreshSessions(
  db: Database,
  key: Uint8Array,
  now: () => Date,
): RefreshSessions {
  const successorOf = (token: string): string =>
    createHmac('sha256', key).update(token).digest('base64url');

  const rotateToken = async (tx: Database, row: Row, token: string): Promise<Rotation> => {
    const moment = now();
    await tx
      .update(refreshTokens)
      .set({ usedAt: moment })
      .where(and(eq(refreshTokens.tokenHash, row.tokenHash), isNull(refreshTokens.usedAt)));
    const next = successorOf(token);
    const expiresAt = earliest(addSeconds(moment, idleSeconds), row.sessionExpiresAt);
    const { familyId, sub, identity, sessionExpiresAt } = row;
    await tx
      .insert(refreshTokens)
      .values({
        tokenHash: hash(next),
        familyId,
        sub,
        identity,
        createdAt: moment,
        expiresAt,
        sessionExpiresAt,
      })
      .onConflictDoNothing();
    await tx
      .delete(refreshTokens)
      .where(
        and(
          eq(refreshTokens.familyId, familyId),
          lt(refreshTokens.usedAt, addSeconds(moment, -reuseDetectionSeconds)),
        ),
      );
    return {
      outcome: 'rotated',
      identity: identity as Identity,
      signedInAt: addSeconds(sessionExpiresAt, -sessionSeconds),
      next: { token: next, expiresAt },
    };
  };

  const mayRetry = async (tx: Database, row: Row, token: string): Promise<boolean> => {
    if (!row.usedAt || now().getTime() - row.usedAt.getTime() > graceSeconds * 1000) return false;
    const [successor] = await tx
      .select({ usedAt: refreshTokens.usedAt })
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hash(successorOf(token))));
    return successor !== undefined && successor.usedAt === null;
  };

  return {
    async begin(identity) {
      const token = randomBytes(32).toString('base64url');
      const createdAt = now();
      const expiresAt = addSeconds(createdAt, idleSeconds);
      await db.insert(refreshTokens).values({
        tokenHash: hash(token),
        familyId: randomUUID(),
        sub: identity.sub,
        identity,
        createdAt,
        expiresAt,
        sessionExpiresAt: addSeconds(createdAt, sessionSeconds),
      });
      await db
        .delete(refreshTokens)
        .where(lt(refreshTokens.expiresAt, addSeconds(createdAt, -idleSeconds)));
      return { token, expiresAt };
    },

    rotate: (token) =>
      db.transaction(async (tx): Promise<Rotation> => {
        const row = await lockSession(tx, token);
        if (!row || row.revokedAt) return { outcome: 'unknown' };
        if (row.expiresAt.getTime() <= now().getTime()) return { outcome: 'expired' };
        if (!row.usedAt || (await mayRetry(tx, row, token))) return rotateToken(tx, row, token);
        await revoke(tx, row.familyId, now());
        return { outcome: 'unknown' };
      }),

    end: (token) =>
      db.transaction(async (tx) => {
        const row = await lockSession(tx, token);
        if (row) await revoke(tx, row.familyId, now());
      }),
  };
}

/**
 * Reads the row of a token under a lock on its session. Without the lock, a revocation could miss a
 * successor that is inserted at the same time.
 */
async function lockSession(tx: Database, token: string): Promise<Row | undefined> {
  const read = () =>
    tx
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hash(token)));
  const [found] = await read();
  if (!found) return undefined;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${found.familyId}, 0))`);
  const [row] = await read();
  return row;
}

async function revoke(db: Database, familyId: string, moment: Date): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ revokedAt: moment })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedAt)));
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

function earliest(one: Date, other: Date): Date {
  return one.getTime() < other.getTime() ? one : other;
}
