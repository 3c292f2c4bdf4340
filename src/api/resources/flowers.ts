import { print } from '@dukacita/shared/text';
import * as v from 'valibot';
import type {
  BoardDesign,
  Florist,
  FloristProduct,
  FloristProductDetail,
} from '../../domain/florist.ts';
import type { Logo } from '../../domain/greeting.ts';
import { FLOWERS, type PlacementOutcome } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import { flowerTotal } from '../../domain/price.ts';
import { normalizeSenderName } from '../../domain/senderName.ts';
import type { SessionUser } from '../../domain/session.ts';
import type { ApiClient } from '../http/client.ts';
import { cardLayout } from './cardLayout.ts';
import { getKeySupport, IS_PAID_AT_CREATION, orderCreated, toOutcome } from './orderCreation.ts';
import { readAnswer, readAnswerWithResponse } from '../http/readAnswer.ts';
import { address, count, id, metres, name, optionalText, results, rupiah } from './wire.ts';

/** The id of the user who handles flower orders. */
const FLOWER_RECIPIENT_USER_ID = 14;

export interface FlowerOrderRequest {
  readonly person: Pick<Person, 'id' | 'name' | 'room' | 'funeralHouse'>;
  readonly buyer: Pick<SessionUser, 'id'>;
  readonly florist: Pick<Florist, 'id'>;
  readonly product: Pick<FloristProduct, 'id' | 'price'>;
  readonly logo: Logo | null;
  readonly sender: string;
  /** The message in large letters. */
  readonly message: string;
  /** The optional text below the message. */
  readonly subMessage: string;
  readonly key: string;
}

/** Loads the florists that deliver to a funeral house (`GET /partners/florist/list/actives`). */
export async function listFlorists(
  client: ApiClient,
  funeralHouseId: number,
  signal?: AbortSignal,
): Promise<Florist[]> {
  const call = client.main.GET('/partners/florist/list/actives', {
    cache: 'no-store',
    params: { query: { funeralHouseId } },
    signal: signal ?? null,
  });
  const answer = await readAnswer(
    call,
    results(
      v.object({
        id,
        name: optionalText,
        photo: address,
        description: v.string(),
        startPrice: v.optional(rupiah),
        productCount: v.optional(count),
        boardWidths: v.optional(v.object({ from: metres, to: metres })),
      }),
    ),
  );
  return answer.results.map(({ photo, ...florist }) => ({
    ...florist,
    photoUrl: client.resolveUrl(photo),
  }));
}

/** Loads the products of a florist (`GET /partners/florist/{id}/products`). */
export async function listProducts(
  client: ApiClient,
  floristId: number,
  signal?: AbortSignal,
): Promise<FloristProduct[]> {
  const call = client.main.GET('/partners/florist/{id}/products', {
    cache: 'no-store',
    params: { path: { id: floristId } },
    signal: signal ?? null,
  });
  const answer = await readAnswer(call, v.object({ result: v.array(product) }));
  return answer.result.map(({ board, photoUrl, ...wire }) => ({
    ...wire,
    photoUrl: client.resolveUrl(photoUrl),
    board: toBoardDesign(client, board),
  }));
}

/** Loads photos and description of a product (`GET /partners/florist/{id}/product/{productId}`). */
export async function getProduct(
  client: ApiClient,
  { floristId, productId }: { readonly floristId: number; readonly productId: number },
  signal?: AbortSignal,
): Promise<FloristProductDetail> {
  const call = client.main.GET('/partners/florist/{id}/product/{productId}', {
    cache: 'no-store',
    params: { path: { id: floristId, productId } },
    signal: signal ?? null,
  });
  const { photos, description } = await readAnswer(
    call,
    v.object({ photos: v.array(address), description: v.string() }),
  );
  return { photoUrls: photos.map(client.resolveUrl), description };
}

/**
 * Orders a flower board (`POST /florist/message`). Returns rejections as outcomes and throws every
 * other error as an AppError, like `createGreetingOrder`. If the funeral house is unknown, it
 * returns a rejection without sending a request.
 */
export async function createFlowerOrder(
  client: ApiClient,
  request: FlowerOrderRequest,
  signal?: AbortSignal,
): Promise<PlacementOutcome> {
  const funeralHouseId = request.person.funeralHouse.id;
  if (funeralHouseId === null) return { type: 'rejected', code: 'flowersNotDelivered' };
  const call = client.main.POST('/florist/message', {
    params: { header: { 'Idempotency-Key': request.key } },
    body: {
      partnerId: request.florist.id,
      floristProductId: request.product.id,
      fromUserId: request.buyer.id,
      ToUserId: FLOWER_RECIPIENT_USER_ID,
      personId: request.person.id,
      personName: request.person.name,
      room: request.person.room,
      funeralHouseId,
      logoUrl: request.logo?.path ?? null,
      fromName: normalizeSenderName(request.sender),
      message: print(request.message),
      subMessage: print(request.subMessage),
      price: request.product.price,
      isPaid: IS_PAID_AT_CREATION,
    },
    signal: signal ?? null,
  });
  return toOutcome(async () => {
    const { answer, response } = await readAnswerWithResponse(call, orderCreated);
    const total = flowerTotal(answer.price);
    return {
      type: 'placed',
      order: {
        kind: FLOWERS,
        id: answer.id,
        price: answer.price,
        discount: answer.price - total,
        total,
        payPalCents: answer.payPalCents,
        expiresAt: answer.expiredTime,
      },
      keySupport: getKeySupport(response, request.key),
    };
  });
}

function toBoardDesign(
  client: ApiClient,
  wire: v.InferOutput<typeof product>['board'],
): BoardDesign | null {
  return wire && { groundUrl: client.resolveUrl(wire.groundUrl), layout: wire.layout };
}

const product = v.object({
  id,
  name,
  size: v.string(),
  photoUrl: address,
  price: rupiah,
  board: v.nullish(v.object({ groundUrl: address, layout: cardLayout }), null),
});
