import { ensureBuild, ensurePackages } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { setUp } from './lib/set-up.mjs';

/** Builds what is out of date: everything, or with the argument `packages` only the packages. */
await runMain(async () => {
  await setUp();
  await (process.argv[2] === 'packages' ? ensurePackages() : ensureBuild());
  return 0;
});
