import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { AppError, toAppError } from '../../domain/appError.ts';
import type { OrderChange } from '../../domain/orderState.ts';
import type { ApiClient } from '../http/client.ts';
import { awaitCall, validateJson } from '../http/readAnswer.ts';
import { count, id } from './wire.ts';

const PATH = '/api/v1.0/orders/live';

export interface OrderChangesOptions {
  /** Called with each change, and with null when any order may have changed. */
  readonly onChange: (change: OrderChange) => void;
  /** Called whenever the server sends something, also if it only keeps the stream open. */
  readonly onActivity: () => void;
  readonly signal: AbortSignal;
}

/**
 * Reads the changes of the signed-in user's orders as server-sent events (`GET
 * /api/v1.0/orders/live`). Resolves when the server ends the stream, and rejects with an AppError:
 * `notFound` from an upstream without this operation, `aborted` by the caller.
 */
export async function readOrderChanges(
  client: ApiClient,
  { onChange, onActivity, signal }: OrderChangesOptions,
): Promise<void> {
  const { data } = await awaitCall(
    client.main.GET(PATH, {
      cache: 'no-store',
      parseAs: 'stream',
      fetch: client.fetchStream,
      signal,
    }),
  ).catch((error: unknown) => {
    throw toStreamError(error, signal);
  });
  const reader = (data as ReadableStream<Uint8Array> | null | undefined)?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent: ({ event, data: text }) => onChange(event === 'order' ? toChange(text) : null),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onActivity();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    throw toStreamError(error, signal);
  } finally {
    void reader.cancel().catch(() => {});
  }
}

const hint = v.object({ orderId: id, version: count });

function toChange(text: string): OrderChange {
  return validateJson(text, hint, PATH);
}

function toStreamError(error: unknown, signal: AbortSignal): AppError {
  if (signal.aborted)
    return new AppError('aborted', { cause: error, message: `GET ${PATH} was aborted.` });
  const { code } = toAppError(error);
  if (error instanceof AppError && code !== 'unexpected') return error;
  return new AppError('networkFailed', { cause: error, message: `GET ${PATH} was interrupted.` });
}
