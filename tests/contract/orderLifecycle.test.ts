import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '@dukacita/flows';
import { writeResults } from '@dukacita/flows/report';
import { testPaths } from '@dukacita/flows/vitest';
import { createOrderLifecycleModel } from '../flows/models/orderLifecycle.ts';
import { createOrderLifecycleAdapter } from './support/orderLifecycleAdapter.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

const model = createOrderLifecycleModel();
const suite = generate(model, { cover: ['edges', 'states', 'guards'] });
const storage = process.env['TEST_STORAGE'] ?? 'pglite';

let server: OrderingServer;
let adapter: Awaited<ReturnType<typeof createOrderLifecycleAdapter>>;
beforeAll(async () => {
  server = await startOrderingServer({ LOG_LEVEL: 'silent' });
  adapter = await createOrderLifecycleAdapter(model, server);
});
afterAll(async () => {
  await server.close();
});

describe('the life of an order on the server', () => {
  testPaths(suite, () => adapter, {
    adapterName: `http-${storage}`,
    onEnd: (results) =>
      writeResults(`reports/flows/results/http-${storage}-${model.name}.json`, results),
  });

  it('refused every illegal event, every wrong caller and every old version', () => {
    expect(adapter.counts).toEqual({
      paths: 105,
      steps: 558,
      states: 15,
      nodes: 92,
      illegal: 1645,
      forbidden: 1976,
      stale: 305,
    });
  });
});
