import type { AppErrorCode } from './appError.ts';

/** What has happened to a form that is sent once. */
export type Submission =
  | { readonly type: 'idle' }
  | { readonly type: 'sending' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly code: AppErrorCode };
