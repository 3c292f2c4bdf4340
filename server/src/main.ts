import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { buildApp } from './app.ts';
import {
  type Config,
  describeMisspelling,
  findMisspeltSettings,
  readConfig,
} from './config/config.ts';
import { createSecureServer } from './http/createSecureServer.ts';
import { listDemoParts, requireAllowedBuild } from './config/demoBuild.ts';
import { describeStartError } from './describeStartError.ts';
import { loadInitialData } from './loadInitialData.ts';
import { openDeps } from './openDeps.ts';
import { scheduleMissingDeadlines } from './features/orders/handleOrderJobs.ts';
import { loadPlugins } from './plugins.ts';
import { graceMs } from './http/stopGracefully.ts';
import { grantFirstAdmin } from './features/users/grantFirstAdmin.ts';

let config: Config | undefined;
try {
  config = readConfig();
  await serve(config);
} catch (error) {
  process.stderr.write(`${describeStartError(error, config)}\n`);
  process.exitCode = 1;
}

async function serve(config: Config): Promise<void> {
  const demoParts = listDemoParts(config, await requireAllowedBuild(config));
  const { deps, database } = await openDeps(config);
  const stopping = abortOnSignal();
  try {
    await loadInitialData(deps, deps.now(), config.demo);
    await grantFirstAdmin(deps);
    const app = await buildApp(deps, { plugins: await loadPlugins(config.demo) });
    const secureServer =
      config.tls &&
      createSecureServer(app, {
        cert: await readFile(config.tls.certFile),
        key: await readFile(config.tls.keyFile),
      });
    for (const misspelling of findMisspeltSettings())
      app.log.warn(misspelling, describeMisspelling(misspelling));
    if (demoParts.length > 0) app.log.warn(`Still demo: ${demoParts.join('; ')}`);
    try {
      await app.listen({ port: config.port, host: config.host });
      if (config.tls) await secureServer?.listen({ port: config.tls.port, host: config.host });
      if (config.jobs.run) {
        await scheduleMissingDeadlines(deps);
        await deps.jobs.start(app.log);
      }
      if (config.preparePictures) {
        deps.pictures.prepare(stopping).catch((error: unknown) => {
          app.log.error(error, 'preparing pictures failed; they are encoded when requested');
        });
      }
      if (!stopping.aborted) await once(stopping, 'abort');
      app.log.info({ signal: stopping.reason as string }, 'stopping');
    } finally {
      const ends = [app.close(), secureServer?.close(), deps.jobs.stop()];
      for (const end of await Promise.allSettled(ends))
        if (end.status === 'rejected') app.log.error(end.reason, 'stopping failed');
    }
  } finally {
    await Promise.all([deps.cardRenderer.close(), database.close()]);
  }
}

/** Returns a signal that is aborted when the process is asked to stop, which then has to do so soon. */
function abortOnSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) return;
      stopping.abort(signal);
      setTimeout(() => process.exit(1), graceMs + 5_000).unref();
    });
  }
  return stopping.signal;
}
