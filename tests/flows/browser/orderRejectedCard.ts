import type { ApiClient } from '../../../src/api/http/client.ts';
import type { PlacedOrder } from '../../../src/domain/order.ts';
import type { CardCorrectionInput } from '../../../src/machines/card-correction/machine.ts';
import type { Fixtures } from '../models/fixtures.ts';
import { orderCard } from './orderGreeting.ts';
import { rejectPaidCard } from './staff.ts';

/** Lets the buyer order a card, finance record its payment, and a reviewer reject it. */
export async function orderRejectedCard(
  address: string,
  client: ApiClient,
  fixtures: Fixtures,
  { content, templateId, reason, version }: CardCorrectionInput,
): Promise<PlacedOrder> {
  const order = await orderCard(client, fixtures, { content, templateId });
  await rejectPaidCard(address, { ...order, version: version - 2 }, reason ?? '');
  return order;
}
