import type { CardField } from '@dukacita/shared/textArea';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { greetingCategory, type GreetingCategoryId } from '../../../domain/greeting.ts';

/** Returns what a text of a card is called within a sentence: the message is a quote or a note. */
export function nameOfText(field: CardField, mode: GreetingCategoryId): string {
  return field === 'message' && greetingCategory(mode).page === 'quotes'
    ? copy.quote
    : copy.cardFields[field];
}
