import type { CardField } from '@dukacita/shared/textArea';
import { ApiError } from '../../http/errors/ApiError.ts';
import { CardTextError } from './cardTextError.ts';

/**
 * Renders a card, and throws the error of a text as an error of the contract.
 * @param requestFields the fields that have another name in the request
 * @throws {ApiError} `card_text_unsupported` or `card_text_too_long`, with the field of the request
 */
export async function withRequestFields<Result>(
  requestFields: Partial<Record<CardField, string>>,
  render: () => Promise<Result>,
): Promise<Result> {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof CardTextError)) throw error;
    throw new ApiError(error.code, 422, error.message, requestFields[error.field] ?? error.field);
  }
}
