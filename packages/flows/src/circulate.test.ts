import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circulate, type Arc } from './circulate.ts';
import { eulerCircuit } from './eulerCircuit.ts';

/** Random networks. A ring through all nodes guarantees that a circulation exists. */
const networks = fc
  .record({
    nodes: fc.integer({ min: 2, max: 8 }),
    arcs: fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.nat(4), fc.nat(5)), { maxLength: 20 }),
  })
  .map(({ nodes, arcs }) => ({
    nodes,
    arcs: [
      ...Array.from({ length: nodes }, (_, node): Arc => ({
        from: node,
        to: (node + 1) % nodes,
        lower: 0,
        cost: 3,
      })),
      ...arcs.map(([from, to, lower, cost]): Arc => ({
        from: from % nodes,
        to: to % nodes,
        lower,
        cost,
      })),
    ],
  }));

describe('a circulation', () => {
  test('meets lower bounds, balances every node and leaves no cheaper cycle', () => {
    fc.assert(
      fc.property(networks, ({ nodes, arcs }) => {
        const flow = circulate(nodes, arcs);
        expect(arcs.filter(({ lower }, index) => (flow[index] ?? -1) < lower)).toEqual([]);
        expect(balances(nodes, arcs, flow)).toEqual(Array.from({ length: nodes }, () => 0));
        expect(hasNegativeCycle(nodes, arcs, flow)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  test('throws when a node can be entered but not left', () => {
    expect(() => circulate(2, [{ from: 0, to: 1, lower: 1, cost: 1 }])).toThrow(
      'There is no circulation',
    );
  });
});

describe('an Euler circuit', () => {
  test('uses every arc as often as the circulation does, without a gap', () => {
    fc.assert(
      fc.property(networks, ({ nodes, arcs }) => {
        const joined = arcs.map((arc, index) => (index < nodes ? { ...arc, lower: 1 } : arc));
        const flow = circulate(nodes, joined);
        const out = Array.from({ length: nodes }, (_, node) =>
          [...joined.keys()].filter((arc) => joined[arc]?.from === node),
        );
        const circuit = eulerCircuit(0, out, (arc) => joined[arc]?.to ?? 0, flow);
        expect(joined.map((_, index) => circuit.filter((arc) => arc === index).length)).toEqual(
          flow,
        );
        expect(
          circuit.filter(
            (arc, place) => place > 0 && joined[arc]?.from !== joined[circuit[place - 1] ?? 0]?.to,
          ),
        ).toEqual([]);
        expect(joined[circuit[0] ?? -1]?.from).toBe(0);
        expect(joined[circuit.at(-1) ?? -1]?.to).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});

function balances(nodes: number, arcs: readonly Arc[], flow: readonly number[]): number[] {
  const balance = Array.from({ length: nodes }, () => 0);
  arcs.forEach(({ from, to }, index) => {
    balance[from] = (balance[from] ?? 0) - (flow[index] ?? 0);
    balance[to] = (balance[to] ?? 0) + (flow[index] ?? 0);
  });
  return balance;
}

/**
 * Runs the Bellman-Ford test on the residual network: a negative cycle would make the circulation
 * cheaper.
 */
function hasNegativeCycle(nodes: number, arcs: readonly Arc[], flow: readonly number[]): boolean {
  const residual = arcs.flatMap(({ from, to, lower, cost }, index) => [
    { from, to, cost },
    ...((flow[index] ?? 0) > lower ? [{ from: to, to: from, cost: -cost }] : []),
  ]);
  const distance = Array.from({ length: nodes }, () => 0);
  const relax = () =>
    residual.some(({ from, to, cost }) => {
      if ((distance[from] ?? 0) + cost >= (distance[to] ?? 0)) return false;
      distance[to] = (distance[from] ?? 0) + cost;
      return true;
    });
  for (let round = 0; round <= nodes * residual.length; round += 1) if (!relax()) return false;
  return true;
}
