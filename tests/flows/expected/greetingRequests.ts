import { greetingCategory, NOTE_PREFIXES } from '../../../src/domain/greeting.ts';
import type { GreetingInput } from '../../../src/machines/greeting-order/types.ts';
import { needed, type History } from '../support/history.ts';
import type { RequestParts } from '../support/request.ts';
import type { GreetingEntries } from './greetingEntries.ts';
import { packageOf, replayGreetingOrder } from './replayGreetingOrder.ts';
import { logoRequest } from './logoRequest.ts';

type GreetingHistory = History<GreetingInput>;

/**
 * Creates the builders of the requests that the greeting order sends, one per operation.
 * @param token the buyer's access token
 */
export function greetingRequests(token: string) {
  return {
    'GET /imgtemplates': (history: GreetingHistory): RequestParts<'GET /imgtemplates'> => ({
      query: { group: greetingCategory(modeOf(replayGreetingOrder(history))).group },
      token,
    }),
    'POST /florist/message/logo/': (history: GreetingHistory) => logoRequest(history, token),
    'POST /messages/preview/': (
      history: GreetingHistory,
    ): RequestParts<'POST /messages/preview/'> => ({
      body: {
        templateId: templateOf(history),
        ...namesOf(history),
        message: messageOf(replayGreetingOrder(history)),
      },
      token,
    }),
    'POST /messages/previewquotes/': (
      history: GreetingHistory,
    ): RequestParts<'POST /messages/previewquotes/'> => ({
      body: { templateId: templateOf(history), ...replayGreetingOrder(history).quotes },
      token,
    }),
    'POST /messages/previewlogo/': (
      history: GreetingHistory,
    ): RequestParts<'POST /messages/previewlogo/'> => {
      const known = replayGreetingOrder(history);
      return {
        body: {
          templateId: templateOf(history),
          personId: history.input.person.id,
          logoFilePath: needed(known.logo, 'a logo was uploaded').path,
          ...namesOf(history),
          message: messageOf(known),
        },
        token,
      };
    },
    'GET /packages/ucapan/': ({
      input: { person, buyer },
    }: GreetingHistory): RequestParts<'GET /packages/ucapan/'> => ({
      query: { placeId: person.funeralHouse.id ?? 0, userId: buyer.id, personId: person.id },
      token,
    }),
    'POST /messages': (history: GreetingHistory): RequestParts<'POST /messages'> => {
      const known = replayGreetingOrder(history);
      const { person, buyer } = history.input;
      const offer = packageOf(known);
      return {
        body: {
          PersonId: person.id,
          messageDate: needed(known.submittedAt, 'the order was submitted'),
          name: person.name,
          description: greetingCategory(modeOf(known)).label,
          templateId: templateOf(history),
          defaultMessageUrl: needed(known.card, 'a preview was drawn for the current content').url,
          message: messageOf(known),
          fromName: known.sender,
          FromUserId: buyer.id,
          room: person.room,
          ToUserId: person.recipientUserId,
          isPaid: -1,
          price: offer.price,
          accessFrom: 'W',
          discprice: offer.discount,
          packageId: offer.id,
          // No path reaches the departure.
          ...(person.deliverable.cardInRoomUntil !== null && { audience: 'room' as const }),
        },
        token,
      };
    },
    'POST /api/v1.0/payment/va/inquiry': (
      history: GreetingHistory,
    ): RequestParts<'POST /api/v1.0/payment/va/inquiry'> => ({
      body: {
        orderId: needed(replayGreetingOrder(history).order, 'an order was placed').id,
        bank: replayGreetingOrder(history).bank,
      },
      token,
    }),
  };
}

function modeOf({ mode }: GreetingEntries) {
  return needed(mode, 'a category was chosen');
}

function templateOf(history: GreetingHistory): number {
  return needed(replayGreetingOrder(history).templateId, 'a template of this category was chosen');
}

function namesOf(history: GreetingHistory) {
  const { person, buyer } = history.input;
  return {
    personName: person.name,
    fromUsername: buyer.username,
    fromName: replayGreetingOrder(history).sender,
  };
}

function messageOf({ mode, note, quotes }: GreetingEntries): string {
  if (mode === 5) return quotes.message;
  return note.choice === 'none'
    ? NOTE_PREFIXES.none
    : `${NOTE_PREFIXES[note.choice]} ${note.text}`.trim();
}
