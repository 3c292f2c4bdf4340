import type { AppErrorCode } from './appError.ts';

/** What a screen is told of something that is read: on its way, not to be had, or here. */
export type ReadState<Data> =
  | { readonly type: 'loading' }
  | {
      readonly type: 'failed';
      readonly code: AppErrorCode;
      /** It is being asked for once more. */
      readonly isRetrying: boolean;
      readonly onRetry: () => void;
    }
  | {
      readonly type: 'ready';
      readonly data: Data;
      /** Why it could not be brought up to date; null when it is. */
      readonly refetchError: AppErrorCode | null;
    };
