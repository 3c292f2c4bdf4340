import { runInstalled } from './run.mjs';

/**
 * The files of generated types: the app and the server have their own, because they share only the
 * contract.
 */
export const contractTypes = ['src/api/generated/schema.ts', 'server/src/wire/generated/schema.ts'];

/**
 * Generates the TypeScript types of the contract.
 * @param {string} target path of the file to write
 * @returns {Promise<number>} exit code of the generator
 */
export function makeContractTypes(target) {
  return runInstalled('openapi-typescript/bin/cli.js', ['openapi/api.yaml', '-o', target]);
}
