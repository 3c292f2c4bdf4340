import { print } from '@dukacita/shared/text';
import type { Handler, Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { cardVersions, greetingOrders } from '../../data/db/schema/orders.ts';
import { personMessages } from '../../data/db/schema/persons.ts';
import type { ServerDeps } from '../../deps.ts';
import { findStoredFile } from '../../data/files/findStoredFile.ts';
import { requireHuman } from '../orders/botCheck.ts';
import { requireMatchingBuyer } from '../orders/requireMatchingBuyer.ts';
import { requireListedPerson } from '../persons/requireListedPerson.ts';
import { requireRoomInTime } from '../persons/deliverable.ts';
import { insertOrder } from '../orders/insertOrder.ts';
import { wirePayPalCents } from '../orders/payPalCents.ts';
import { idempotencyKeyOf, placeOrderOnce, type PlacedOrder } from '../orders/placeOrderOnce.ts';
import { requiredText } from '../orders/requiredText.ts';
import { requireUser, type UserRow } from '../../http/auth/requireUser.ts';
import { toWireTime } from '../../http/wire/wireTime.ts';
import { parseSubmitDate } from './parseSubmitDate.ts';
import { requireAcceptedCardKey } from './requireAcceptedCardKey.ts';
import { requirePackage } from './requirePackage.ts';

/** The largest accepted deviation of the buyer's clock, in milliseconds. */
const clockTolerance = 24 * 60 * 60 * 1000;

/**
 * Creates a greeting order: the order, its card, the message that awaits approval, the entry in the
 * buyer's history and the idempotency key are written in one transaction. Buyer, person, recipient,
 * room, price and payment state are determined by the server; the request is not trusted.
 */
export function createGreetingOrder(deps: ServerDeps): Handler<'createGreetingOrder'> {
  return async (request, reply) => {
    const { body } = request;
    const user = await requireUser(deps.db, request);
    requireMatchingBuyer(user.id, body.FromUserId, 'FromUserId');
    const texts = {
      fromName: requiredText(body.fromName, 'fromName'),
      message: print(body.message),
      messageDate: parseSubmitDate(body.messageDate, 'messageDate'),
    };
    const key = idempotencyKeyOf(request);
    return placeOrderOnce(
      deps,
      { operationId: 'createGreetingOrder', userId: user.id, key, body },
      reply,
      async () => {
        await requireHuman(deps, request);
        const storedCard = await findStoredFile(deps.files, body.defaultMessageUrl);
        return (tx) => placeOrder(tx, deps, user, body, { ...texts, storedCard });
      },
    );
  };
}

interface Details {
  fromName: string;
  message: string;
  messageDate: Date;
  storedCard: string | undefined;
}

async function placeOrder(
  tx: Database,
  deps: ServerDeps,
  user: UserRow,
  body: Wire['GreetingOrder'],
  { fromName, message, messageDate, storedCard }: Details,
): Promise<PlacedOrder> {
  const person = await requireListedPerson(tx, body.PersonId, 'PersonId');
  requireRoomInTime(person.burialTime, body.audience, deps.now());
  const cardKey = await requireAcceptedCardKey(tx, deps, user.id, body, person, storedCard);
  const { id: packageId, price, discRp } = await requirePackage(tx, body, person, user.member);
  const order = await insertOrder(tx, deps, {
    kind: 'greeting',
    userId: user.id,
    person,
    price,
    discount: discRp,
    fromName,
    floristId: null,
  });
  const [stored] = await tx
    .insert(personMessages)
    .values({
      personId: person.id,
      messageDate: clampMessageDate(messageDate, order.createdAt),
      fromName,
      approved: false,
    })
    .returning({ id: personMessages.id });
  await tx.insert(greetingOrders).values({
    orderId: order.id,
    packageId,
    templateId: body.templateId,
    personName: person.name,
    message,
    description: print(body.description),
    cardKey,
    messageId: stored?.id ?? null,
  });
  await tx.insert(cardVersions).values({
    orderId: order.id,
    number: 1,
    templateId: body.templateId,
    fromName,
    message,
    cardKey,
    createdAt: order.createdAt,
  });
  return {
    id: order.id,
    answer: {
      id: order.id,
      price,
      expiredTime: toWireTime(order.expiredTime),
      discprice: discRp,
      ...wirePayPalCents(order),
    },
  };
}

/** Replaces a date far from now; with it, the message would always be listed first, or last. */
function clampMessageDate(claimed: Date, now: Date): Date {
  return Math.abs(claimed.getTime() - now.getTime()) <= clockTolerance ? claimed : now;
}
