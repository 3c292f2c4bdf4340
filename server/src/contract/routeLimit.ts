import type { FastifyRequest } from 'fastify';
import type { RateLimits } from '../config.ts';
import type { OperationId } from './operations.ts';

/** Operations that cost more than a read, with the limit that holds for them. */
const kinds: Partial<Record<OperationId, keyof RateLimits>> = {
  startSignIn: 'signIn',
  completeSignIn: 'signIn',
  refreshSignIn: 'signIn',
  endSignIn: 'signIn',
  previewGreeting: 'preview',
  previewQuotesGreeting: 'preview',
  previewLogoGreeting: 'preview',
  uploadLogo: 'upload',
  createGreetingOrder: 'order',
  createFlowerOrder: 'order',
  inquireVirtualAccount: 'order',
  cancelVirtualAccountInvoice: 'order',
  createUser: 'order',
  searchUsersByPhone: 'order',
  updateProfile: 'order',
};

/**
 * The rate limit of an operation for `@fastify/rate-limit`. Signed-in people are counted one by one, because many
 * phones share one address behind a mobile carrier; everybody else is counted by address.
 */
export function routeLimit(id: OperationId, limits: RateLimits) {
  const kind = kinds[id] ?? 'read';
  const max = limits[kind];
  return max === 0
    ? false
    : {
        max,
        timeWindow: '1 minute',
        keyGenerator: (request: FastifyRequest) => request.identity?.sub ?? request.ip,
      };
}
