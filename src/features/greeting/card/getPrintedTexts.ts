import { printName } from '@dukacita/shared/text';
import { selectTexts, type SelectedText, type TextByField } from '@dukacita/shared/selectTexts';
import {
  greetingCategory,
  noteMessage,
  type CardLayout,
  type CardText,
  type GreetingContent,
} from '../../../domain/greeting.ts';

/** Returns the texts that a card prints: those of the buyer, else those of the template. */
export function getPrintedTexts(
  layout: CardLayout,
  words: GreetingContent,
  personName: string,
): SelectedText<CardText>[] {
  return selectTexts(layout.texts, textsByField(words, personName));
}

/** Returns the texts of the buyer by the field of a card that prints them. */
export function textsByField(words: GreetingContent, personName: string): TextByField {
  if (greetingCategory(words.mode).page === 'quotes') return words.quotes;
  return {
    personName: printName(personName),
    message: noteMessage(words.note),
    sender: words.sender,
  };
}
