import { runMain } from './lib/user-error.mjs';
import { ensurePackages } from './lib/build.mjs';
import { exitWithNpm } from './lib/exit-with-npm.mjs';
import { runInstalled } from './lib/run.mjs';
import { serverAddress } from './lib/server-settings.mjs';
import { setUp } from './lib/set-up.mjs';
import { runOnceReady } from './lib/wait-for-server.mjs';

const app = 'http://localhost:5173';

/**
 * Runs the server, which restarts when its code changes, and the app with hot reload in front of
 * it. Compiles the package that both import when its code changes.
 */
await runMain(async () => {
  exitWithNpm();
  await setUp();
  await ensurePackages();
  const { port, probe } = serverAddress();
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: process.env['PUBLIC_URL'] || app };
  const stop = new AbortController();
  const waiting = new AbortController();
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      isStopping = true;
      waiting.abort();
    });

  const server = runInstalled(
    'tsx/dist/cli.mjs',
    ['watch', '--clear-screen=false', '--include', 'server/artwork/**/*', 'server/src/main.ts'],
    {
      env,
      signal: stop.signal,
    },
  );
  // Vite would print a stack for every request that it forwards before the server listens.
  const client = runOnceReady(probe, waiting.signal, () =>
    runInstalled('vite/bin/vite.js', ['--strictPort'], {
      env: { ...env, UPSTREAM: new URL(probe).origin },
      signal: stop.signal,
    }),
  );
  // Both load the new build of the package.
  const compiler = runInstalled(
    'typescript/bin/tsc',
    ['-p', 'packages/shared', '--noCheck', '--watch', '--preserveWatchOutput'],
    { signal: stop.signal, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const processes = [server, client, compiler];
  const first = await Promise.race(processes);
  // After a signal all are stopping already; a second one would interrupt the server's graceful
  // stop.
  if (!isStopping) stop.abort();
  waiting.abort();
  await Promise.all(processes);
  return first;
});
