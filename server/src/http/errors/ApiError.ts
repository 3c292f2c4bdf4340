import type { components } from '@dukacita/shared/api';

/** The error codes of the contract. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** The error body of the contract. */
export type ErrorBody = components['schemas']['Error'];

/** An error of the contract: sent as a response with this status, code, message and field. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  /** Further fields of the error body. */
  readonly details: Pick<ErrorBody, 'possibleIn'>;

  /**
   * @param message English, for developers and testers
   * @param field dotted path of the invalid field in the request
   * @param details further fields of the error body
   */
  constructor(
    code: ErrorCode,
    status: number,
    message: string,
    field?: string,
    details: Pick<ErrorBody, 'possibleIn'> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.field = field;
    this.details = details;
  }
}
