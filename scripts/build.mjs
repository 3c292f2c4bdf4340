import { ensureBuild, ensureFlows } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { setUp } from './lib/set-up.mjs';

await runMain(async () => {
  await setUp();
  await Promise.all([ensureBuild(), ensureFlows()]);
  return 0;
});
