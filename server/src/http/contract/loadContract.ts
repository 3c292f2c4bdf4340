import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** The parts of the OpenAPI document that the server reads itself. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  security?: SecurityRequirement[];
  components?: Components;
}

/** Named parts of a contract, by their kind and name. */
type Components = Record<string, Record<string, unknown>>;

export interface ContractOperation {
  operationId: string;
  tags?: string[];
  security?: SecurityRequirement[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

type SecurityRequirement = Record<string, string[]>;

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** The contracts that the server serves: the customers' and the staff's. */
const files = ['api.yaml', 'staff.yaml'];

let loaded: Promise<Contract> | undefined;

/**
 * Reads the files in `openapi`, and merges them into one contract. References from one file to
 * another become references within the contract. All servers of a process share it.
 */
export function loadContract(): Promise<Contract> {
  return (loaded ??= readContract());
}

async function readContract(): Promise<Contract> {
  const documents = await Promise.all(files.map(readDocument));
  const [main = { paths: {} }] = documents;
  return {
    ...main,
    paths: Object.assign({}, ...documents.map(({ paths }) => paths)) as Contract['paths'],
    components: mergeComponents(documents),
  };
}

async function readDocument(name: string): Promise<Contract> {
  const text = await readFile(new URL(`../../../../openapi/${name}`, import.meta.url), 'utf8');
  const document = parse(text.replaceAll("'api.yaml#/", "'#/")) as Contract;
  // Operations inherit the security of their own file.
  for (const { operation } of operationsOf(document))
    operation.security ??= document.security ?? [];
  return document;
}

function mergeComponents(documents: Contract[]): Components {
  const merged: Components = {};
  for (const { components = {} } of documents) {
    for (const [kind, named] of Object.entries(components))
      merged[kind] = { ...merged[kind], ...named };
  }
  return merged;
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
