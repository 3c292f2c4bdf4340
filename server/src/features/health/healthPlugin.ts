import { sql } from 'drizzle-orm';
import type { ServerPlugin } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';

/** For how long the result of a check counts, in ms, so that many requests cause few writes. */
const validMs = 1000;

/** How long a check may take, in ms: storage that hangs takes no orders either. */
const checkMs = 5000;

/**
 * Serves `/healthz` (the process runs) and `/readyz` (it can write to its database and its file
 * store) for load balancers.
 */
export const healthPlugin: ServerPlugin = async (app, { db, files, now }) => {
  let last: { at: number; result: Promise<void> } | undefined;

  /** Writes to both storages: a full or read-only one answers reads, but takes no orders. */
  const checkStorage = async () => {
    await db.execute(sql`select pg_current_xact_id()`);
    await files.probe();
  };

  const checkInTime = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The storage did not answer within ${checkMs} ms.`)),
        checkMs,
      );
      checkStorage()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });

  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    const at = now().getTime();
    if (!last || Math.abs(at - last.at) >= validMs) last = { at, result: checkInTime() };
    try {
      await last.result;
    } catch (error) {
      // The cause names hosts and paths, so it is logged and not sent.
      request.log.error({ err: error }, 'the storage cannot be written');
      throw new ApiError('service_unavailable', 503, 'The server cannot write to its storage.');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
};
