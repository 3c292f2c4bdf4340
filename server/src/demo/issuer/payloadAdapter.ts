import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { oidcPayloads } from '../../data/db/schema/demo.ts';
import type { Database } from '../../data/db/Database.ts';
import { isStorageUnavailable } from '../../data/isStorageUnavailable.ts';

/**
 * Creates the storage adapter of the embedded issuer. Its payloads are in the database, so that any
 * instance can continue a sign-in. Expired rows are ignored, and deleted when a sign-in starts.
 */
export function createPayloadAdapter(db: Database, now: () => Date): (type: string) => Adapter {
  return (type) => {
    const notExpired = () => or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, now()));
    const ofType = (condition: ReturnType<typeof eq>) =>
      and(eq(oidcPayloads.type, type), condition, notExpired());

    const findBy = async (
      condition: ReturnType<typeof eq>,
    ): Promise<AdapterPayload | undefined> => {
      const [row] = await withStatus(
        db.select().from(oidcPayloads).where(ofType(condition)).limit(1),
      );
      if (!row) return undefined;
      const consumed = row.consumedAt
        ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) }
        : {};
      return { ...(row.payload as AdapterPayload), ...consumed };
    };

    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload,
          grantId: payload.grantId ?? null,
          userCode: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000),
        };
        await withStatus(
          db
            .insert(oidcPayloads)
            .values({ type, id, ...values })
            .onConflictDoUpdate({ target: [oidcPayloads.type, oidcPayloads.id], set: values }),
        );
        if (type === 'Interaction')
          await withStatus(db.delete(oidcPayloads).where(lte(oidcPayloads.expiresAt, now())));
      },
      find: (id) => findBy(eq(oidcPayloads.id, id)),
      findByUid: (uid) => findBy(eq(oidcPayloads.uid, uid)),
      findByUserCode: (code) => findBy(eq(oidcPayloads.userCode, code)),
      async consume(id) {
        await withStatus(
          db
            .update(oidcPayloads)
            .set({ consumedAt: now() })
            .where(ofType(eq(oidcPayloads.id, id))),
        );
      },
      async destroy(id) {
        await withStatus(
          db.delete(oidcPayloads).where(and(eq(oidcPayloads.type, type), eq(oidcPayloads.id, id))),
        );
      },
      async revokeByGrantId(grantId) {
        await withStatus(
          db
            .delete(oidcPayloads)
            .where(and(eq(oidcPayloads.type, type), eq(oidcPayloads.grantId, grantId))),
        );
      },
    };
  };
}

/**
 * Sets the status 503 on errors of an unreachable database: the issuer responds with the status of
 * an error, or else with 500.
 */
async function withStatus<Result>(query: PromiseLike<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    throw isStorageUnavailable(error) ? Object.assign(error as Error, { statusCode: 503 }) : error;
  }
}
