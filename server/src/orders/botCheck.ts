import type { FastifyRequest } from 'fastify';
import { ApiError } from '../contract/ApiError.ts';
import type { ServerDeps } from '../deps.ts';

/** Longest wait for the check's answer, in milliseconds. */
const timeoutMs = 5000;

/**
 * Lets only people order, where a bot check is set up: the token that the request carries is shown to the check.
 * Nothing of the person is sent with it.
 * @throws {ApiError} `bot_check_failed` without a token that holds, `service_unavailable` when the check cannot be asked
 */
export async function requireHuman(
  { config }: Pick<ServerDeps, 'config'>,
  request: FastifyRequest,
): Promise<void> {
  if (config.botCheck === undefined) return;
  const token = request.headers['x-bot-check'];
  if (typeof token !== 'string') throw refused('The header X-Bot-Check is missing.');
  const { secret, verifyUrl } = config.botCheck;
  let answer: unknown;
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = await response.json();
  } catch (error) {
    request.log.warn({ err: error }, 'bot check unreachable');
    throw new ApiError(
      'service_unavailable',
      503,
      'The bot check cannot be asked; nothing was ordered.',
    );
  }
  if (!isSuccess(answer)) throw refused('The bot check does not vouch for this request.');
}

function isSuccess(answer: unknown): boolean {
  return (
    typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
  );
}

function refused(message: string): ApiError {
  return new ApiError('bot_check_failed', 403, message, 'X-Bot-Check');
}
