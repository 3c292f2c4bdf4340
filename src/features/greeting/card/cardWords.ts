import {
  greetingCategory,
  noteMessage,
  type CardField,
  type CardLayout,
  type CardText,
  type GreetingWords,
} from '../../../domain/greeting.ts';
import { printedLines } from './setCardText.ts';

/** A text of a card and the words that are printed there. */
export interface PrintedText {
  readonly spec: CardText;
  readonly words: string;
}

/**
 * Which words a card prints where: what was written, else the template's own. A second text of a field keeps
 * the template's words, and a message that only repeats the headline is left out.
 */
export function cardWords(
  layout: CardLayout,
  words: GreetingWords,
  personName: string,
): PrintedText[] {
  const written = wordsByField(words, personName);
  const seen = new Set<CardField>();
  const texts = layout.texts.map((spec): PrintedText => {
    const own = seen.has(spec.field) ? undefined : written[spec.field];
    seen.add(spec.field);
    return { spec, words: own === undefined || own.trim() === '' ? (spec.text ?? '') : own };
  });
  const headlines = new Set(
    texts.filter(({ spec }) => spec.field === 'headline').map((text) => sameness(text.words)),
  );
  return texts.filter(
    (text) =>
      text.words !== '' && !(text.spec.field === 'message' && headlines.has(sameness(text.words))),
  );
}

function wordsByField(
  words: GreetingWords,
  personName: string,
): Partial<Record<CardField, string>> {
  if (greetingCategory(words.mode).page === 'quotes') return words.quotes;
  return { personName, message: noteMessage(words.note), sender: words.sender };
}

function sameness(words: string): string {
  return printedLines(words).join(' ').replaceAll('.', '').trim().toLocaleLowerCase('id');
}
