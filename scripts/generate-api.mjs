import { runMain } from './lib/user-error.mjs';
import { contractTypes, makeContractTypes } from './lib/contract-types.mjs';

await runMain(async () => {
  for (const { contract, target } of contractTypes) {
    const code = await makeContractTypes(contract, target);
    if (code !== 0) return code;
  }
  return 0;
});
