import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { Graph, GraphEdge, Suite, TestPath } from '@dukacita/flows';
import {
  buildGraph,
  createMutants,
  generateFrom,
  measure,
  replay,
  runMutants,
} from '@dukacita/flows/parts';
import { benchModels } from './benchModels.ts';
import type { GeneratedPaths } from './xstatePaths.ts';

const repeats = Number(process.env['REPEATS'] ?? 5);
/** The time limit of a generator, in s. */
const timeLimit = Number(process.env['PATIENCE'] ?? 20);
/** The maximum number of steps of a random walk; as many as `flows` has by default. */
const walkSteps = 40;
/** Mutants are run only if the paths have at most this many steps in total. */
const maxSteps = 50_000;
/**
 * The maximum number of mutants to run per machine, evenly chosen, the same for every generator.
 */
const maxMutants = 100;
const only = process.argv.slice(2);

/** The result of one generator for one machine. */
interface Row {
  readonly machine: string;
  readonly generator: string;
  readonly tests: number;
  readonly steps: number;
  readonly bound: number | null;
  readonly edges: readonly [number, number];
  readonly pairs: readonly [number, number];
  /** Median, minimum and maximum, in ms. */
  readonly time: readonly [number, number, number];
  readonly mutants: readonly [number, number] | null;
}

const lines = [
  '# Path generators compared',
  '',
  `Measurement on ${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}, xstate ${versionOf('xstate')}, fast-check ${versionOf('fast-check')}, ` +
    `flows ${versionOf('@dukacita/flows')}, ${new Date().toISOString().slice(0, 10)}. Times are medians of ${repeats} runs, with minimum and maximum.`,
  'All generators use the same state graph, which contains only enabled events. Paths that are prefixes of other paths are left out, as in `TestModel`. The walks of fast-check choose among the edges of a node, and have as many steps in all as `flows edges`.',
  '',
];

const rows: Row[] = [];
for (const [name, model] of Object.entries(benchModels)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const graph = buildGraph(model);
  const explored = timed(() => buildGraph(model));
  const { states, transitions } = model.chart;
  console.error(`${name}: ${graph.nodes.length - 1} nodes, ${graph.edges.length} edges`);
  lines.push(
    `- **${name}**: ${states.size} states, ${transitions.size} transitions; graph of ${graph.nodes.length - 1} nodes and ${graph.edges.length} edges, ` +
      `explored in ${milliseconds(explored.time)}; ${createMutants(model).length} mutants, ${evenly(createMutants(model)).length} of them run`,
  );
  for (const cover of ['transitions', 'edges', 'pairs'] as const) {
    const { value, time } = timed(() =>
      generateFrom(graph, { cover: [cover], maxSteps: Number.POSITIVE_INFINITY }),
    );
    rows.push(await rowOf(graph, `flows ${cover}`, value, time));
    if (cover === 'edges') rows.push(await walksRow(graph, value.steps));
  }
  for (const kind of ['shortest', 'simple'] as const) rows.push(await pathRow(name, graph, kind));
}

lines.push(
  '',
  '| machine | generator | tests | steps | × bound | edges | edge pairs | time | mutants killed |',
  '|---|---|---:|---:|---:|---:|---:|---:|---:|',
  ...rows.map(
    ({ machine, generator, tests, steps, bound, edges, pairs, time, mutants }) =>
      `| ${machine} | ${generator} | ${Number.isNaN(tests) ? '–' : tests} | ${stepsText(steps)} | ${bound === null ? '' : (steps / bound).toFixed(2)} | ` +
      `${percent(edges)} | ${percent(pairs)} | ${milliseconds(time)} | ${mutants === null ? '–' : mutants.join(' of ')} |`,
  ),
  '',
  `“> n”: the generator did not finish within ${timeLimit} s and 2 GB; n steps of its paths were counted in that time. “–”: not measured, because there are too many paths to run.`,
  '',
);
const table = lines.join('\n');
console.log(table);
if (only.length === 0) writeFileSync(new URL('results.md', import.meta.url), table);

async function rowOf(
  graph: Graph,
  generator: string,
  suite: Suite,
  time: Row['time'],
): Promise<Row> {
  return {
    machine: graph.model.name,
    generator,
    tests: suite.testPaths.length,
    steps: suite.steps,
    bound: suite.bound,
    ...shares(suite.coverage),
    time,
    mutants: await countKilled(graph, suite.testPaths, suite.steps),
  };
}

/** Measures random walks of fast-check that have as many steps in all as other paths. */
async function walksRow(graph: Graph, steps: number): Promise<Row> {
  const choices = fc.array(fc.noBias(fc.nat()), { minLength: walkSteps, maxLength: walkSteps });
  const { value, time } = timed(() =>
    fc
      .sample(choices, { seed: 1, numRuns: Math.max(1, Math.round(steps / walkSteps)) })
      .map((path) => walkAlong(graph, path)),
  );
  const testPaths = value.map((edges, index) => replay(graph, edges, `w${index}`));
  const taken = testPaths.reduce((sum, path) => sum + path.steps.length, 0);
  return {
    machine: graph.model.name,
    generator: 'fast-check walks',
    tests: value.length,
    steps: taken,
    bound: null,
    ...shares(measure(graph, value, ['edges'], graph.sent).coverage),
    time,
    mutants: await countKilled(graph, testPaths, taken),
  };
}

/** Takes one edge after another, each chosen by a number among those that leave the node. */
function walkAlong(graph: Graph, choices: readonly number[]): GraphEdge[] {
  const edges: GraphEdge[] = [];
  for (const choice of choices) {
    const possible = graph.out[edges.at(-1)?.target ?? 0] ?? [];
    const edge = possible[choice % possible.length];
    if (edge === undefined) break;
    edges.push(edge);
  }
  return edges;
}

/** Measures paths of xstate/graph, in a child process that is killed after the time limit. */
async function pathRow(name: string, graph: Graph, kind: 'shortest' | 'simple'): Promise<Row> {
  const base = {
    machine: graph.model.name,
    generator: `xstate/graph ${kind} paths`,
    bound: null,
    mutants: null,
  };
  const script = fileURLToPath(new URL('xstatePaths.ts', import.meta.url));
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--max-old-space-size=2048', '--import', 'tsx', script, name, kind, String(repeats)],
    {
      encoding: 'utf8',
      timeout: timeLimit * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 29,
    },
  );
  if (status !== 0 || stdout === '') {
    const counted = countSimple(graph, timeLimit * 1000);
    return {
      ...base,
      tests: Number.NaN,
      steps: -counted,
      edges: [Number.NaN, 1],
      pairs: [Number.NaN, 1],
      time: [timeLimit * 1000, timeLimit * 1000, timeLimit * 1000],
    };
  }
  const result = JSON.parse(stdout) as GeneratedPaths;
  const edgePaths = result.paths.map((path) =>
    path.map((index) => graph.edges[index] as GraphEdge),
  );
  const canRunMutants = result.steps <= maxSteps;
  const testPaths = canRunMutants
    ? edgePaths.map((edges, index) => replay(graph, edges, `p${index}`))
    : [];
  return {
    ...base,
    tests: result.tests,
    steps: result.steps,
    ...shares(measure(graph, edgePaths, ['edges'], graph.sent).coverage),
    time: result.time,
    mutants: canRunMutants ? await countKilled(graph, testPaths, result.steps) : null,
  };
}

async function countKilled(
  graph: Graph,
  testPaths: readonly TestPath[],
  steps: number,
): Promise<readonly [number, number] | null> {
  if (steps > maxSteps) return null;
  const results = await runMutants(graph.model, testPaths, { choose: evenly });
  return [results.filter(({ killed }) => killed !== null).length, results.length];
}

function evenly<Item>(items: readonly Item[]): Item[] {
  const stride = Math.max(1, items.length / maxMutants);
  return Array.from(
    { length: Math.min(maxMutants, items.length) },
    (_, index) => items[Math.floor(index * stride)] as Item,
  );
}

function shares(coverage: Suite['coverage']): Pick<Row, 'edges' | 'pairs'> {
  const share = (criterion: string): readonly [number, number] => {
    const { covered, total } = coverage.find((each) => each.criterion === criterion) ?? {
      covered: 0,
      total: 0,
    };
    return [covered, total];
  };
  return { edges: share('edges'), pairs: share('pairs') };
}

/** Counts the steps of the simple paths that are found within `limit` ms. */
function countSimple(graph: Graph, limit: number): number {
  const visited = new Set([0]);
  const end = performance.now() + limit;
  let total = 0;
  let calls = 0;
  const visit = (node: number, depth: number): boolean => {
    calls += 1;
    if (calls % 1024 === 0 && performance.now() > end) return false;
    const unvisited = (graph.out[node] ?? []).filter(({ target }) => !visited.has(target));
    if (unvisited.length === 0) total += depth - 1;
    return unvisited.every(({ target }) => {
      visited.add(target);
      const hasTime = visit(target, depth + 1);
      visited.delete(target);
      return hasTime;
    });
  };
  visit(0, 0);
  return total;
}

function timed<Value>(run: () => Value): { value: Value; time: Row['time'] } {
  const times: number[] = [];
  let value = run();
  for (let round = 0; round < repeats; round += 1) {
    const start = performance.now();
    value = run();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return {
    value,
    time: [times[Math.floor(times.length / 2)] ?? 0, times[0] ?? 0, times.at(-1) ?? 0],
  };
}

function percent([covered, total]: readonly [number, number]): string {
  if (Number.isNaN(covered)) return '–';
  return `${total === 0 ? 100 : Math.floor((1000 * covered) / total) / 10} %`;
}

function stepsText(steps: number): string {
  return steps < 0 ? `> ${-steps}` : String(steps);
}

function milliseconds([median, min, max]: Row['time']): string {
  if (min === max) return `> ${Math.round(median / 1000)} s`;
  return `${Math.round(median)} ms (${Math.round(min)}–${Math.round(max)})`;
}

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
