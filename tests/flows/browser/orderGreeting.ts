import type { ApiClient } from '../../../src/api/http/client.ts';
import {
  createGreetingOrder,
  drawPreview,
  type CardRequest,
  type GreetingOrderRequest,
} from '../../../src/api/resources/greetings.ts';
import type { PlacedOrder, PlacementOutcome } from '../../../src/domain/order.ts';
import type { OrderedCard } from '../../../src/domain/orderState.ts';
import type { Preview } from '../../../src/machines/greeting-order/types.ts';
import { submissionInJakarta } from '../expected/jakartaTime.ts';
import type { Fixtures } from '../models/fixtures.ts';

type Ordered = CardRequest & Pick<GreetingOrderRequest, 'person' | 'buyer' | 'package'>;

/** Lets the server draw a card, and orders it. */
export async function orderGreeting(
  client: ApiClient,
  ordered: Ordered,
): Promise<{ readonly card: Preview; readonly order: PlacedOrder }> {
  const card = await drawPreview(client, ordered);
  const outcome = await createGreetingOrder(client, {
    ...ordered,
    previewUrl: card.url,
    submittedAt: submissionInJakarta(Date.now()),
    key: crypto.randomUUID(),
  });
  return { card, order: placedOrder(outcome) };
}

/** Lets the buyer order a card for the person of the fixtures. */
export async function orderCard(
  client: ApiClient,
  { person, session, packages }: Pick<Fixtures, 'person' | 'session' | 'packages'>,
  { content, templateId }: Pick<OrderedCard, 'content' | 'templateId'>,
): Promise<PlacedOrder> {
  const [offer] = packages;
  if (offer === undefined) throw new Error('The server offers no package.');
  const { order } = await orderGreeting(client, {
    ...content,
    person,
    buyer: session.user,
    templateId,
    package: offer,
  });
  return order;
}

/** Returns the placed order. Throws if the server rejects it. */
export function placedOrder(outcome: PlacementOutcome): PlacedOrder {
  if (outcome.type === 'placed') return outcome.order;
  throw new Error(`The server rejects the order: ${outcome.code}.`);
}
