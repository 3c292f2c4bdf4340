import { runInstalled } from './run.mjs';

/**
 * The files of generated types with their contracts: the app and the server have their own, because
 * they share only the contracts.
 * @type {{ contract: string, target: string }[]}
 */
export const contractTypes = [
  { contract: 'openapi/api.yaml', target: 'src/api/generated/schema.ts' },
  { contract: 'openapi/api.yaml', target: 'server/src/wire/generated/schema.ts' },
  { contract: 'openapi/staff.yaml', target: 'server/src/wire/generated/staff.ts' },
];

/**
 * Generates the TypeScript types of a contract.
 * @param {string} contract path of the contract
 * @param {string} target path of the file to write
 * @returns {Promise<number>} exit code of the generator
 */
export function makeContractTypes(contract, target) {
  return runInstalled('openapi-typescript/bin/cli.js', [contract, '-o', target]);
}
