import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generate } from '@dukacita/flows';
import { writeResults } from '@dukacita/flows/report';
import { testPaths } from '@dukacita/flows/vitest';
import { createOrderLifecycleModel } from '../flows/models/orderLifecycle.ts';
import { createOrderLifecycleAdapter } from './support/orderLifecycleAdapter.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

const model = createOrderLifecycleModel();
const suite = generate(model, { cover: ['edges', 'states', 'guards'] });
// A path has hundreds of calls refused.
vi.setConfig({ testTimeout: 300_000 });

const storage = process.env['TEST_STORAGE'] ?? 'pglite';

let server: OrderingServer;
let adapter: Awaited<ReturnType<typeof createOrderLifecycleAdapter>>;
beforeAll(async () => {
  server = await startOrderingServer({ LOG_LEVEL: 'silent', ORDER_EXPIRY_SECONDS: '7200' });
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

  it('refused every illegal event, wrong caller, old version and forged payment', () => {
    expect(adapter.counts).toEqual({
      paths: 105,
      steps: 558,
      states: 15,
      nodes: 92,
      illegal: 1613,
      // A refund without a payment has no address.
      unsendable: 32,
      forbidden: 1976,
      stale: 305,
      others: 644,
    });
  });
});
