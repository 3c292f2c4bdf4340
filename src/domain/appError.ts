/** Every error that the app can show. `errorCopy` must have a sentence for each. */
export type AppErrorCode =
  // connection to the server
  | 'offline'
  | 'networkFailed'
  | 'timedOut'
  | 'aborted'
  | 'badResponse'
  | 'serverFailed'
  | 'rateLimited'
  | 'uploadLimitReached'
  // authentication and authorization
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
  | 'signInRequired'
  | 'accountInUse'
  // invalid request
  | 'notFound'
  | 'validationFailed'
  | 'payloadTooLarge'
  | 'unsupportedMedia'
  | 'logoInvalid'
  | 'proofInvalid'
  | 'cardTextUnsupported'
  | 'cardTextTooLong'
  // validation errors of an order
  | 'noteTextMissing'
  | 'quoteMissing'
  | 'senderInvalid'
  | 'logoMissing'
  // no longer available
  | 'templateUnavailable'
  | 'previewUnknown'
  | 'personUnavailable'
  | 'packageUnavailable'
  | 'priceChanged'
  | 'floristUnavailable'
  | 'productUnavailable'
  | 'flowersNotDelivered'
  | 'boardTooLate'
  | 'departureOver'
  | 'virtualAccountUnavailable'
  // an order that exists or may exist
  | 'idempotencyKeyReused'
  | 'orderInProgress'
  | 'orderExpired'
  | 'orderNotPayable'
  | 'orderChanged'
  | 'orderEventNotPossible'
  // storage on this device
  | 'draftUnreadable'
  | 'draftDiscarded'
  | 'storageFailed'
  | 'unexpected';

export interface AppErrorOptions {
  readonly cause?: unknown;
  /** The invalid field, as a dotted path in the request or the response. */
  readonly field?: string | undefined;
  /** The server's id of the request, as it appears in the server's logs. */
  readonly requestId?: string | undefined;
  /** English, for developers: what failed, why, and how to fix it. */
  readonly message?: string | undefined;
}

/** The only error type that modules exchange: `code` for the app, the rest for developers. */
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

/** Converts any thrown value to an AppError. Returns an AppError unchanged. */
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
 * Returns whether a write that failed with this code may still have been executed. Nothing was
 * executed after `offline`, because nothing was sent, or after a rejection by the server.
 */
export function isOutcomeUnknown(code: AppErrorCode): boolean {
  return outcomeUnknownCodes.has(code);
}
