import type { FlowerInput } from '../../../src/machines/flower-order/types.ts';
import { needed, type History } from '../support/history.ts';
import type { RequestParts } from '../support/request.ts';
import { boardMessage, replayFlowerOrder } from './replayFlowerOrder.ts';
import { logoRequest } from './logoRequest.ts';

type FlowerHistory = History<FlowerInput>;

/**
 * Creates the builders of the requests that the flower order sends, one per operation.
 * @param token the buyer's access token
 */
export function flowerRequests(token: string) {
  return {
    'GET /partners/florist/list/actives': ({
      input,
    }: FlowerHistory): RequestParts<'GET /partners/florist/list/actives'> => ({
      query: { funeralHouseId: input.person.funeralHouse.id ?? 0 },
      token,
    }),
    'GET /partners/florist/{id}/products': (
      history: FlowerHistory,
    ): RequestParts<'GET /partners/florist/{id}/products'> => ({
      path: { id: floristOf(history) },
      token,
    }),
    'GET /partners/florist/{id}/product/{productId}': (
      history: FlowerHistory,
    ): RequestParts<'GET /partners/florist/{id}/product/{productId}'> => ({
      path: { id: floristOf(history), productId: productOf(history).id },
      token,
    }),
    'POST /florist/message/logo/': (history: FlowerHistory) => logoRequest(history, token),
    'POST /florist/message': (history: FlowerHistory): RequestParts<'POST /florist/message'> => {
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
          subMessage: known.subMessage,
          price: product.price,
          isPaid: -1,
        },
        token,
      };
    },
  };
}

function floristOf(history: FlowerHistory): number {
  return needed(replayFlowerOrder(history).florist, 'a florist was chosen').id;
}

function productOf(history: FlowerHistory) {
  return needed(replayFlowerOrder(history).product, 'a board was chosen');
}
