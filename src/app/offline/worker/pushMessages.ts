import { pushCopy as copy } from '../../../copy/push.ts';

/** What a push message shows, and the page that it opens. */
export interface PushNotice {
  readonly body: string;
  readonly path: string;
  /** A later message with the same tag replaces an earlier one. */
  readonly tag: string;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The parts of the worker's global scope that push messages need. */
export interface PushWorker {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    type: 'push',
    listener: (event: WorkerEvent & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkerEvent & { readonly notification: Notification }) => void,
  ): void;
}

/** Registers the handlers that show push messages, and open the order when one is pressed. */
export function handlePushMessages(self: PushWorker): void {
  self.addEventListener('push', (event) => {
    const { body, path, tag } = toNotice(event.data?.text());
    event.waitUntil(
      self.registration.showNotification(copy.title, {
        body,
        tag,
        lang: 'id',
        icon: '/icon-192.png',
        data: path,
      }),
    );
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(self, String(event.notification.data)));
  });
}

/** Reads the data of a push message; an unknown one becomes a general notice. */
export function toNotice(text: string | undefined): PushNotice {
  const { body, orderId } = readJson(text) as { body?: unknown; orderId?: unknown };
  if (typeof body !== 'string' || !Number.isSafeInteger(orderId) || Number(orderId) < 1)
    return { body: copy.general, path: '/history', tag: 'general' };
  return { body, path: `/history/order/${Number(orderId)}`, tag: `order-${Number(orderId)}` };
}

function readJson(text: string | undefined): object {
  try {
    return Object(JSON.parse(text ?? '{}')) as object;
  } catch {
    return {};
  }
}

/** Focuses the window that shows a page, or opens one. Other windows may have unfinished work. */
async function openPage({ clients, location }: PushWorker, path: string) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const address = new URL(path, location.origin).href;
  const shown = windows.find(({ url }) => url === address);
  await (shown ? shown.focus() : clients.openWindow(address));
}
