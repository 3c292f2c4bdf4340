import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildGraph, type Graph, type GraphEdge } from '../../tools/flows/src/buildGraph.ts';
import { createMutants } from '../../tools/flows/src/mutants.ts';
import { generateFrom } from '../../tools/flows/src/generate.ts';
import { measure } from '../../tools/flows/src/measure.ts';
import { replay } from '../../tools/flows/src/replay.ts';
import { runMutants } from '../../tools/flows/src/runMutants.ts';
import type { Suite, TestPath } from '../../tools/flows/src/suite.ts';
import { benchModels } from './benchModels.ts';
import type { GeneratedPaths } from './xstatePaths.ts';

const repeats = Number(process.env['REPEATS'] ?? 5);
/** How long a generator of paths may take, in s. */
const patience = Number(process.env['PATIENCE'] ?? 20);
/** Tours are run against mutants when they have at most this many steps in all. */
const affordable = 50_000;
/** At most this many mutants of a machine are run, evenly chosen, the same for every generator. */
const sample = 100;
const only = process.argv.slice(2);

/** What one generator made of one machine. */
interface Row {
  readonly machine: string;
  readonly generator: string;
  readonly tests: number;
  readonly steps: number;
  readonly bound: number | null;
  readonly edges: readonly [number, number];
  readonly pairs: readonly [number, number];
  /** In ms: median, least, most. */
  readonly time: readonly [number, number, number];
  readonly mutants: readonly [number, number] | null;
}

const lines = [
  '# Tours beside paths',
  '',
  `Made on ${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}, xstate ${versionOf('xstate')}, ` +
    `flows ${versionOf('../tools/flows')}, ${new Date().toISOString().slice(0, 10)}. Times are medians of ${repeats} runs with the least and the most.`,
  'All generators get the same state graph, with the events that are enabled; paths that others begin with are left out, as `TestModel` does.',
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
    `- **${name}**: ${states.size} states, ${transitions.size} arrows; graph of ${graph.nodes.length - 1} nodes and ${graph.edges.length} edges, ` +
      `explored in ${milliseconds(explored.time)}; ${createMutants(model).length} mutants, of which ${evenly(createMutants(model)).length} are run`,
  );
  for (const cover of ['transitions', 'edges', 'pairs'] as const) {
    const { value, time } = timed(() => generateFrom(graph, { cover: [cover] }));
    rows.push(await rowOf(graph, `flows ${cover}`, value, time));
  }
  for (const kind of ['shortest', 'simple'] as const) rows.push(await pathRow(name, graph, kind));
}

lines.push(
  '',
  '| machine | generator | tests | steps | × bound | transitions | pairs | time | mutants killed |',
  '|---|---|---:|---:|---:|---:|---:|---:|---:|',
  ...rows.map(
    ({ machine, generator, tests, steps, bound, edges, pairs, time, mutants }) =>
      `| ${machine} | ${generator} | ${Number.isNaN(tests) ? '–' : tests} | ${stepsText(steps)} | ${bound === null ? '' : (steps / bound).toFixed(2)} | ` +
      `${percent(edges)} | ${percent(pairs)} | ${milliseconds(time)} | ${mutants === null ? '–' : mutants.join(' of ')} |`,
  ),
  '',
  `“> n steps” did not finish within ${patience} s and 2 GB; n steps of its paths were counted in that time. “–” was not measured: the paths are too many to be run.`,
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

/** Paths of xstate/graph, made in a process of its own that can be given up. */
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
      timeout: patience * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 29,
    },
  );
  if (status !== 0 || stdout === '') {
    const counted = countSimple(graph, patience * 1000);
    return {
      ...base,
      tests: Number.NaN,
      steps: -counted,
      edges: [Number.NaN, 1],
      pairs: [Number.NaN, 1],
      time: [patience * 1000, patience * 1000, patience * 1000],
    };
  }
  const result = JSON.parse(stdout) as GeneratedPaths;
  const routes = result.paths.map((path) => path.map((index) => graph.edges[index] as GraphEdge));
  const isAffordable = result.steps <= affordable;
  const testPaths = isAffordable
    ? routes.map((edges, index) => replay(graph, edges, `p${index}`))
    : [];
  return {
    ...base,
    tests: result.tests,
    steps: result.steps,
    ...shares(measure(graph, routes, ['edges']).coverage),
    time: result.time,
    mutants: isAffordable ? await countKilled(graph, testPaths, result.steps) : null,
  };
}

async function countKilled(
  graph: Graph,
  testPaths: readonly TestPath[],
  steps: number,
): Promise<readonly [number, number] | null> {
  if (steps > affordable) return null;
  const results = await runMutants(graph.model, testPaths, { choose: evenly });
  return [results.filter(({ killed }) => killed !== null).length, results.length];
}

function evenly<Item>(items: readonly Item[]): Item[] {
  const stride = Math.max(1, items.length / sample);
  return Array.from(
    { length: Math.min(sample, items.length) },
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

/** Steps of the simple paths that are found within `limit` ms. */
function countSimple(graph: Graph, limit: number): number {
  const visited = new Set([0]);
  const end = performance.now() + limit;
  let total = 0;
  let calls = 0;
  const visit = (node: number, depth: number): boolean => {
    calls += 1;
    if (calls % 1024 === 0 && performance.now() > end) return false;
    const onward = (graph.out[node] ?? []).filter(({ target }) => !visited.has(target));
    if (onward.length === 0) total += depth - 1;
    return onward.every(({ target }) => {
      visited.add(target);
      const goesOn = visit(target, depth + 1);
      visited.delete(target);
      return goesOn;
    });
  };
  visit(0, 0);
  return total;
}

function timed<Value>(make: () => Value): { value: Value; time: Row['time'] } {
  const times: number[] = [];
  let value = make();
  for (let run = 0; run < repeats; run += 1) {
    const start = performance.now();
    value = make();
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

function milliseconds([median, least, most]: Row['time']): string {
  if (least === most) return `> ${Math.round(median / 1000)} s`;
  return `${Math.round(median)} ms (${Math.round(least)}–${Math.round(most)})`;
}

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
