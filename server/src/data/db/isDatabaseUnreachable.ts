/**
 * SQLSTATE classes and system errors of a database that cannot be reached at the moment, or that
 * needs longer than the limit for a statement (57014).
 */
const codes =
  /^(08|53|57P|57014)|^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;

/** Messages of `pg` for lost connections and an exhausted pool; these errors have no code. */
const messages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
]);

/**
 * Returns whether an error or its cause means that the database cannot be reached at the moment.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const isAway = typeof code === 'string' ? codes.test(code) : messages.has(error.message);
  return isAway || isDatabaseUnreachable(error.cause);
}
