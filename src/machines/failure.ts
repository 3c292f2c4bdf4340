import { toAppError, type AppErrorCode } from '../domain/appError.ts';
import type { InquiryOutcome } from '../domain/order.ts';

/** Why something failed: what was thrown, or the code of it. */
export type Failure = { readonly error: unknown } | { readonly code: AppErrorCode };

export function codeOf(failure: Failure): AppErrorCode {
  return 'code' in failure ? failure.code : toAppError(failure.error).code;
}

/** Returns why no virtual account was opened. */
export function inquiryFailure(outcome: InquiryOutcome): Failure {
  return { code: outcome.type === 'rejected' ? outcome.code : 'unexpected' };
}
