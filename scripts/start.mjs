import { ensureDemoBuild } from './lib/build.mjs';
import { UserError, runMain } from './lib/user-error.mjs';
import { exitWithNpm } from './lib/exit-with-npm.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { serverAddress } from './lib/server-settings.mjs';
import { setUp } from './lib/set-up.mjs';
import { waitForServer } from './lib/wait-for-server.mjs';

/**
 * Installs and builds what is missing or out of date, then runs the server until it receives a
 * signal.
 */
await runMain(async () => {
  exitWithNpm();
  await setUp();
  await ensureDemoBuild();
  const { address, probe, host, port } = serverAddress();
  // Only after the set-up are packages installed.
  const { default: getPort } = await import('get-port');
  if ((await getPort({ port, host })) !== port) {
    throw new UserError(
      `Port ${port} is not available. Stop the program that uses it, or choose another port: PORT=4000 npm start`,
    );
  }
  const ended = new AbortController();
  const announced = announce(address, probe, ended.signal);
  const code = await run(process.execPath, ['--enable-source-maps', `${root}/server/dist/main.js`]);
  ended.abort();
  await announced;
  return code;
});

/**
 * Prints the address of the server as soon as it answers.
 * @param {string} address
 * @param {string} probe
 * @param {AbortSignal} signal
 */
async function announce(address, probe, signal) {
  if (await waitForServer(probe, signal))
    console.log(`\nDukacita runs at ${address}  (press Ctrl+C to stop)\n`);
}
