/** SQLSTATE classes and system errors that say the database cannot be reached just now. */
const codes =
  /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;

/** What `pg` says of lost connections and of a pool that has none to give; these errors have no code. */
const messages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
]);

/** Tells whether an error, or what caused it, says that the database cannot be reached just now. */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const isAway = typeof code === 'string' ? codes.test(code) : messages.has(error.message);
  return isAway || isStorageAway(error.cause);
}
