import { greetingCategory, type UnfinishedContent } from '../../../src/domain/greeting.ts';
import { printed } from './printedTexts.ts';
import { needed, type History } from '../support/history.ts';
import type { Requests } from '../support/request.ts';

/** A card to draw, derived only from the steps of a path. */
interface Card extends UnfinishedContent {
  readonly templateId: number;
  readonly person: { readonly id: number; readonly name: string };
  readonly username: string;
}

/** Returns the requests that draw a card, one for each kind of card. */
export function previewRequests<Input>(cardOf: (history: History<Input>) => Card) {
  const namesOf = ({ person, username, sender }: Card) => ({
    personName: person.name,
    fromUsername: username,
    fromName: sender,
  });
  return {
    'POST /messages/preview/': (history) => {
      const card = cardOf(history);
      return {
        body: { templateId: card.templateId, ...namesOf(card), message: messageOf(card) },
      };
    },
    'POST /messages/previewquotes/': (history) => {
      const { templateId, quotes } = cardOf(history);
      return { body: { templateId, ...quotes, message: printed(quotes.message) } };
    },
    'POST /messages/previewlogo/': (history) => {
      const card = cardOf(history);
      return {
        body: {
          templateId: card.templateId,
          personId: card.person.id,
          logoFilePath: needed(card.logo, 'a logo was uploaded').path,
          ...namesOf(card),
          message: messageOf(card),
        },
      };
    },
  } satisfies Requests<Input>;
}

/** How a note begins, besides the default one. */
const prefixes = { father: 'Ayahanda dari', mother: 'Ibunda dari', own: '' };

/** Returns the message of a card as the server stores it: the quote, or the note. */
export function messageOf({
  mode,
  note,
  quotes,
}: Pick<UnfinishedContent, 'mode' | 'note' | 'quotes'>): string {
  if (mode !== null && greetingCategory(mode).page === 'quotes') return printed(quotes.message);
  return note.choice === 'none'
    ? 'Turut Berdukacita'
    : `${prefixes[note.choice]} ${printed(note.text)}`.trim();
}
