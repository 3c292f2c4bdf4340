import { print } from '@dukacita/shared/text';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../http/contract/operations.ts';
import { cardVersions, greetingOrders, orders } from '../../data/db/schema/orders.ts';
import { personMessages } from '../../data/db/schema/persons.ts';
import type { ServerDeps } from '../../deps.ts';
import { findStoredFile } from '../../data/files/findStoredFile.ts';
import { announceListing } from '../../data/hints/announce.ts';
import { applyOrderEvent } from '../orders/lifecycle/applyOrderEvent.ts';
import { requiredText } from '../orders/requiredText.ts';
import { readOrderDetail } from '../orders/readOrder.ts';
import { requireOwnOrder } from '../orders/requireOwnOrder.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { requireListedPerson } from '../persons/requireListedPerson.ts';
import { requireAcceptedCardKey } from './requireAcceptedCardKey.ts';

/** Replaces the rejected card of an order by a new version, which is reviewed again. */
export function correctCard(deps: ServerDeps): Handler<'correctCard'> {
  const { db, now } = deps;
  return async (request) => {
    const user = await requireUser(db, request);
    const { body, params } = request;
    const fromName = requiredText(body.fromName, 'fromName');
    const message = print(body.message);
    const storedCard = await findStoredFile(deps.files, body.defaultMessageUrl);
    return db.transaction(async (tx) => {
      const { order } = await requireOwnOrder(tx, params.id, user.id);
      await applyOrderEvent(tx, deps, {
        orderId: order.id,
        event: { type: 'card.corrected' },
        actor: { role: 'buyer', userId: user.id },
        version: body.version,
      });
      const person = await requireListedPerson(tx, order.personId, 'id');
      const cardKey = await requireAcceptedCardKey(tx, deps, user.id, body, person, storedCard);
      const { templateId } = body;
      const number = (await tx.$count(cardVersions, eq(cardVersions.orderId, order.id))) + 1;
      await tx.insert(cardVersions).values({
        orderId: order.id,
        number,
        templateId,
        fromName,
        message,
        cardKey,
        createdAt: now(),
      });
      await tx.update(orders).set({ fromName }).where(eq(orders.id, order.id));
      const [card] = await tx
        .update(greetingOrders)
        .set({ templateId, message, cardKey })
        .where(eq(greetingOrders.orderId, order.id))
        .returning({ messageId: greetingOrders.messageId });
      if (card?.messageId != null) {
        await tx
          .update(personMessages)
          .set({ fromName })
          .where(eq(personMessages.id, card.messageId));
        await announceListing(tx, order.personId);
      }
      return readOrderDetail(tx, deps, await requireOwnOrder(tx, order.id, user.id));
    });
  };
}
