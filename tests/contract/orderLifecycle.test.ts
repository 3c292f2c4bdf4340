import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFailure } from '@dukacita/flows/describeFailure';
import { generate } from '@dukacita/flows/generate';
import { writeResults } from '@dukacita/flows/resultFiles';
import { toResults } from '@dukacita/flows/results';
import { runAgain } from '@dukacita/flows/run';
import { type PathResult, runPath } from '@dukacita/flows/runPath';
import { createShrinker } from '@dukacita/flows/shrink';
import { createOrderLifecycleModel } from '../flows/models/orderLifecycle.ts';
import { createOrderLifecycleAdapter } from './support/orderLifecycleAdapter.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

const model = createOrderLifecycleModel();
const suite = generate(model, { cover: ['edges', 'states', 'guards'] });
const storage = process.env['TEST_STORAGE'] ?? 'pglite';

let server: OrderingServer;
let adapter: Awaited<ReturnType<typeof createOrderLifecycleAdapter>>;
const shrink = createShrinker(suite.graph);
const results: PathResult[] = [];
beforeAll(async () => {
  server = await startOrderingServer({ LOG_LEVEL: 'silent' });
  adapter = await createOrderLifecycleAdapter(model, server);
});
afterAll(async () => {
  await server.close();
  writeResults(
    `reports/flows/results/http-${storage}-${model.name}.json`,
    toResults(suite, `http-${storage}`, results),
  );
});

describe('the life of an order on the server', () => {
  it.each(suite.testPaths)('$id: $name', async (testPath) => {
    const result = await shrink(await runPath(adapter, testPath), (candidate) =>
      runAgain(adapter, candidate),
    );
    results.push(result);
    expect(
      result.failure && describeFailure(model, testPath, result.failure, `http-${storage}`),
    ).toBeNull();
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
