import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ServerDeps } from '../../deps.ts';
import { sendError } from '../../http/errors/sendError.ts';
import { healthPlugin } from './healthPlugin.ts';

it('is not ready while a storage does not answer', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(sendError);
  const probing = new Promise<void>((isProbing) => {
    const deps = {
      db: { execute: async () => undefined },
      files: {
        probe: () => {
          isProbing();
          return new Promise(() => undefined);
        },
      },
      now: () => new Date(0),
    } as unknown as ServerDeps;
    app.register(healthPlugin, deps);
  });
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());

  const answer = app.inject('/readyz');
  await probing;
  await vi.advanceTimersByTimeAsync(5000);
  expect((await answer).statusCode).toBe(503);
});
