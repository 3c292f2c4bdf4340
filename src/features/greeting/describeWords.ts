import { greetingCopy as copy } from '../../copy/greeting.ts';
import { greetingCategory, noteMessage, type GreetingContent } from '../../domain/greeting.ts';

/**
 * Returns who a card is from and the beginning of its words; for a quote, the quote.
 * @param none what a card without a note says about it
 */
export function partsOfWords(
  { mode, note, sender, quotes }: GreetingContent,
  none = '',
): readonly string[] {
  if (greetingCategory(mode).page === 'quotes') return [quotes.message];
  return [
    sender && copy.from(sender.replace('\n', ', ')),
    note.choice === 'none' ? none : noteMessage(note),
  ].filter((part) => part !== '');
}

/** Returns the same for one line, which also says that there is no note. */
export function describeWords(content: GreetingContent): string {
  return partsOfWords(content, copy.noteChoices.none).join(' · ');
}
