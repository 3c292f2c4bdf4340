import { resolve } from 'node:path';
import { buildGraph } from '../buildGraph.ts';
import { FlowsError } from '../FlowsError.ts';
import { findEdges, formatRoute, type Route } from '../findEdges.ts';
import type { Model } from '../modelTypes.ts';
import { replay } from '../replay.ts';
import { readResults } from '../resultFiles.ts';
import type { Results } from '../results.ts';
import type { Suite } from '../suite.ts';
import type { Arguments } from './readArguments.ts';
import { modelNamed } from './reportResults.ts';

/** The test paths of one machine that result files contain. */
export interface RecordedPaths {
  readonly model: Model;
  readonly routes: readonly Route[];
}

/**
 * Reads the test paths of result files by machine: of a failed one, the shortest path that fails in
 * the same way. Throws a `FlowsError` when no file is named or one contains no results.
 */
export function readRecordedPaths(
  { files, machines }: Pick<Arguments, 'files' | 'machines'>,
  models: Readonly<Record<string, Model>>,
  folder: string,
): RecordedPaths[] {
  if (files.length === 0)
    throw new FlowsError('No paths to replay: name result files, such as flows/bugs/*.json.');
  const routes = new Map<string, Map<string, Route>>();
  for (const { machine, testPaths } of readResults(files.map((file) => resolve(folder, file)))) {
    if (machines.length > 0 && !machines.includes(machine)) continue;
    const known = routes.get(machine) ?? new Map<string, Route>();
    testPaths.map(routeOf).forEach((route) => known.set(formatRoute(route), route));
    routes.set(machine, known);
  }
  return [...routes].map(([machine, known]) => ({
    model: modelNamed(models, machine),
    routes: [...known.values()],
  }));
}

function routeOf({ start, steps, failure }: Results['testPaths'][number]): Route {
  return failure?.shortest ?? { start, steps };
}

/** Returns the recorded paths as a suite. Throws a `FlowsError` when the model has changed. */
export function toSuite({
  model,
  routes,
}: RecordedPaths): Pick<Suite, 'model' | 'graph' | 'testPaths' | 'unreached'> {
  const graph = buildGraph(model);
  const testPaths = routes.map((route, index) =>
    replay(graph, findEdges(graph, route), `r${index + 1}`),
  );
  return { model, graph, testPaths, unreached: [] };
}
