import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from './lib/user-error.mjs';
import { contractTypes, makeContractTypes } from './lib/contract-types.mjs';
import { root } from './lib/root.mjs';

/**
 * Generates the types of the contracts into a temporary folder, and compares them with the committed
 * ones.
 */
await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dukacita-generated-'));
  try {
    let staleCount = 0;
    for (const [index, { contract, target }] of contractTypes.entries()) {
      const fresh = join(folder, `${index}.ts`);
      const code = await makeContractTypes(contract, fresh);
      if (code !== 0) return code;
      if (readIfExists(join(root, target)) === readFileSync(fresh, 'utf8')) continue;
      console.error(`${target} does not match ${contract}. Fix it with: npm run api:generate`);
      staleCount += 1;
    }
    return staleCount === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {string} path */
function readIfExists(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
