import { type AppErrorCode, toAppError } from '../domain/appError.ts';
import type { InquiryOutcome } from '../domain/order.ts';

/** Returns a value that guards have checked. Throws an error with its name when it is null. */
export function required<Value>(value: Value | null, name: string): Value {
  if (value === null)
    throw new Error(`The machine has no ${name}, but a guard let it continue without.`);
  return value;
}

/**
 * Returns changed values of a context that also clear its error, because the error belonged to the
 * previous values. Every action that applies a change of the user uses it, unless the error is about
 * something else.
 */
export function clearingError<Values extends object>(values: Values): Values & { error: null } {
  return { ...values, error: null };
}

/** Why something failed: what was thrown, or the code of it. */
export type Failure = { readonly error: unknown } | { readonly code: AppErrorCode };

export function codeOf(failure: Failure): AppErrorCode {
  return 'code' in failure ? failure.code : toAppError(failure.error).code;
}

/** Returns why no virtual account was opened. */
export function inquiryFailure(outcome: InquiryOutcome): Failure {
  return { code: outcome.type === 'rejected' ? outcome.code : 'unexpected' };
}

/** What an upload gets. It tells its parent which fraction of the file is uploaded. */
export interface FileUpload<Progress extends string> {
  readonly fileId: string;
  readonly fileName: string;
  readonly parent: {
    readonly send: (event: { readonly type: Progress; readonly fraction: number }) => void;
  };
}
