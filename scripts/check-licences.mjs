import { readFileSync } from 'node:fs';
import { runMain } from './lib/user-error.mjs';
import { findForbiddenLicences } from './lib/licences.mjs';
import { root } from './lib/root.mjs';

await runMain(async () => {
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  const forbidden = findForbiddenLicences(packages);
  for (const { name, licence } of forbidden) console.error(`${name}: ${licence}`);
  if (forbidden.length > 0)
    console.error('Use another package, or allow the licence in scripts/lib/licences.mjs.');
  console.log(
    `${Object.keys(packages).length} packages, ${forbidden.length} with a licence that is not allowed`,
  );
  return forbidden.length === 0 ? 0 : 1;
});
