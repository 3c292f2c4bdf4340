import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGraph } from './buildGraph.ts';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { generateFrom } from './generate.ts';
import { run } from './run.ts';
import type { Suite } from './suite.ts';
import { modelOf, shapes } from './testing/randomMachine.ts';

const runs = { numRuns: 60 };

test('generate covers every edge of any machine in the fewest possible steps', () => {
  fc.assert(
    fc.property(shapes, fc.nat(100), (shape, seed) => {
      const suite = generateFrom(buildGraph(modelOf(shape)), {
        seed,
        maxSteps: Number.POSITIVE_INFINITY,
      });
      expect(share(suite, 'edges')).toBe(1);
      expect(suite.steps).toBe(suite.bound);
      expect(suite.limitsHit).toEqual([]);
    }),
    runs,
  );
});

test('generate covers every pair of consecutive edges of any machine in the fewest possible steps', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const suite = generateFrom(buildGraph(modelOf(shape)), {
        cover: ['pairs'],
        maxSteps: Number.POSITIVE_INFINITY,
      });
      expect([share(suite, 'pairs'), share(suite, 'edges')]).toEqual([1, 1]);
      expect(suite.steps).toBe(suite.bound);
    }),
    runs,
  );
});

test('generate reaches every chart goal of any machine or reports why not', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const suite = generateFrom(buildGraph(modelOf(shape)), {
        cover: ['states', 'transitions', 'guards', 'outcomes'],
      });
      const goals = suite.coverage.filter(
        ({ criterion }) => !['edges', 'pairs'].includes(criterion),
      );
      const missing = goals.reduce((sum, { covered, total }) => sum + total - covered, 0);
      expect(suite.unreached.length).toBe(missing);
      expect(suite.unreached.filter(({ reason }) => reason === '')).toEqual([]);
    }),
    runs,
  );
});

test('generate respects maxSteps and covers every goal within it', () => {
  fc.assert(
    fc.property(shapes, fc.constantFrom('edges' as const, 'pairs' as const), (shape, criterion) => {
      const graph = buildGraph(modelOf(shape));
      const suite = generateFrom(graph, { cover: [criterion], maxSteps: 6 });
      expect(suite.testPaths.filter(({ steps }) => steps.length > 6)).toEqual([]);
      const { covered, total } = suite.coverage.find((each) => each.criterion === criterion) ?? {
        covered: 0,
        total: 1,
      };
      const deep = suite.unreached.filter(({ goal }) =>
        goal.startsWith(`${criterion.slice(0, -1)} `),
      );
      expect(covered + deep.length).toBe(total);
    }),
    runs,
  );
});

test('the expectations of the test paths match the running machine', async () => {
  await fc.assert(
    fc.asyncProperty(shapes, async (shape) => {
      const model = modelOf(shape);
      const results = await run(generateFrom(buildGraph(model)), createMachineAdapter(model));
      expect(
        results.map(({ failure }) => failure?.message).filter((message) => message !== undefined),
      ).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

/** Returns the covered share of a criterion; 1 when it has no goals. */
function share({ coverage }: Suite, criterion: string): number {
  const { covered, total } = coverage.find((each) => each.criterion === criterion) ?? {
    covered: 0,
    total: 1,
  };
  return total === 0 ? 1 : covered / total;
}
