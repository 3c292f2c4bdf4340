import type { ActorLogic, Snapshot } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { buildGraph, type Graph } from '../../tools/flows/src/buildGraph.ts';
import { benchModels } from './benchModels.ts';

/** Paths as lists of edges of the state graph, without those that another one begins with. */
export interface GeneratedPaths {
  readonly tests: number;
  readonly steps: number;
  readonly paths: readonly (readonly number[])[];
  /** In ms: median, least, most. */
  readonly time: readonly [number, number, number];
}

type Place = Snapshot<unknown> & { readonly node: number };
interface Go {
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
    events: ({ node }: Place) =>
      (graph.out[node] ?? []).map(({ index }): Go => ({ type: 'go', edge: index })),
    serializeState: ({ node }: Place) => String(node),
    serializeEvent: ({ edge }: Go) => String(edge),
  } as never) as unknown as { steps: { event: Go }[] }[];
  times.push(performance.now() - start);
  paths = found.map(({ steps }) =>
    steps.map(({ event }) => event.edge).filter((edge) => edge !== undefined),
  );
}
const beginnings = new Set<string>();
for (const path of paths) {
  let text = '';
  for (const edge of path.slice(0, -1)) beginnings.add((text += `${edge},`));
}
const whole = paths.filter(
  (path) => path.length > 0 && !beginnings.has(path.map((edge) => `${edge},`).join('')),
);
times.sort((a, b) => a - b);
const result: GeneratedPaths = {
  tests: whole.length,
  steps: whole.reduce(
    (sum, path) => sum + path.filter((edge) => graph.edges[edge]?.stimulus.kind !== 'start').length,
    0,
  ),
  paths: whole,
  time: [times[Math.floor(times.length / 2)] ?? 0, times[0] ?? 0, times.at(-1) ?? 0],
};
process.stdout.write(JSON.stringify(result));

/** The state graph as logic that xstate/graph walks: the same nodes and edges for every generator. */
function logicOf({ edges }: Graph): ActorLogic<Place, Go> {
  const at = (node: number): Place => ({
    status: 'active',
    output: undefined,
    error: undefined,
    node,
  });
  return {
    getInitialSnapshot: () => at(0),
    getPersistedSnapshot: (place) => place,
    transition: (_, { edge }) => at(edges[edge]?.target ?? 0),
  };
}
