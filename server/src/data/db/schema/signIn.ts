import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './timestampColumn.ts';

/** Started sign-ins. Nonce and verifier are not stored, but derived from the browser's cookie. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expires').on(table.expiresAt)],
);

/** Refresh tokens by their hash; the tokens of one session share a `familyId`. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: text('family_id').notNull(),
    sub: text('sub').notNull(),
    identity: jsonb('identity').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    sessionExpiresAt: timestampColumn('session_expires_at').notNull(),
    usedAt: timestampColumn('used_at'),
    revokedAt: timestampColumn('revoked_at'),
  },
  (table) => [
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_expires').on(table.expiresAt),
  ],
);
