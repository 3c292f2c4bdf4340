import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isStorageUnavailable } from '../../data/isStorageUnavailable.ts';
import { ApiError, type ErrorBody, type ErrorCode } from './ApiError.ts';

/** Sends any error as an error body of the contract. Stacks and causes never leave the server. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const apiError = toApiError(error);
  if (apiError.status >= 500 && apiError.code !== 'preview_busy')
    request.log.error({ err: error, code: apiError.code }, 'request failed');
  const body: ErrorBody = {
    code: apiError.code,
    message: apiError.message,
    ...(apiError.field === undefined ? {} : { field: apiError.field }),
    ...apiError.details,
    requestId: request.id,
  };
  if (apiError.code === 'unauthenticated' || apiError.code === 'token_expired') {
    reply.header(
      'www-authenticate',
      apiError.code === 'token_expired' ? 'Bearer error="invalid_token"' : 'Bearer',
    );
  }
  if (apiError.code === 'preview_busy') reply.header('retry-after', '2');
  return reply
    .code(apiError.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** The error codes for errors of Fastify and its plugins, by status. */
const codesByStatus: Record<number, ErrorCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return internal();
  const { validation, validationContext, statusCode, code } = error as Partial<FastifyError>;
  if (validation && statusCode === 400) {
    const field = validation[0] ? fieldOf(validation[0]) : undefined;
    const part = validationContext ?? 'request';
    return new ApiError(
      'validation_failed',
      400,
      `${part}/${field ?? ''} ${validation[0]?.message ?? 'is not valid'}`,
      field,
    );
  }
  if (
    code !== 'FST_RESPONSE_VALIDATION_FAILED_VALIDATION' &&
    statusCode &&
    statusCode >= 400 &&
    statusCode < 500
  ) {
    return new ApiError(
      codesByStatus[statusCode] ?? 'validation_failed',
      statusCode,
      error.message,
    );
  }
  if (isStorageUnavailable(error)) {
    return new ApiError(
      'service_unavailable',
      503,
      'The server cannot reach its storage; try again later.',
    );
  }
  return internal();
}

function internal(): ApiError {
  return new ApiError('internal', 500, 'The server could not answer.');
}

/** Returns the dotted path of the field of a JSON Schema error. */
function fieldOf(error: {
  instancePath: string;
  params: Record<string, unknown>;
}): string | undefined {
  const parts = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const missing = error.params['missingProperty'];
  if (typeof missing === 'string') parts.push(missing);
  return parts.length > 0 ? parts.join('.') : undefined;
}
