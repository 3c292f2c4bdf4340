import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from './pages/layout.ts';
import { expiredPage, refusedPage, tooManyPage } from './pages/messagePage.ts';

/** The address belongs to a sign-in that is not the one under way in this browser. */
export class InteractionGone extends Error {
  override readonly name = 'InteractionGone';
}

/** Turns anything thrown on the way to a page of the issuer into a page that says what to do. */
export function answerPageError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const gone = error instanceof InteractionGone || error.name === 'SessionNotFound';
  const status = gone ? 400 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'sign-in page failed');
  const page = gone ? expiredPage() : status === 429 ? tooManyPage() : refusedPage();
  return reply.code(status).headers(pageHeaders).send(page);
}
