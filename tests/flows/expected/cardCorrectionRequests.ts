import {
  greetingCategory,
  NOTE_PREFIXES,
  type GreetingContent,
} from '../../../src/domain/greeting.ts';
import { normalizeSenderName } from '../../../src/domain/senderName.ts';
import type { CardCorrectionInput } from '../../../src/machines/card-correction/machine.ts';
import type { Logo, Note, Quotes } from '../../../src/domain/greeting.ts';
import type { Preview } from '../../../src/machines/greeting-order/types.ts';
import type { TestStep } from '@dukacita/flows/suite';
import { needed, outputIn, type History } from '../support/history.ts';
import type { RequestParts } from '../support/request.ts';
import { logoRequest } from './logoRequest.ts';

type CorrectionHistory = History<CardCorrectionInput>;

/** The corrected card, derived only from the steps of a path. */
interface CardSoFar {
  readonly content: GreetingContent;
  readonly templateId: number;
  /** The picture that was drawn last. */
  readonly drawn: Preview | null;
}

/**
 * Creates the builders of the requests that the correction of a card sends, one per operation.
 * @param token the buyer's access token
 */
export function cardCorrectionRequests(token: string) {
  const names = (history: CorrectionHistory) => ({
    personName: history.input.person.name,
    fromUsername: history.input.username,
    fromName: cardSoFar(history).content.sender,
  });
  return {
    // Comes before the order, whose address has the same form.
    'GET /api/v1.0/orders/live': (): RequestParts<'GET /api/v1.0/orders/live'> => ({ token }),
    'GET /api/v1.0/orders/{id}': ({
      input,
    }: CorrectionHistory): RequestParts<'GET /api/v1.0/orders/{id}'> => ({
      path: { id: input.orderId },
      token,
    }),
    'GET /imgtemplates': ({ input }: CorrectionHistory): RequestParts<'GET /imgtemplates'> => ({
      query: { group: greetingCategory(input.content.mode).group },
      token,
    }),
    'POST /florist/message/logo/': (history: CorrectionHistory) => logoRequest(history, token),
    'POST /messages/preview/': (
      history: CorrectionHistory,
    ): RequestParts<'POST /messages/preview/'> => ({
      body: {
        templateId: cardSoFar(history).templateId,
        ...names(history),
        message: messageOf(cardSoFar(history).content),
      },
      token,
    }),
    'POST /messages/previewquotes/': (
      history: CorrectionHistory,
    ): RequestParts<'POST /messages/previewquotes/'> => {
      const { templateId, content } = cardSoFar(history);
      return { body: { templateId, ...content.quotes }, token };
    },
    'POST /messages/previewlogo/': (
      history: CorrectionHistory,
    ): RequestParts<'POST /messages/previewlogo/'> => {
      const { templateId, content } = cardSoFar(history);
      return {
        body: {
          templateId,
          personId: history.input.person.id,
          logoFilePath: needed(content.logo, 'a logo was uploaded').path,
          ...names(history),
          message: messageOf(content),
        },
        token,
      };
    },
    'POST /api/v1.0/orders/{id}/card': (
      history: CorrectionHistory,
    ): RequestParts<'POST /api/v1.0/orders/{id}/card'> => {
      const { templateId, content, drawn } = cardSoFar(history);
      return {
        path: { id: history.input.orderId },
        body: {
          version: history.input.version,
          templateId,
          fromName: content.sender,
          message: messageOf(content),
          defaultMessageUrl: needed(drawn, 'a card was drawn').url,
        },
        token,
      };
    },
  };
}

function cardSoFar({ input: { content, templateId }, steps }: CorrectionHistory): CardSoFar {
  const start: CardSoFar = { content, templateId, drawn: null };
  return steps.reduce((card, { step }) => ({ ...card, ...changesOf(card, step) }), start);
}

function changesOf({ content }: CardSoFar, step: TestStep): Partial<CardSoFar> {
  const { event } = step;
  const change = (changes: Partial<GreetingContent>) => ({ content: { ...content, ...changes } });
  switch (event?.type) {
    case 'note.choose':
      return change({ note: { ...content.note, choice: event['choice'] as Note['choice'] } });
    case 'note.write':
      return change({ note: { ...content.note, text: String(event['text']) } });
    case 'quotes.write': {
      const field = event['field'] as keyof Quotes;
      return change({ quotes: { ...content.quotes, [field]: String(event['text']) } });
    }
    case 'sender.change': {
      const name = String(event['name']);
      // The dialog does not accept a blank name.
      return name === '\u200b\u2060' ? {} : change({ sender: normalizeSenderName(name) });
    }
    case 'template.choose':
      // The page does not offer an unknown template.
      return event['templateId'] === 0 ? {} : { templateId: Number(event['templateId']) };
    case 'logo.choose':
    case 'logo.remove':
      return change({ logo: null });
    default:
  }
  const logo = outputIn<Logo>(step, 'uploadLogo');
  if (logo !== undefined) return change({ logo });
  const drawn = outputIn<Preview>(step, 'drawPreview');
  return drawn === undefined ? {} : { drawn };
}

/** Returns the message of a card as the server stores it: the quote, or the note. */
export function messageOf({ mode, note, quotes }: GreetingContent): string {
  if (greetingCategory(mode).page === 'quotes') return quotes.message;
  return note.choice === 'none'
    ? NOTE_PREFIXES.none
    : `${NOTE_PREFIXES[note.choice]} ${note.text}`.trim();
}
