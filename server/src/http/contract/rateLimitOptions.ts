import type { FastifyRequest } from 'fastify';
import type { RateLimits } from '../../config/config.ts';
import type { OperationId } from './operations.ts';

/** The limits of operations that are more expensive than a read. */
const kinds: Partial<Record<OperationId, keyof RateLimits>> = {
  startSignIn: 'signIn',
  completeSignIn: 'signIn',
  refreshSignIn: 'signIn',
  endSignIn: 'signIn',
  previewGreeting: 'preview',
  previewQuotesGreeting: 'preview',
  previewLogoGreeting: 'preview',
  uploadLogo: 'upload',
  uploadPaymentProof: 'upload',
  createGreetingOrder: 'order',
  createFlowerOrder: 'order',
  inquireVirtualAccount: 'order',
  cancelVirtualAccountInvoice: 'order',
  cancelOrder: 'order',
  correctCard: 'order',
  createUser: 'order',
  subscribeToPush: 'order',
  searchUsersByPhone: 'rare',
  deleteAccount: 'rare',
  reportPerson: 'rare',
  reportFieldFigures: 'rare',
  updateProfile: 'order',
};

/**
 * Creates the `@fastify/rate-limit` options of an operation. Requests of signed-in users are
 * counted by user, because many phones share one IP address behind a mobile carrier; others are
 * counted by address.
 */
export function rateLimitOptions(id: OperationId, limits: RateLimits) {
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
