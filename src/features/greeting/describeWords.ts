import { greetingCopy as copy } from '../../copy/greeting.ts';
import { greetingCategory, noteMessage, type GreetingContent } from '../../domain/greeting.ts';

/** Returns who a card is from and the beginning of its words, for one line; for a quote, the quote. */
export function describeWords({ mode, note, sender, quotes }: GreetingContent): string {
  if (greetingCategory(mode).page === 'quotes') return quotes.message;
  const words = note.choice === 'none' ? copy.noteChoices.none : noteMessage(note);
  return sender === '' ? words : `${copy.from(sender.replace('\n', ', '))} · ${words}`;
}
