import type { FlowerInput } from '../../../src/machines/flower-order/types.ts';
import { needed, type History } from '../support/history.ts';
import type { Requests } from '../support/request.ts';
import { printed } from './printedTexts.ts';
import { boardMessage } from './flowerEntries.ts';
import { replayFlowerOrder } from './replayFlowerOrder.ts';
import { logoRequest } from './logoRequest.ts';

type FlowerHistory = History<FlowerInput>;

/** The requests that the flower order sends. */
export const flowerRequests = {
  'GET /partners/florist/list/actives': ({ input }) => ({
    query: { funeralHouseId: input.person.funeralHouse.id ?? 0 },
  }),
  'GET /partners/florist/{id}/products': (history) => ({
    path: { id: floristOf(history) },
  }),
  'GET /partners/florist/{id}/product/{productId}': (history) => ({
    path: { id: floristOf(history), productId: productOf(history).id },
  }),
  'POST /florist/message/logo/': logoRequest,
  'POST /florist/message': (history) => {
    const known = replayFlowerOrder(history);
    const { person, buyer } = history.input;
    const product = productOf(history);
    return {
      body: {
        partnerId: floristOf(history),
        floristProductId: product.id,
        fromUserId: buyer.id,
        // The user who handles flower orders.
        ToUserId: 14,
        personId: person.id,
        personName: person.name,
        room: person.room,
        funeralHouseId: needed(person.funeralHouse.id, 'the funeral house was known'),
        logoUrl: known.logo?.path ?? null,
        fromName: known.sender,
        message: boardMessage(known),
        subMessage: printed(known.subMessage),
        price: product.price,
        isPaid: -1,
      },
    };
  },
} satisfies Requests<FlowerInput>;

function floristOf(history: FlowerHistory): number {
  return needed(replayFlowerOrder(history).florist, 'a florist was chosen').id;
}

function productOf(history: FlowerHistory) {
  return needed(replayFlowerOrder(history).product, 'a board was chosen');
}
