import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from './lib/user-error.mjs';
import { contractTypes, makeContractTypes } from './lib/contract-types.mjs';
import { root } from './lib/root.mjs';

/** The types of the contract are made anew beside the kept ones, and must be the same. */
await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dukacita-generated-'));
  try {
    const made = join(folder, 'schema.ts');
    const code = await makeContractTypes(made);
    if (code !== 0) return code;
    const fresh = readFileSync(made, 'utf8');
    const stale = contractTypes.filter((kept) => readIfThere(join(root, kept)) !== fresh);
    for (const kept of stale) {
      console.error(
        `${kept} is not what openapi/api.yaml makes. Mend it with: npm run api:generate`,
      );
    }
    return stale.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
