import { print } from '@dukacita/shared/text';
import { and, eq } from 'drizzle-orm';
import { deliversFlowersTo } from '../catalogue/flowerRule.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { Handler, Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { floristHouses, floristProducts, florists } from '../../data/db/schema/catalogue.ts';
import { flowerOrders } from '../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../deps.ts';
import { findStoredFile } from '../../data/files/findStoredFile.ts';
import { requireHuman } from '../orders/botCheck.ts';
import { requireMatchingBuyer } from '../orders/requireMatchingBuyer.ts';
import { requireListedPerson } from '../persons/requireListedPerson.ts';
import { requireBoardInTime } from '../persons/deliverable.ts';
import { insertOrder } from '../orders/insertOrder.ts';
import { wirePayPalCents } from '../orders/payPalCents.ts';
import { idempotencyKeyOf, placeOrderOnce, type PlacedOrder } from '../orders/placeOrderOnce.ts';
import { requiredText } from '../orders/requiredText.ts';
import { requireUploadKey } from '../uploads/requireUploadKey.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { toWireTime } from '../../http/wire/wireTime.ts';
import { drawBoard } from './drawBoard.ts';

/**
 * Creates a flower order: draws the board of an order that can be delivered, then stores the order in one transaction, with its
 * idempotency key. The funeral house is the person's current one, and the price is the florist's.
 */
export function createFlowerOrder(deps: ServerDeps): Handler<'createFlowerOrder'> {
  return async (request, reply) => {
    const { body } = request;
    const user = await requireUser(deps.db, request);
    requireMatchingBuyer(user.id, body.fromUserId, 'fromUserId');
    const texts = {
      fromName: requiredText(body.fromName, 'fromName'),
      message: requiredText(body.message, 'message'),
      subMessage: print(body.subMessage),
    };
    const key = idempotencyKeyOf(request);
    return placeOrderOnce(
      deps,
      { operationId: 'createFlowerOrder', userId: user.id, key, body },
      reply,
      async () => {
        await requireHuman(deps, request);
        const { floristProductId: productId, logoUrl } = body;
        const logoFile = logoUrl === null ? null : await findStoredFile(deps.files, logoUrl);
        const requireLogo = (db: Database) =>
          logoFile === null ? null : requireUploadKey(db, user.id, logoFile, 'logoUrl');
        const logoKey = await requireLogo(deps.db);
        await requireOffer(deps.db, deps, body);
        const { fromName: sender, message, subMessage } = texts;
        const pictureKey = await drawBoard(deps, {
          productId,
          texts: { message, subMessage, sender },
          logoKey,
        });
        return (tx) => placeOrder(tx, deps, user.id, body, { ...texts, pictureKey, requireLogo });
      },
    );
  };
}

interface Words {
  fromName: string;
  message: string;
  subMessage: string;
  pictureKey: string | null;
  /** Returns the key of the logo, and keeps it during a transaction. */
  requireLogo: (tx: Database) => Promise<string> | null;
}

async function placeOrder(
  tx: Database,
  deps: ServerDeps,
  userId: number,
  body: Wire['FlowerOrder'],
  { fromName, message, subMessage, pictureKey, requireLogo }: Words,
): Promise<PlacedOrder> {
  const { person, funeralHouseId, price } = await requireOffer(tx, deps, body);
  const logoKey = await requireLogo(tx);
  const order = await insertOrder(tx, deps, {
    kind: 'flowers',
    userId,
    person,
    price,
    discount: 0,
    fromName,
    floristId: body.partnerId,
  });
  await tx.insert(flowerOrders).values({
    orderId: order.id,
    floristId: body.partnerId,
    productId: body.floristProductId,
    funeralHouseId,
    personName: person.name,
    message,
    subMessage,
    logoKey,
    pictureKey,
  });
  return {
    id: order.id,
    answer: {
      id: order.id,
      price,
      expiredTime: toWireTime(order.expiredTime),
      ...wirePayPalCents(order),
    },
  };
}

/** Requires what the order asks for: the person, the delivery in time, the florist and the product. */
async function requireOffer(db: Database, deps: ServerDeps, body: Wire['FlowerOrder']) {
  const person = await requireListedPerson(db, body.personId, 'personId');
  const { funeralHouseId } = person;
  if (!deliversFlowersTo(funeralHouseId) || !deliversFlowersTo(body.funeralHouseId)) {
    throw new ApiError(
      'flowers_not_delivered',
      422,
      'Flowers are not delivered to this funeral house.',
      'funeralHouseId',
    );
  }
  requireBoardInTime(person.burialTime, deps.config.orders, deps.now());
  await requireFlorist(db, body.partnerId, funeralHouseId);
  return {
    person,
    funeralHouseId,
    price: await priceOf(db, body.floristProductId, body.partnerId),
  };
}

async function requireFlorist(tx: Database, id: number, funeralHouseId: number): Promise<void> {
  const [florist] = await tx
    .select({ id: florists.id })
    .from(florists)
    .innerJoin(floristHouses, eq(floristHouses.floristId, florists.id))
    .where(
      and(
        eq(florists.id, id),
        eq(florists.active, true),
        eq(floristHouses.funeralHouseId, funeralHouseId),
      ),
    )
    .limit(1);
  if (!florist)
    throw new ApiError(
      'florist_unavailable',
      422,
      'This florist does not deliver to the funeral house.',
      'partnerId',
    );
}

async function priceOf(tx: Database, productId: number, floristId: number): Promise<number> {
  const [product] = await tx
    .select({ price: floristProducts.price })
    .from(floristProducts)
    .where(
      and(
        eq(floristProducts.id, productId),
        eq(floristProducts.floristId, floristId),
        eq(floristProducts.active, true),
      ),
    )
    .limit(1);
  if (!product)
    throw new ApiError(
      'product_unavailable',
      422,
      'The florist does not offer this product.',
      'floristProductId',
    );
  return product.price;
}
