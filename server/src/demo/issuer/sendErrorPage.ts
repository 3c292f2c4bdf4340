import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from '../../http/own-pages/layout.ts';
import { expiredPage, invalidRequestPage, rateLimitedPage } from './pages/messagePage.ts';

/** Thrown when the URL belongs to a sign-in other than the current one of this browser. */
export class InteractionMismatchError extends Error {
  override readonly name = 'InteractionMismatchError';
}

/** Sends an error of the sign-in pages as a page that tells the user what to do. */
export function sendErrorPage(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isGone = error instanceof InteractionMismatchError || error.name === 'SessionNotFound';
  const status = isGone ? 400 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'sign-in page failed');
  const page = isGone ? expiredPage() : status === 429 ? rateLimitedPage() : invalidRequestPage();
  return reply.code(status).headers(pageHeaders).send(page);
}
