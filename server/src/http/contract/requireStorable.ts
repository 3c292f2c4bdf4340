import type { preValidationAsyncHookHandler } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';

/** The deepest nesting of a request; the contract needs 4 levels. */
const maxDepth = 32;

/**
 * Rejects requests that contain U+0000, which PostgreSQL cannot store and no normal text contains,
 * and those that are nested so deeply that code which calls itself for each level would fail.
 */
export const requireStorable: preValidationAsyncHookHandler = async (request) => {
  const open = [request.params, request.query, request.body].map((value) => ({
    value: value as unknown,
    path: [] as string[],
  }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && value.includes('\u0000'))
      throw invalid('contains the character U+0000', path);
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (path.length === maxDepth)
      throw invalid(`is nested deeper than ${maxDepth} levels`, path.slice(0, 1));
    for (const [key, child] of Object.entries(value)) {
      if (key.includes('\u0000'))
        throw invalid('contains the character U+0000', [...path, key.replaceAll('\u0000', '')]);
      if (typeof child === 'string' || typeof child === 'object')
        open.push({ value: child, path: [...path, key] });
    }
  }
};

function invalid(problem: string, path: string[]): ApiError {
  return new ApiError('validation_failed', 400, `${path.join('/')} ${problem}.`, path.join('.'));
}
