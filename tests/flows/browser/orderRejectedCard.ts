import type { Client } from 'openapi-fetch';
import type { paths } from '../../../server/src/wire/generated/staff.ts';
import type { ApiClient } from '../../../src/api/http/client.ts';
import type { PlacedOrder } from '../../../src/domain/order.ts';
import type { CardCorrectionInput } from '../../../src/machines/cardCorrectionMachine.ts';
import type { Fixtures } from '../models/fixtures.ts';
import { createClient } from './createClient.ts';
import { orderGreeting } from './orderGreeting.ts';
import { startSession } from './startSession.ts';

/** Lets the buyer order a card, finance record its payment, and a reviewer reject it. */
export async function orderRejectedCard(
  address: string,
  client: ApiClient,
  { person, session, packages }: Fixtures,
  { content, templateId, reason, version }: CardCorrectionInput,
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
  const { id, total } = order;
  const params = { path: { id } };
  const finance = await staffClient(address, 'demo-fina');
  await finance.POST('/api/v1.0/staff/orders/{id}/payments', {
    params,
    body: {
      version: version - 2,
      provider: 'transfer',
      reference: `FLOWS-${id}`,
      amount: total,
      account: 'BCA 0080001234',
      paidTime: new Date().toISOString(),
    },
  });
  const reviewer = await staffClient(address, 'demo-rizal');
  await reviewer.POST('/api/v1.0/staff/orders/{id}/events', {
    params,
    body: { type: 'card.rejected', version: version - 1, reason: reason ?? '' },
  });
  return order;
}

/** Signs a member of staff in. The client throws what the server rejects. */
async function staffClient(address: string, username: string): Promise<Client<paths>> {
  const { session } = await startSession(address, username);
  return createClient(address, session.accessToken).main as unknown as Client<paths>;
}
