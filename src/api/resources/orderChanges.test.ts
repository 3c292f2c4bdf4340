import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { OrderChange } from '../../domain/orderState.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { readOrderChanges } from './orderChanges.ts';

const upstream = startUpstream();

/** Answers with a stream of the given chunks, which then ends. */
const streamOf = (...chunks: readonly string[]) =>
  http.get('*/api/v1.0/orders/live', () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });

async function read() {
  const changes: OrderChange[] = [];
  let activities = 0;
  const ending = readOrderChanges(testClient(), {
    onChange: (change) => changes.push(change),
    onActivity: () => (activities += 1),
    signal: new AbortController().signal,
  });
  return { ending, changes, activities: () => activities };
}

test('changes are read as they arrive, also when events are split between chunks', async () => {
  upstream.use(
    streamOf(
      'event: ready\ndata: {}\n\nevent: ord',
      'er\ndata: {"orderId":42,"version":3}\n\n: still here\n\n',
      'event: reload\ndata: {}\n\n',
    ),
  );
  const { ending, changes, activities } = await read();
  await ending;
  expect(changes).toEqual([null, { orderId: 42, version: 3 }, null]);
  expect(activities()).toBeGreaterThan(0);
});

test('the stream is requested with the token and without the cache', async () => {
  upstream.use(streamOf());
  await (
    await read()
  ).ending;
  const [{ path, query, headers } = { path: '', query: {}, headers: new Headers() }] =
    await upstream.seen();
  expect({ path, query }).toEqual({ path: '/api/v1.0/orders/live', query: { api_key: 'kunci' } });
  expect(headers.get('Authorization')).toBe('Bearer token-of-sari');
});

test('a hint that violates the contract ends the stream with badResponse', async () => {
  upstream.use(streamOf('event: order\ndata: {"orderId":"x"}\n\n'));
  await expect((await read()).ending).rejects.toMatchObject({ code: 'badResponse' });
});

test('an upstream without streams rejects with another code than a lost connection', async () => {
  upstream.use(faults.rejection(404, 'not_found'));
  await expect((await read()).ending).rejects.toMatchObject({ code: 'notFound' });
  upstream.use(faults.network());
  await expect((await read()).ending).rejects.toMatchObject({ code: 'networkFailed' });
});

test('the caller can end the stream', async () => {
  upstream.use(faults.never());
  const controller = new AbortController();
  const ending = readOrderChanges(testClient(), {
    onChange: () => {},
    onActivity: () => {},
    signal: controller.signal,
  });
  controller.abort();
  await expect(ending).rejects.toMatchObject({ code: 'aborted' });
});
