import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from './lib/user-error.mjs';
import { contractTypes, makeContractTypes } from './lib/contract-types.mjs';
import { root } from './lib/root.mjs';

/**
 * Generates the types of the contract into a temporary folder, and compares them with the committed
 * ones.
 */
await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dukacita-generated-'));
  try {
    const target = join(folder, 'schema.ts');
    const code = await makeContractTypes(target);
    if (code !== 0) return code;
    const fresh = readFileSync(target, 'utf8');
    const stale = contractTypes.filter((path) => readIfExists(join(root, path)) !== fresh);
    for (const path of stale) {
      console.error(`${path} does not match openapi/api.yaml. Fix it with: npm run api:generate`);
    }
    return stale.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {string} path */
function readIfExists(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
