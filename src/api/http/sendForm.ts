import { AppError } from '../../domain/appError.ts';

export interface SendFormOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** The timeout without any progress, in ms. A slow upload that makes progress continues. */
  readonly timeoutMs: number;
  /** Called with the fraction of the body that has been sent, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Posts a form. Rejects with `networkFailed`, `timedOut`, or `aborted` by the caller. */
export type SendForm = (url: string, form: FormData, options: SendFormOptions) => Promise<Response>;

/** Posts a form with XMLHttpRequest, because fetch does not report upload progress. */
export const sendForm: SendForm = (url, form, { headers, timeoutMs, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { pathname } = new URL(url);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      finish();
    };
    const fail = (error: AppError) => settle(() => reject(error));
    const abort = () => {
      fail(
        new AppError('aborted', {
          cause: signal?.reason,
          message: `POST ${pathname} was aborted by the caller.`,
        }),
      );
      request.abort();
    };
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(
          new AppError('timedOut', {
            message: `POST ${pathname} made no progress for ${timeoutMs} ms.`,
          }),
        );
        request.abort();
      }, timeoutMs);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);

    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      restartTimer();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('error', () =>
      fail(
        new AppError('networkFailed', { message: `POST ${pathname} failed with a network error.` }),
      ),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) onProgress?.(1);
      settle(() => resolve(toResponse(request)));
    });
    restartTimer();
    request.send(form);
  });

function toResponse(request: XMLHttpRequest): Response {
  const requestId = request.getResponseHeader('X-Request-Id');
  const isEmpty = request.responseText === '';
  return new Response(isEmpty ? null : request.responseText, {
    status: request.status,
    headers: requestId === null ? {} : { 'X-Request-Id': requestId },
  });
}
