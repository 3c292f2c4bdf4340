import type { CardField } from './cardLayout.ts';

export type CardTextErrorCode = 'card_text_unsupported' | 'card_text_too_long';

/** A text that can't be printed as it is. `message` names the offending character or line, for developers. */
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
