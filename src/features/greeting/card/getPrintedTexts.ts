import {
  greetingCategory,
  noteMessage,
  type CardField,
  type CardLayout,
  type CardText,
  type GreetingContent,
} from '../../../domain/greeting.ts';
import { printedLines } from './layOutCardText.ts';

/** A text of a card layout, and the words that are printed there. */
export interface PrintedText {
  readonly spec: CardText;
  readonly words: string;
}

/**
 * Returns the words that a card prints: the text of the buyer, else that of the template. A second
 * text of a field keeps the text of the template, and a message that only repeats the headline is
 * omitted.
 */
export function getPrintedTexts(
  layout: CardLayout,
  words: GreetingContent,
  personName: string,
): PrintedText[] {
  const buyerTexts = wordsByField(words, personName);
  const usedFields = new Set<CardField>();
  const texts = layout.texts.map((spec): PrintedText => {
    const buyerText = usedFields.has(spec.field) ? undefined : buyerTexts[spec.field];
    usedFields.add(spec.field);
    return {
      spec,
      words: buyerText === undefined || buyerText.trim() === '' ? (spec.text ?? '') : buyerText,
    };
  });
  const headlines = new Set(
    texts.filter(({ spec }) => spec.field === 'headline').map((text) => normalize(text.words)),
  );
  return texts.filter(
    (text) =>
      text.words !== '' && !(text.spec.field === 'message' && headlines.has(normalize(text.words))),
  );
}

function wordsByField(
  words: GreetingContent,
  personName: string,
): Partial<Record<CardField, string>> {
  if (greetingCategory(words.mode).page === 'quotes') return words.quotes;
  return { personName, message: noteMessage(words.note), sender: words.sender };
}

function normalize(words: string): string {
  return printedLines(words).join(' ').replaceAll('.', '').trim().toLocaleLowerCase('id');
}
