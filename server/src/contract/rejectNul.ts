import type { preValidationAsyncHookHandler } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';

/**
 * Rejects requests that contain U+0000, which PostgreSQL cannot store and no normal text contains.
 */
export const rejectNul: preValidationAsyncHookHandler = async (request) => {
  for (const part of [request.params, request.query, request.body]) {
    const path = findNul(part, []);
    if (path)
      throw new ApiError(
        'validation_failed',
        400,
        `${path.join('/')} contains the character U+0000.`,
        path.join('.'),
      );
  }
};

/** Returns the path of the first string or key that contains U+0000, or undefined if none does. */
function findNul(value: unknown, path: string[]): string[] | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? path : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, child] of Object.entries(value)) {
    if (key.includes('\u0000')) return [...path, key.replaceAll('\u0000', '')];
    const found = findNul(child, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
