import type { AppErrorCode } from './appError.ts';

/** The state of data that a screen reads: loading, failed, or ready. */
export type ReadState<Data> =
  | { readonly type: 'loading' }
  | {
      readonly type: 'failed';
      readonly code: AppErrorCode;
      /** Whether a retry is running. */
      readonly isRetrying: boolean;
      readonly onRetry: () => void;
    }
  | {
      readonly type: 'ready';
      readonly data: Data;
      /** Why the last refetch failed; null when the data is up to date. */
      readonly refetchError: AppErrorCode | null;
    };

/** What has happened to a form that is sent once. */
export type Submission =
  | { readonly type: 'idle' }
  | { readonly type: 'sending' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly code: AppErrorCode };
