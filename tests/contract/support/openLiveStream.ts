import { expect } from 'vitest';
import { demoApiKey } from '../../../server/src/config/config.ts';

/** A stream of hints about changed orders. */
export interface LiveStream {
  /** Returns the next event; undefined when the stream has ended. */
  next: () => Promise<{ event: string; data: unknown } | undefined>;
  close: () => Promise<void>;
}

/** Opens the stream of a user at a server that listens, and waits until it is ready. */
export async function openLiveStream(url: string, token: string): Promise<LiveStream> {
  const response = await fetch(`${url}/api/v1.0/orders/live?api_key=${demoApiKey}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream',
  ]);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The response has no body.');
  let text = '';
  const next: LiveStream['next'] = async () => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
    const [block = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    const fields = new Map(
      block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]),
    );
    return { event: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? 'null') };
  };
  expect(await next()).toEqual({ event: 'ready', data: {} });
  return { next, close: () => reader.cancel() };
}
