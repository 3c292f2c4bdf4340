import { runInstalled } from './run.mjs';

/** Where the types made from the contract are kept: each half has its own, for they share only the contract. */
export const contractTypes = [
  'src/api/generated/schema.ts',
  'server/src/contract/generated/schema.ts',
];

/**
 * Makes the types of the contract.
 * @param {string} target
 * @returns {Promise<number>} exit code of the generator
 */
export function makeContractTypes(target) {
  return runInstalled('openapi-typescript/bin/cli.js', ['openapi/api.yaml', '-o', target]);
}
