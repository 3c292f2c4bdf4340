import { readFile } from 'node:fs/promises';
import { buildApp } from './app.ts';
import { type Config, describeMisspelling, findMisspeltSettings, readConfig } from './config.ts';
import { createSecureServer } from './createSecureServer.ts';
import { findDemoBuild, listDemoParts } from './demoBuild.ts';
import { loadInitialData } from './demo/loadInitialData.ts';
import { describeStartError } from './describeStartError.ts';
import { openDeps } from './openDeps.ts';
import { scheduleMissingDeadlines } from './orders/handleOrderJobs.ts';
import { plugins } from './plugins.ts';
import { grantFirstAdmin } from './users/grantFirstAdmin.ts';

/** How long a stopping server waits for running requests, in milliseconds. */
const timeoutMs = 10_000;

let config: Config | undefined;
try {
  config = readConfig();
  await serve(config);
} catch (error) {
  process.stderr.write(`${describeStartError(error, config)}\n`);
  process.exitCode = 1;
}

async function serve(config: Config): Promise<void> {
  const demoParts = listDemoParts(config, await findDemoBuild(config));
  const { deps, database } = await openDeps(config);
  await loadInitialData(deps, deps.now(), config.demo);
  await grantFirstAdmin(deps);
  const app = await buildApp(deps, { plugins });
  const secureServer =
    config.tls &&
    createSecureServer(app, {
      cert: await readFile(config.tls.certFile),
      key: await readFile(config.tls.keyFile),
    });
  for (const misspelling of findMisspeltSettings())
    app.log.warn(misspelling, describeMisspelling(misspelling));
  if (demoParts.length > 0) app.log.warn(`Still demo: ${demoParts.join('; ')}`);

  const stopping = new AbortController();
  const stop = async (signal: string) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    app.log.info({ signal }, 'stopping');
    const forceExit = setTimeout(() => process.exit(1), timeoutMs);
    forceExit.unref();
    await Promise.all([app.close(), secureServer?.close(), deps.jobs.stop()]);
    await deps.cardRenderer.close();
    await database.close();
    clearTimeout(forceExit);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  try {
    await app.listen({ port: config.port, host: config.host });
    if (config.tls) await secureServer?.listen({ port: config.tls.port, host: config.host });
    if (config.jobs.run) {
      await scheduleMissingDeadlines(deps);
      await deps.jobs.start(app.log);
    }
  } catch (error) {
    await stop('failed to start');
    throw error;
  }
  if (config.preparePictures) {
    deps.pictures.prepare(stopping.signal).catch((error: unknown) => {
      app.log.error(error, 'preparing pictures failed; they are encoded when requested');
    });
  }
}
