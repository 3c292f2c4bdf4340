import { createDeviceLastSeen } from '../../../src/app/platform/deviceLastSeen.ts';
import type { SeenOrder } from '../../../src/machines/order-page/types.ts';

/**
 * Control over what reaches the page of an order without a step of the user: what the device has
 * stored of the order, the stream of changes, and whether the device notices its connection.
 */
export interface DeviceControl {
  /** Takes control. Has to be called before the app starts; until then, nothing is controlled. */
  readonly start: () => void;
  /** Returns whether the app waits for what the device has stored. */
  readonly isSearching: () => boolean;
  /** Replaces what the device has stored of an order, and lets the app read it. */
  readonly endSearch: (userId: number, orderId: number, seen: SeenOrder | null) => Promise<void>;
  /** Sends events through the stream of changes, which stays open. */
  readonly tell: (events: string) => void;
  /** Returns the answer to a call: with an open stream of changes if the call asks for it. */
  readonly follow: (input: RequestInfo | URL, answer: Promise<Response>) => Promise<Response>;
}

/** The name of the database with what the device has seen last. */
const LAST_SEEN = 'last-seen';
const STREAM = '/api/v1.0/orders/live';
/** The app opens a stream again that has been silent for longer. */
const KEEP_ALIVE_MS = 25_000;

/** Creates the control over the device of a page. */
export function createDeviceControl(page: Window & typeof globalThis): DeviceControl {
  const { indexedDB } = page;
  const lastSeen = createDeviceLastSeen();
  const encoder = new TextEncoder();
  let isControlled = false;
  let continueSearch: (() => void) | undefined;
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const tell = (events: string) => stream?.enqueue(encoder.encode(events));

  /** Opens the only database of the device. The app waits for it, as it opens it first. */
  function open(name: string): IDBOpenDBRequest {
    if (name !== LAST_SEEN) throw new Error('The device stores no files.');
    const request = indexedDB.open(name);
    if (continueSearch === undefined) {
      request.addEventListener(
        'success',
        (event) => {
          event.stopImmediatePropagation();
          continueSearch = () => request.onsuccess?.(event);
        },
        { once: true },
      );
    }
    return request;
  }

  return {
    start() {
      isControlled = true;
      Object.defineProperty(page, 'indexedDB', { value: { open } });
      for (const type of ['online', 'offline'])
        page.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    },
    isSearching: () => continueSearch !== undefined,
    async endSearch(userId, orderId, seen) {
      await (seen === null ? lastSeen.eraseAll() : lastSeen.save(userId, orderId, seen));
      continueSearch?.();
    },
    tell,
    follow(input, answer) {
      if (!isControlled || !(input instanceof Request) || !input.url.includes(STREAM))
        return answer;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
          answer.catch((error: unknown) => controller.error(error));
        },
      });
      tell('event: ready\ndata: {}\n\n');
      page.setInterval(() => tell(': still here\n\n'), KEEP_ALIVE_MS);
      return Promise.resolve(
        new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
      );
    },
  };
}
