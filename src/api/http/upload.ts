import { AppError } from '../../domain/appError.ts';
import { reportUnauthenticated, type OnUnauthenticated } from '../middleware/throwRejections.ts';
import { toAppRejection } from '../rejections/toAppRejection.ts';
import type { SendForm } from './sendForm.ts';

export interface UploadOptions {
  /**
   * Called with the fraction of the body that has been sent, from 0 to 1. If a service worker
   * handles the request, browsers report no progress, and it is called once, with 1.
   */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Posts a form to a path of the upstream and resolves with the text of a successful response. */
export type Upload = (path: string, form: FormData, options?: UploadOptions) => Promise<string>;

export interface UploadSettings {
  readonly upstreamUrl: string;
  readonly querySerializer: (query: Record<string, unknown>) => string;
  /** The timeout without any progress, in ms. */
  readonly timeoutMs: number;
  readonly getAccessToken: () => string | null;
  readonly onUnauthenticated: OnUnauthenticated | undefined;
  readonly isOnline: () => boolean;
  readonly sendForm: SendForm;
}

/** Creates the upload function, which rejects with the same AppErrors as other calls. */
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
      // The upload may have arrived, but repeating it does no harm, unlike repeating an order.
      if (error instanceof AppError && error.code === 'networkFailed' && !isOnline())
        throw new AppError('offline', {
          cause: error,
          message: `Offline: ${path} was not sent completely.`,
        });
      throw error;
    });
    if (response.ok) return response.text();
    const error = await toAppRejection(response);
    reportUnauthenticated(error, token, settings.onUnauthenticated);
    throw error;
  };
}
