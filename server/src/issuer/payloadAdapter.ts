import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { oidcPayloads } from '../db/schema/signIn.ts';
import type { Database } from '../db/Database.ts';
import { isStorageAway } from '../db/storageAway.ts';

/**
 * Keeps what the embedded issuer has to remember in the database, so that any instance can go on where another
 * left off. A row past its expiry counts as gone; such rows are removed whenever a sign-in begins.
 */
export function createPayloadAdapter(db: Database, now: () => Date): (type: string) => Adapter {
  return (type) => {
    const present = () => or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, now()));
    const ofType = (condition: ReturnType<typeof eq>) =>
      and(eq(oidcPayloads.type, type), condition, present());

    const findBy = async (
      condition: ReturnType<typeof eq>,
    ): Promise<AdapterPayload | undefined> => {
      const [row] = await reach(db.select().from(oidcPayloads).where(ofType(condition)).limit(1));
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
        await reach(
          db
            .insert(oidcPayloads)
            .values({ type, id, ...values })
            .onConflictDoUpdate({ target: [oidcPayloads.type, oidcPayloads.id], set: values }),
        );
        if (type === 'Interaction')
          await reach(db.delete(oidcPayloads).where(lte(oidcPayloads.expiresAt, now())));
      },
      find: (id) => findBy(eq(oidcPayloads.id, id)),
      findByUid: (uid) => findBy(eq(oidcPayloads.uid, uid)),
      findByUserCode: (code) => findBy(eq(oidcPayloads.userCode, code)),
      async consume(id) {
        await reach(
          db
            .update(oidcPayloads)
            .set({ consumedAt: now() })
            .where(ofType(eq(oidcPayloads.id, id))),
        );
      },
      async destroy(id) {
        await reach(
          db.delete(oidcPayloads).where(and(eq(oidcPayloads.type, type), eq(oidcPayloads.id, id))),
        );
      },
      async revokeByGrantId(grantId) {
        await reach(
          db
            .delete(oidcPayloads)
            .where(and(eq(oidcPayloads.type, type), eq(oidcPayloads.grantId, grantId))),
        );
      },
    };
  };
}

/** The issuer answers with the status that an error carries, or else with 500. */
async function reach<Result>(query: PromiseLike<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    throw isStorageAway(error) ? Object.assign(error as Error, { statusCode: 503 }) : error;
  }
}
