import type { ApiClient } from '../../api/http/client.ts';
import {
  getPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../api/resources/pushSubscriptions.ts';
import { AppError } from '../../domain/appError.ts';
import type { PushState } from '../../features/order-page/NotifyMe.tsx';
import type { Environment } from '../platform/environment.ts';

export interface PushDeps {
  readonly view: Pick<Window & typeof globalThis, 'navigator' | 'matchMedia'> &
    Partial<Pick<typeof globalThis, 'Notification' | 'PushManager'>>;
  /** Without a service worker, `offline` is false and no message arrives. */
  readonly environment: Pick<Environment, 'offline'>;
  readonly client: ApiClient;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The key under which the id of the user is stored whose messages this browser gets. */
const USER_KEY = 'push.user';

/** Returns whether this browser gets push messages of a user. Asks for no permission. */
export async function readPushState(
  { view, environment, localStorage }: PushDeps,
  userId: number,
): Promise<PushState> {
  if (!environment.offline) return 'unsupported';
  if (needsInstall(view)) return 'needsInstall';
  const { Notification, navigator } = view;
  if (!Notification || !view.PushManager || !('serviceWorker' in navigator)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (localStorage.getItem(USER_KEY) !== String(userId)) return 'off';
  return (await findSubscription(navigator)) === null ? 'off' : 'on';
}

/**
 * Asks for the permission and subscribes this browser to the messages of a user. Browsers require
 * that the user has just pressed a button.
 * @returns the state afterwards
 * @throws AppError when the browser has no service worker or the server cannot be reached
 */
export async function turnPushOn(deps: PushDeps, userId: number): Promise<PushState> {
  const { view, client, localStorage } = deps;
  const permission = await view.Notification?.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const [applicationServerKey, registration] = await Promise.all([
    getPushKey(client),
    view.navigator.serviceWorker.getRegistration(),
  ]);
  if (!registration)
    throw new AppError('unexpected', { message: 'The browser has no service worker.' });
  // A subscription with another key, or of another user, cannot be used.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  try {
    await subscribeToPush(client, { endpoint, keys: { p256dh, auth } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  localStorage.setItem(USER_KEY, String(userId));
  return 'on';
}

/**
 * Ends the subscription of this browser, and tells the server. When the server cannot be reached,
 * it learns from the push service with its next message.
 */
export async function turnPushOff({ view, client, localStorage }: PushDeps): Promise<void> {
  localStorage.removeItem(USER_KEY);
  const subscription = await findSubscription(view.navigator);
  if (subscription === null) return;
  await Promise.all([
    subscription.unsubscribe(),
    unsubscribeFromPush(client, subscription.endpoint).catch(() => {}),
  ]);
}

async function findSubscription(navigator: Navigator): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** iPhones and iPads allow push messages only to apps on the home screen. */
function needsInstall({ navigator, matchMedia }: PushDeps['view']): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}
