import * as v from 'valibot';
import { AppError, type AppErrorCode } from '../../domain/appError.ts';
import { toAppErrorCode } from './serverErrorCodes.ts';

/**
 * Creates the AppError for an unsuccessful response, from the code in its body or else from its
 * status, because proxies and captive portals answer with HTML. Any other 4xx status becomes
 * `validationFailed`, because the server has answered and nothing was executed.
 */
export async function toAppRejection(response: Response): Promise<AppError> {
  const text = await response.text();
  const body = v.safeParse(errorBody, parseJson(text));
  if (!body.success) {
    return new AppError(codeByStatus(response.status), {
      requestId: requestIdOf(response),
      message: `The upstream answered ${response.status} without a valid error body: ${excerpt(text)}`,
    });
  }
  const { code, message, field, requestId } = body.output;
  return new AppError(toAppErrorCode(code) ?? codeByStatus(response.status), {
    field,
    requestId: requestId ?? requestIdOf(response),
    message: `The upstream answered ${response.status} ${code}: ${message}`,
  });
}

const errorBody = v.object({
  code: v.string(),
  message: v.optional(v.string(), ''),
  field: v.optional(v.string()),
  requestId: v.optional(v.string()),
});

const codesByStatus: Readonly<Record<number, AppErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  405: 'notFound',
  408: 'timedOut',
  413: 'payloadTooLarge',
  415: 'unsupportedMedia',
  429: 'rateLimited',
};

function codeByStatus(status: number): AppErrorCode {
  const known = codesByStatus[status];
  if (known !== undefined) return known;
  if (status >= 500) return 'serverFailed';
  return status >= 400 ? 'validationFailed' : 'badResponse';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function requestIdOf(response: Response): string | undefined {
  return response.headers.get('X-Request-Id') ?? undefined;
}

function excerpt(text: string): string {
  return text === '' ? '(empty)' : text.slice(0, 120);
}
