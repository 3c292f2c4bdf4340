import { AppError } from '../domain/appError.ts';
import { reportUnauthenticated, type OnUnauthenticated } from './middleware/refusals.ts';
import { refusalOf } from './refusalOf.ts';

export interface UploadOptions {
  /**
   * Called with the part of the body that has left the device, from 0 to 1. Where a service worker carries the
   * request, browsers tell nothing until the end, and it is called with 1 only.
   */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a form to a path of the upstream and answers the text of a successful answer. */
export type Upload = (path: string, form: FormData, options?: UploadOptions) => Promise<string>;

export interface UploadSettings {
  readonly upstreamUrl: string;
  readonly querySerializer: (query: Record<string, unknown>) => string;
  /** How long the connection may stand still, in ms. A slow phone that makes progress is let go on. */
  readonly timeoutMs: number;
  readonly getAccessToken: () => string | null;
  readonly onUnauthenticated: OnUnauthenticated | undefined;
  readonly isOnline: () => boolean;
}

/**
 * Uploads by XMLHttpRequest, because fetch cannot tell how much has been sent. Fails like every other call: with
 * an AppError, `aborted` included.
 */
export function createUpload(settings: UploadSettings): Upload {
  return async (path, form, options = {}) => {
    if (!settings.isOnline()) throw new AppError('offline', { message: `Offline: ${path} was not sent.` });
    const token = settings.getAccessToken();
    const response = await send(settings, path, form, token, options);
    if (response.ok) return response.text();
    const error = await refusalOf(response);
    reportUnauthenticated(error, token, settings.onUnauthenticated);
    throw error;
  };
}

function send(
  { upstreamUrl, querySerializer, timeoutMs }: UploadSettings,
  path: string,
  form: FormData,
  token: string | null,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      finish();
    };
    const fail = (error: AppError) => settle(() => reject(error));
    const giveUp = () => {
      fail(new AppError('aborted', { cause: signal?.reason, message: `POST ${path} was given up.` }));
      request.abort();
    };
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new AppError('timedOut', { message: `POST ${path} stood still for ${timeoutMs} ms.` }));
        request.abort();
      }, timeoutMs);
    };
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp);

    request.open('POST', `${upstreamUrl}${path}?${querySerializer({})}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.setRequestHeader('Pragma', 'no-cache');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      restartTimer();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('error', () =>
      fail(new AppError('networkFailed', { message: `POST ${path} did not get through.` })),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) onProgress?.(1);
      settle(() => resolve(toResponse(request)));
    });
    restartTimer();
    request.send(form);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const requestId = request.getResponseHeader('X-Request-Id');
  const isEmpty = request.responseText === '';
  return new Response(isEmpty ? null : request.responseText, {
    status: request.status,
    headers: requestId === null ? {} : { 'X-Request-Id': requestId },
  });
}
