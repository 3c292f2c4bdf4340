import { greetingCategory } from '../../../src/domain/greeting.ts';
import type { GreetingInput } from '../../../src/machines/greeting-order/types.ts';
import { needed, type History } from '../support/history.ts';
import type { Requests } from '../support/request.ts';
import type { GreetingEntries } from './greetingEntries.ts';
import { packageOf, replayGreetingOrder } from './replayGreetingOrder.ts';
import { logoRequest } from './logoRequest.ts';
import { messageOf, previewRequests } from './previewRequests.ts';

type GreetingHistory = History<GreetingInput>;

/** The requests that the greeting order sends. */
export const greetingRequests = {
  'GET /imgtemplates': (history) => ({
    query: { group: greetingCategory(modeOf(replayGreetingOrder(history))).group },
  }),
  'POST /florist/message/logo/': logoRequest,
  ...previewRequests((history: GreetingHistory) => {
    const { person, buyer } = history.input;
    const templateId = templateOf(history);
    return { ...replayGreetingOrder(history), templateId, person, username: buyer.username };
  }),
  'GET /packages/ucapan/': ({ input: { person, buyer } }) => ({
    query: { placeId: person.funeralHouse.id ?? 0, userId: buyer.id, personId: person.id },
  }),
  'POST /messages': (history) => {
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
    };
  },
  'POST /api/v1.0/payment/va/inquiry': (history) => ({
    body: {
      orderId: needed(replayGreetingOrder(history).order, 'an order was placed').id,
      bank: replayGreetingOrder(history).bank,
    },
  }),
} satisfies Requests<GreetingInput>;

function modeOf({ mode }: GreetingEntries) {
  return needed(mode, 'a category was chosen');
}

function templateOf(history: GreetingHistory): number {
  return needed(replayGreetingOrder(history).templateId, 'a template of this category was chosen');
}
