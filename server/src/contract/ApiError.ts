import type { components } from './generated/schema.ts';

/** The contract's error codes. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** The contract's error body. */
export type ErrorBody = components['schemas']['Error'];

/** A refusal the contract knows: becomes an answer with this status, code, message and field. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;

  /**
   * @param message English, for developers and testers
   * @param field dotted path of the field at fault in the request
   */
  constructor(code: ErrorCode, status: number, message: string, field?: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.field = field;
  }
}
