import type { Client } from 'openapi-fetch';
import type { paths } from '@dukacita/shared/staff';
import { createClient } from './createClient.ts';
import { startSession } from './startSession.ts';

/** An order at the version at which staff see it. */
interface SeenByStaff {
  readonly id: number;
  readonly version: number;
}

/** Lets finance record the payment of an order, and a reviewer reject its card. */
export async function rejectPaidCard(
  address: string,
  { id, version, total }: SeenByStaff & { readonly total: number },
  reason: string,
): Promise<void> {
  const params = { path: { id } };
  const finance = await staffClient(address, 'demo-fina');
  await finance.POST('/api/v1.0/staff/orders/{id}/payments', {
    params,
    body: {
      version,
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
    body: { type: 'card.rejected', version: version + 1, reason },
  });
}

/** Lets finance cancel an unpaid order, and decline its proof of payment before, if it has one. */
export async function cancelUnpaidOrder(
  address: string,
  { id, version, proofPending }: SeenByStaff & { readonly proofPending: boolean },
): Promise<void> {
  const params = { path: { id } };
  const finance = await staffClient(address, 'demo-fina');
  const types = [
    ...(proofPending ? (['proof.declined'] as const) : []),
    'order.cancelled',
  ] as const;
  for (const [done, type] of types.entries())
    await finance.POST('/api/v1.0/staff/orders/{id}/events', {
      params,
      body: { type, version: version + done, reason: 'Tidak jadi' },
    });
}

/** Signs a member of staff in. The client throws what the server rejects. */
async function staffClient(address: string, username: string): Promise<Client<paths>> {
  const { session } = await startSession(address, username);
  return createClient(address, session.accessToken).main as unknown as Client<paths>;
}
