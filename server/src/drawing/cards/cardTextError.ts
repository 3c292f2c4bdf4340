import type { CardField } from '@dukacita/shared/textArea';

export type CardTextErrorCode = 'card_text_unsupported' | 'card_text_too_long';

/**
 * Thrown for a text that cannot be printed. For developers, `message` names the character or line.
 */
export class CardTextError extends Error {
  override readonly name = 'CardTextError';
  readonly code: CardTextErrorCode;
  readonly field: CardField;

  constructor(code: CardTextErrorCode, field: CardField, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}
