/**
 * Everything that can go wrong and that a person is told about. Each code has its sentence in `copy`;
 * a code without one fails the compiler.
 */
export type AppErrorCode =
  // the way to the server
  | 'offline'
  | 'networkFailed'
  | 'timedOut'
  | 'aborted'
  | 'badResponse'
  | 'serverFailed'
  | 'rateLimited'
  // who is asking
  | 'unauthenticated'
  | 'tokenExpired'
  | 'forbidden'
  | 'botCheckFailed'
  | 'popupBlocked'
  | 'popupClosedByUser'
  | 'unauthorizedDomain'
  | 'userDisabled'
  | 'userNotFound'
  | 'invalidCredential'
  | 'signInRefused'
  | 'signInStateInvalid'
  | 'authenticationFailed'
  // what was asked
  | 'notFound'
  | 'validationFailed'
  | 'payloadTooLarge'
  | 'unsupportedMedia'
  | 'logoInvalid'
  | 'cardTextUnsupported'
  | 'cardTextTooLong'
  // what an order lacks
  | 'noteTextMissing'
  | 'quoteMissing'
  | 'senderInvalid'
  | 'logoMissing'
  // what is gone or not to be had
  | 'templateUnavailable'
  | 'previewUnknown'
  | 'personUnavailable'
  | 'packageUnavailable'
  | 'priceChanged'
  | 'floristUnavailable'
  | 'productUnavailable'
  | 'flowersNotDelivered'
  | 'virtualAccountUnavailable'
  // an order that exists, or may
  | 'idempotencyKeyReused'
  | 'orderInProgress'
  | 'orderExpired'
  | 'orderNotPayable'
  // this device
  | 'draftUnreadable'
  | 'draftDiscarded'
  | 'storageFailed'
  | 'unexpected';

export interface AppErrorOptions {
  readonly cause?: unknown;
  /** The field at fault, as a dotted path in the request or the response. */
  readonly field?: string | undefined;
  /** The server's name for the request, for its logs. */
  readonly requestId?: string | undefined;
  /** English, for developers: what, why and how to mend. */
  readonly message?: string | undefined;
}

/** The one error that crosses module borders. `code` is for the app and the person, `message` and `cause` for developers. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly field: string | undefined;
  readonly requestId: string | undefined;

  constructor(code: AppErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.field = options.field;
    this.requestId = options.requestId;
  }
}

/** Turns anything thrown into an AppError; an AppError is returned as it is. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new AppError('unexpected', { cause: thrown, message });
}

const outcomeUnknownCodes: ReadonlySet<AppErrorCode> = new Set([
  'networkFailed',
  'timedOut',
  'aborted',
  'badResponse',
  'serverFailed',
  'unexpected',
]);

/**
 * Whether a write that failed with this code may have been done all the same. `offline` is known before
 * anything is sent, and a refusal by the server is an answer: after both, nothing was done.
 */
export function isOutcomeUnknown(code: AppErrorCode): boolean {
  return outcomeUnknownCodes.has(code);
}
