import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { signInAttempts } from '../../data/db/schema/signIn.ts';

/**
 * The values of a started sign-in: `state` goes to the provider, `browserSecret` to the browser.
 */
export interface SignInAttempt {
  state: string;
  browserSecret: string;
}

export interface SignInAttempts {
  begin(): Promise<SignInAttempt>;
  /** Consumes an attempt. Returns true once, if it belongs to the browser and has not expired. */
  take(state: string, browserSecret: string): Promise<boolean>;
}

export const attemptLifetimeSeconds = 10 * 60;

/** Creates the store of started sign-ins. It contains only hashes, which complete no sign-in. */
export function createSignInAttempts(db: Database, now: () => Date): SignInAttempts {
  return {
    async begin() {
      const attempt = { state: randomText(), browserSecret: randomText() };
      const createdAt = now();
      await db.insert(signInAttempts).values({
        stateHash: hash(attempt.state),
        browserHash: hash(attempt.browserSecret),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + attemptLifetimeSeconds * 1000),
      });
      await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, createdAt));
      return attempt;
    },

    async take(state, browserSecret) {
      const deleted = await db
        .delete(signInAttempts)
        .where(
          and(
            eq(signInAttempts.stateHash, hash(state)),
            eq(signInAttempts.browserHash, hash(browserSecret)),
          ),
        )
        .returning({ expiresAt: signInAttempts.expiresAt });
      return deleted.some(({ expiresAt }) => expiresAt.getTime() > now().getTime());
    },
  };
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
