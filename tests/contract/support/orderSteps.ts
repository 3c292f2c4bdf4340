import { createMultipartForm, uploadLogo } from './logoForm.ts';
import {
  flowerOrderBody,
  greetingOrderBody,
  notePreviewBody,
  type Username,
} from './orderingData.ts';
import type { OrderingServer } from './startOrderingServer.ts';

/** Sends a request that has to succeed, and returns its body. */
async function send(
  server: OrderingServer,
  as: Username,
  path: string,
  body: unknown,
): Promise<Record<string, unknown>> {
  const answer = await server.call('POST', path, { as, body });
  if (answer.status !== 200)
    throw new Error(`${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Lets Sari order a greeting card of Rp 90.000; returns the id of the order. */
export async function orderGreeting(server: OrderingServer, changes: object = {}): Promise<number> {
  const card = await send(server, 'sari', '/messages/preview/', notePreviewBody());
  const body = greetingOrderBody(card as unknown as string, changes);
  return Number((await send(server, 'sari', '/messages', body))['id']);
}

/** Lets Sari order a flower board of Rp 750.000; returns the id of the order. */
export async function orderBoard(server: OrderingServer): Promise<number> {
  return Number((await send(server, 'sari', '/florist/message', flowerOrderBody()))['id']);
}

/** Lets finance record a payment of an order. */
export async function pay(
  server: OrderingServer,
  id: number,
  amount: number,
  reason?: string,
): Promise<void> {
  await send(server, 'finance', `/api/v1.0/staff/orders/${id}/payments`, {
    version: await versionOf(server, id),
    provider: 'transfer',
    reference: `BCA-${id}`,
    amount,
    ...(reason !== undefined && { reason }),
    account: 'BCA 1234567890',
    paidTime: '2026-11-21T10:05:00+07:00',
  });
}

/** Lets Sari upload a proof of payment of an order. */
export async function uploadProof(server: OrderingServer, id: number): Promise<void> {
  const answer = await server.call('POST', `/api/v1.0/orders/${id}/proof`, {
    as: 'sari',
    ...createMultipartForm([{ name: 'proof', content: '%PDF-1.7 proof', fileName: 'proof.pdf' }]),
  });
  if (answer.status !== 200) throw new Error(`The proof was answered with ${answer.status}.`);
}

/** Lets staff apply an event to an order. */
export async function apply(
  server: OrderingServer,
  as: Username,
  id: number,
  type: string,
  payload: object = {},
): Promise<void> {
  const version = await versionOf(server, id);
  await send(server, as, `/api/v1.0/staff/orders/${id}/events`, { type, version, ...payload });
}

/** Lets the florist make a paid board and deliver it. */
export async function deliverBoard(server: OrderingServer, id: number): Promise<void> {
  await apply(server, 'mawar', id, 'board.accepted');
  await apply(server, 'mawar', id, 'board.dispatched');
  const photoUrl = await uploadLogo(server, 'mawar');
  await apply(server, 'mawar', id, 'board.delivered', { photoUrl });
}

async function versionOf(server: OrderingServer, id: number): Promise<number> {
  const { body } = await server.call<{ order: { version: number } }>(
    'GET',
    `/api/v1.0/orders/${id}`,
    { as: 'sari' },
  );
  return body.order.version;
}
