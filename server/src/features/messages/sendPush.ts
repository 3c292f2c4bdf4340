import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Config } from '../../config/config.ts';
import type { ServerDeps } from '../../deps.ts';
import type { PushSubscriptionRow } from './pushSubscriptions.ts';
import { requirePushEndpoint } from './requirePushEndpoint.ts';

/** What the service worker of the app gets. */
export interface PushPayload {
  body: string;
  orderId: number;
}

/** How long the push service keeps a message for a browser that is offline, in seconds. */
const timeToLive = 24 * 3600;

/** Returns the keys with which the server identifies itself to push services, base64url. */
export function vapidKeys({ vapidPrivateKey }: Pick<ServerDeps['secrets'], 'vapidPrivateKey'>): {
  publicKey: string;
  privateKey: string;
} {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(vapidPrivateKey));
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(vapidPrivateKey).toString('base64url'),
  };
}

/**
 * Sends an encrypted message to a browser by its push service. Follows no redirects.
 * @returns `gone` when the browser is not subscribed any more, `refused` when the service will
 *   never take the message
 * @throws {Error} when a later attempt may succeed
 */
export async function sendPush(
  { config, secrets }: Pick<ServerDeps, 'config' | 'secrets'>,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  payload: PushPayload,
  signal: AbortSignal,
): Promise<'sent' | 'gone' | 'refused'> {
  requirePushEndpoint(endpoint, config.pushServices);
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      TTL: timeToLive,
      urgency: 'normal',
      topic: `order-${payload.orderId}`,
      vapidDetails: { subject: contactOf(config), ...vapidKeys(secrets) },
    },
  );
  const { status, body: answer } = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body ?? []),
    redirect: 'manual',
    signal,
  });
  // Nobody reads the answer, and its status counts even if the connection is lost now.
  await answer?.cancel().catch(() => undefined);
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500)
    throw new Error(`The push service ${new URL(endpoint).host} answered with ${status}.`);
  return 'refused';
}

/** Returns the address by which a push service can reach the operator; it has to be HTTPS or mailto. */
function contactOf({ publicUrl, mail }: Config): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0] ?? 'dukacita@localhost'}`;
}
