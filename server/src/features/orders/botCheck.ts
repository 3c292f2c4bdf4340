import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { ServerDeps } from '../../deps.ts';

/** How long the response of the bot check is awaited, in milliseconds. */
const timeoutMs = 5000;

/**
 * Verifies the bot-check token of an order, if a bot check is configured. No data of the user is
 * sent to the service.
 * @throws {ApiError} `bot_check_failed` without a valid token, `service_unavailable` when the
 *   service cannot be reached
 */
export async function requireHuman(
  { config }: Pick<ServerDeps, 'config'>,
  request: FastifyRequest,
): Promise<void> {
  if (config.botCheck === undefined) return;
  const token = request.headers['x-bot-check'];
  if (typeof token !== 'string') throw rejection('The header X-Bot-Check is missing.');
  const { secret, verifyUrl } = config.botCheck;
  let result: unknown;
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    result = await response.json();
  } catch (error) {
    request.log.warn({ err: error }, 'bot check unreachable');
    throw new ApiError(
      'service_unavailable',
      503,
      'The bot check cannot be reached; nothing was ordered.',
    );
  }
  if (!isSuccess(result)) throw rejection('The bot check rejected the token.');
}

function isSuccess(result: unknown): boolean {
  return (
    typeof result === 'object' && result !== null && 'success' in result && result.success === true
  );
}

function rejection(message: string): ApiError {
  return new ApiError('bot_check_failed', 403, message, 'X-Bot-Check');
}
