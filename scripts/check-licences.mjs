import { readFileSync } from 'node:fs';
import { runMain } from './lib/user-error.mjs';
import { findForbiddenLicences } from './lib/licences.mjs';
import { root } from './lib/root.mjs';

await runMain(async () => {
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  const refused = findForbiddenLicences(packages);
  for (const { name, licence } of refused) console.error(`${name}: ${licence}`);
  console.log(
    `${Object.keys(packages).length} packages, ${refused.length} with a licence not on the list`,
  );
  return refused.length === 0 ? 0 : 1;
});
