import { ensureBuild } from './lib/build.mjs';
import { runMain } from './lib/complaint.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { serverAddress } from './lib/server-settings.mjs';
import { setUp } from './lib/set-up.mjs';
import { untilAnswers } from './lib/until-answers.mjs';

await runMain(async () => {
  await setUp();
  await ensureBuild();
  const { address, probe } = serverAddress();
  const ended = new AbortController();
  const announced = announce(address, probe, ended.signal);
  const code = await run(process.execPath, ['--enable-source-maps', `${root}/server/dist/main.js`]);
  ended.abort();
  await announced;
  return code;
});

/**
 * Says where the server is as soon as it answers.
 * @param {string} address
 * @param {string} probe
 * @param {AbortSignal} signal
 */
async function announce(address, probe, signal) {
  if (await untilAnswers(probe, signal)) console.log(`\nDukacita is at ${address}  (stop it with Ctrl+C)\n`);
}
