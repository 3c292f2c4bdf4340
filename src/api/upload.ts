import { AppError } from '../domain/appError.ts';
import { reportUnauthenticated, type OnUnauthenticated } from './middleware/throwRejections.ts';
import { toAppRejection } from './toAppRejection.ts';
import type { SendForm } from './sendForm.ts';

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
  /** How long the connection may stand still, in ms. */
  readonly timeoutMs: number;
  readonly getAccessToken: () => string | null;
  readonly onUnauthenticated: OnUnauthenticated | undefined;
  readonly isOnline: () => boolean;
  readonly sendForm: SendForm;
}

/** Uploads whose progress is told. They fail like every other call: with an AppError, `aborted` included. */
export function createUpload(settings: UploadSettings): Upload {
  const { upstreamUrl, querySerializer, timeoutMs, isOnline, sendForm } = settings;
  return async (path, form, options = {}) => {
    if (!isOnline()) throw new AppError('offline', { message: `Offline: ${path} was not sent.` });
    const token = settings.getAccessToken();
    const headers = {
      Accept: 'application/json',
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    };
    const response = await sendForm(`${upstreamUrl}${path}?${querySerializer({})}`, form, {
      ...options,
      headers,
      timeoutMs,
    }).catch((error: unknown) => {
      // A file may arrive twice: here, unlike with an order, it does no harm that something may have been done.
      if (error instanceof AppError && error.code === 'networkFailed' && !isOnline())
        throw new AppError('offline', {
          cause: error,
          message: `Offline: ${path} was not sent whole.`,
        });
      throw error;
    });
    if (response.ok) return response.text();
    const error = await toAppRejection(response);
    reportUnauthenticated(error, token, settings.onUnauthenticated);
    throw error;
  };
}
