import { runMain } from './lib/user-error.mjs';
import { findChromium } from './lib/chromium.mjs';
import { setUpForTests } from './lib/set-up.mjs';

await runMain(async () => {
  const { postgres } = await setUpForTests();
  console.log(
    `Ready. Chromium: ${findChromium()}. PostgreSQL for tests: ${postgres ? 'yes' : 'no'}.`,
  );
  return 0;
});
