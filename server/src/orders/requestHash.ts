import { createHash } from 'node:crypto';
import type { OperationId } from '../contract/operations.ts';

/** SHA-256, hexadecimal, of an operation and its body. Nothing but the order of keys is ignored. */
export function requestHash(operationId: OperationId, body: unknown): string {
  return createHash('sha256')
    .update(`${operationId}\n${canonical(body)}`)
    .digest('hex');
}

/** JSON with the keys of every object in one order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
