import type { ActorLogic, Snapshot } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import type { Graph } from '@dukacita/flows';
import { buildGraph } from '@dukacita/flows/parts';
import { benchModels } from './benchModels.ts';

/** Paths as lists of edge indexes, without the paths that are prefixes of others. */
export interface GeneratedPaths {
  readonly tests: number;
  readonly steps: number;
  readonly paths: readonly (readonly number[])[];
  /** Median, minimum and maximum, in ms. */
  readonly time: readonly [number, number, number];
}

type NodeSnapshot = Snapshot<unknown> & { readonly node: number };
interface EdgeEvent {
  readonly type: string;
  readonly edge: number;
}

const [name = '', kind = '', repeats = '1'] = process.argv.slice(2);
const model = benchModels[name];
if (model === undefined) throw new Error(`There is no machine "${name}".`);
const graph = buildGraph(model);
const generate = kind === 'simple' ? getSimplePaths : getShortestPaths;
const times: number[] = [];
let paths: number[][] = [];
for (let run = 0; run < Number(repeats); run += 1) {
  const start = performance.now();
  const found = generate(logicOf(graph), {
    events: ({ node }: NodeSnapshot) =>
      (graph.out[node] ?? []).map(({ index }): EdgeEvent => ({ type: 'go', edge: index })),
    serializeState: ({ node }: NodeSnapshot) => String(node),
    serializeEvent: ({ edge }: EdgeEvent) => String(edge),
  } as never) as unknown as { steps: { event: EdgeEvent }[] }[];
  times.push(performance.now() - start);
  paths = found.map(({ steps }) =>
    steps.map(({ event }) => event.edge).filter((edge) => edge !== undefined),
  );
}
const prefixes = new Set<string>();
for (const path of paths) {
  let text = '';
  for (const edge of path.slice(0, -1)) prefixes.add((text += `${edge},`));
}
const maximal = paths.filter(
  (path) => path.length > 0 && !prefixes.has(path.map((edge) => `${edge},`).join('')),
);
times.sort((a, b) => a - b);
const result: GeneratedPaths = {
  tests: maximal.length,
  steps: maximal.reduce(
    (sum, path) => sum + path.filter((edge) => graph.edges[edge]?.stimulus.kind !== 'start').length,
    0,
  ),
  paths: maximal,
  time: [times[Math.floor(times.length / 2)] ?? 0, times[0] ?? 0, times.at(-1) ?? 0],
};
process.stdout.write(JSON.stringify(result));

/**
 * Wraps the state graph as actor logic, so that xstate/graph traverses the same nodes and edges.
 */
function logicOf({ edges }: Graph): ActorLogic<NodeSnapshot, EdgeEvent> {
  const at = (node: number): NodeSnapshot => ({
    status: 'active',
    output: undefined,
    error: undefined,
    node,
  });
  return {
    getInitialSnapshot: () => at(0),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (_, { edge }) => at(edges[edge]?.target ?? 0),
  };
}
