import { runMain } from './lib/user-error.mjs';
import { setUpForTests } from './lib/set-up.mjs';

await runMain(async () => {
  const { chromium, postgres } = await setUpForTests();
  console.log(`Ready. Chromium: ${chromium}. PostgreSQL for tests: ${postgres ? 'yes' : 'no'}.`);
  return 0;
});
