import { ensureBuild } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { setUp } from './lib/set-up.mjs';

await runMain(async () => {
  await setUp();
  await ensureBuild();
  return 0;
});
