import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from './pages/layout.ts';
import { expiredPage, refusedPage, tooManyPage } from './pages/messagePage.ts';

/** Thrown when the URL belongs to a sign-in other than the current one of this browser. */
export class InteractionGone extends Error {
  override readonly name = 'InteractionGone';
}

/** Sends an error of the sign-in pages as a page that tells the user what to do. */
export function answerPageError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isGone = error instanceof InteractionGone || error.name === 'SessionNotFound';
  const status = isGone ? 400 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'sign-in page failed');
  const page = isGone ? expiredPage() : status === 429 ? tooManyPage() : refusedPage();
  return reply.code(status).headers(pageHeaders).send(page);
}
