import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** The parts of the OpenAPI document that the server reads itself. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  security?: SecurityRequirement[];
}

export interface ContractOperation {
  operationId: string;
  security?: SecurityRequirement[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

type SecurityRequirement = Record<string, string[]>;

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Reads and parses `openapi/api.yaml`. */
export async function loadContract(): Promise<Contract> {
  const text = await readFile(new URL('../../../openapi/api.yaml', import.meta.url), 'utf8');
  return parse(text) as Contract;
}

/** Returns all operations of the contract with their method (upper case) and path template. */
export function operationsOf(
  contract: Contract,
): { method: string; path: string; operation: ContractOperation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

/** Returns the names of the security schemes that an operation requires. */
export function securityOf(contract: Contract, operation: ContractOperation): string[] {
  return (operation.security ?? contract.security ?? []).flatMap(Object.keys);
}
