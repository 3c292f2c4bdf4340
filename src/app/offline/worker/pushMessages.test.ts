import { expect, test, vi } from 'vitest';
import { handlePushMessages, type PushWorker, toNotice } from './pushMessages.ts';

const general = { body: 'Ada kabar tentang pesanan Anda.', path: '/history', tag: 'general' };

test('toNotice names the order that a message opens', () => {
  expect(toNotice('{"body":"Pembayaran Anda sudah kami terima.","orderId":42}')).toEqual({
    body: 'Pembayaran Anda sudah kami terima.',
    path: '/history/order/42',
    tag: 'order-42',
  });
});

test.each([
  undefined,
  '',
  'text',
  'null',
  '{"body":1,"orderId":42}',
  '{"body":"Kabar"}',
  '{"body":"Kabar","orderId":"../x"}',
  '{"body":"Kabar","orderId":0}',
])('toNotice of %j is a general notice', (text) => {
  expect(toNotice(text)).toEqual(general);
});

type Handler = (event: object) => void;

/** Starts the handlers in a fake worker with one window. */
function startWorker(url: string) {
  const handlers = new Map<string, Handler>();
  const focus = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve());
  const showNotification = vi.fn(() => Promise.resolve());
  handlePushMessages({
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
    registration: { showNotification },
    location: { origin: 'https://duka.test' },
    clients: { matchAll: () => Promise.resolve([{ url, focus }]), openWindow },
  } as PushWorker);
  const send = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  return { send, focus, openWindow, showNotification };
}

test('a push message is shown', async () => {
  const { send, showNotification } = startWorker('https://duka.test/');
  await send('push', { data: { text: () => '{"body":"Kabar","orderId":42}' } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Dukacita', {
    body: 'Kabar',
    tag: 'order-42',
    lang: 'id',
    icon: '/icon-192.png',
    data: '/history/order/42',
  });
});

test.each([
  ['focuses the window with the order', 'https://duka.test/history/order/42', 1, 0],
  ['opens a window beside another page', 'https://duka.test/order/ucapan', 0, 1],
])('a press on a message %s', async (_title, url, focused, opened) => {
  const { send, focus, openWindow } = startWorker(url);
  const close = vi.fn();
  await send('notificationclick', { notification: { data: '/history/order/42', close } });
  expect(close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledTimes(focused);
  expect(openWindow.mock.calls).toEqual(
    opened === 1 ? [['https://duka.test/history/order/42']] : [],
  );
});
