import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';

/**
 * Creates the not-found handler: 405 for a path of the contract with another method, else 404.
 * @param operations the methods (upper case) and path templates of the contract
 */
export function notFound(operations: readonly { method: string; path: string }[]) {
  const methodsOf = new Map<string, { pattern: RegExp; methods: string[] }>();
  for (const { method, path } of operations) {
    const entry = methodsOf.get(path) ?? { pattern: toPattern(path), methods: [] };
    entry.methods.push(method, ...(method === 'GET' ? ['HEAD'] : []));
    methodsOf.set(path, entry);
  }
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = [...methodsOf.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => methods);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', [...new Set(allowed)].join(', '));
      throw new ApiError('method_not_allowed', 405, `${request.method} is not allowed here.`);
    }
    throw new ApiError('not_found', 404, 'There is nothing at this address.');
  };
}

function toPattern(path: string): RegExp {
  const parts = path
    .replace(/\/$/, '')
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}/?$`);
}
