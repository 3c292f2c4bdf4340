import * as v from 'valibot';
import type { ApiClient } from '../http/client.ts';
import { awaitCall, readAnswer } from '../http/readAnswer.ts';

/** The address and the keys of a browser, as `PushSubscription.toJSON()` returns them. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Loads the key with which a browser subscribes (`GET /api/v1.0/push/key`), base64url. */
export async function getPushKey(client: ApiClient, signal?: AbortSignal): Promise<string> {
  const call = client.main.GET('/api/v1.0/push/key', {
    cache: 'no-store',
    signal: signal ?? null,
  });
  return (await readAnswer(call, v.object({ publicKey: v.pipe(v.string(), v.nonEmpty()) })))
    .publicKey;
}

/** Sends push messages to a browser (`POST /api/v1.0/push/subscribe`); repeatable. */
export async function subscribeToPush(
  client: ApiClient,
  subscription: BrowserSubscription,
  signal?: AbortSignal,
): Promise<void> {
  await awaitCall(
    client.main.POST('/api/v1.0/push/subscribe', { body: subscription, signal: signal ?? null }),
  );
}

/** Sends no more push messages to a browser (`POST /api/v1.0/push/unsubscribe`). */
export async function unsubscribeFromPush(
  client: ApiClient,
  endpoint: string,
  signal?: AbortSignal,
): Promise<void> {
  await awaitCall(
    client.main.POST('/api/v1.0/push/unsubscribe', { body: { endpoint }, signal: signal ?? null }),
  );
}
