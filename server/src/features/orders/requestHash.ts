import { createHash } from 'node:crypto';
import type { OperationId } from '../../http/contract/operations.ts';

/** Returns the SHA-256 (hex) of an operation and its body. Only the order of keys is ignored. */
export function requestHash(operationId: OperationId, body: unknown): string {
  return createHash('sha256')
    .update(`${operationId}\n${canonical(body)}`)
    .digest('hex');
}

/** Serializes a value as JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
