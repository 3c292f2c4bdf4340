import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { buildGraph } from '../buildGraph.ts';
import type { Config } from '../config.ts';
import { CutExplorationError, FlowsError } from '../FlowsError.ts';
import { formatSuite, suiteFormats, type SuiteFormat } from '../formats/formatSuite.ts';
import { toCoverageJson } from '../formats/toCoverageJson.ts';
import { chartToMermaid } from '../formats/toMermaid.ts';
import { toStateTable } from '../formats/toStateTable.ts';
import { toCoverageTable } from '../formats/toMarkdown.ts';
import { findPath, formatRoute } from '../findEdges.ts';
import { generate, type GenerateOptions } from '../generate.ts';
import { chartGoals } from '../measure.ts';
import type { Model } from '../modelTypes.ts';
import { suggestName } from '../nearestName.ts';
import { leavesOf } from '../sentData.ts';
import { shardPaths } from '../shardPaths.ts';
import { openGoals, type Suite } from '../suite.ts';
import { builtInMessages, type Messages } from '../messages.ts';
import { checkBaselines } from './checkBaselines.ts';
import { init } from './init.ts';
import { loadConfig, type LoadedConfig } from './loadConfig.ts';
import { readArguments, usage, type Arguments } from './readArguments.ts';
import { readRecordedPaths, toSuite } from './recordedPaths.ts';
import { reportResults } from './reportResults.ts';
import { runWithRunner } from './runWithRunner.ts';
import { runSuites } from './runSuites.ts';
import { coverageText, graphText, listText } from './texts.ts';

/** The working folder and the output of the command line. */
export interface CliEnvironment {
  readonly folder: string;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/**
 * Runs a command and returns the exit code: 0 for success; 1 when a goal is not reached and not
 * accepted as unreachable, a bound cuts the state graph short, an invariant is violated, a test path fails, a mutant survives without
 * being equivalent, or a graph differs from its baseline; 2 for a `FlowsError`, such as an unknown
 * option, an invalid model or a runner that writes no results.
 */
export async function main(args: readonly string[], environment: CliEnvironment): Promise<number> {
  try {
    const parsedArguments = readArguments(args);
    if (parsedArguments === null) {
      environment.write(usage);
      return 0;
    }
    if (parsedArguments.command === 'init') {
      init(environment.folder, environment.write);
      return 0;
    }
    return await execute(
      parsedArguments,
      await loadConfig(environment.folder, parsedArguments.config),
      environment,
    );
  } catch (error) {
    if (!(error instanceof FlowsError)) throw error;
    environment.writeError(`${error.message}\n`);
    return error instanceof CutExplorationError ? 1 : 2;
  }
}

async function execute(
  args: Arguments,
  { config, configFolder }: LoadedConfig,
  environment: CliEnvironment,
): Promise<number> {
  const models = chooseModels(config, args.machines);
  const messages = chooseMessages(config, args.language);
  const write =
    args.out === undefined ? environment.write : fileWriter(resolve(environment.folder, args.out));
  if (args.command === 'list') {
    write(
      models
        .map(([name, model]) =>
          listText(name, chartGoals({ model }), {
            fields: leavesOf(buildGraph(model).sent).length,
            starts: Object.keys(model.starts).length,
          }),
        )
        .join('\n'),
    );
    return 0;
  }
  if (args.command === 'graph') {
    const toText = graphFormats[chooseGraphFormat(args.format ?? 'text')];
    write(models.map(([, model]) => toText(model)).join('\n'));
    return 0;
  }
  if (args.command === 'baseline') {
    return checkBaselines(models, { args, config, configFolder, write }) ? 0 : 1;
  }
  if (args.command === 'report') {
    return (await reportResults({ args, config, messages, folder: environment.folder, write }))
      ? 0
      : 1;
  }
  const runner = config.runners?.[args.adapter];
  const { folder, writeError } = environment;
  const runnerContext = { args, config, configFolder, messages, write, writeError };
  if (args.command === 'replay') {
    const recorded = readRecordedPaths(args, config.models, folder);
    if (runner === undefined) {
      const suites = recorded.map((paths) => {
        const suite = toSuite(paths);
        return { name: nameOf(config, paths.model), suite, complete: suite };
      });
      return (await runSuites(suites, { args, config, messages, write })) ? 0 : 1;
    }
    let hasPassed = true;
    for (const { model, routes } of recorded) {
      for (const route of routes) {
        const withPath = { ...args, path: formatRoute(route) };
        const machines = [nameOf(config, model)];
        const passed = await runWithRunner(runner, { ...runnerContext, args: withPath, machines });
        hasPassed &&= passed;
      }
    }
    return hasPassed ? 0 : 1;
  }
  if (args.command === 'run' && runner !== undefined) {
    const machines = models.map(([name]) => name);
    return (await runWithRunner(runner, { ...runnerContext, machines })) ? 0 : 1;
  }
  const suites = models.map(([name, model]) => ({
    name,
    suite: generate(model, generateOptions(args)),
  }));
  const allSuites = suites.map(({ suite }) => suite);
  // In an array, so that the violations are written even if there are open goals.
  const hasProblems = [
    writeOpenGoals(allSuites, environment),
    writeViolations(allSuites, environment),
  ].includes(true);
  if (args.command === 'run') {
    const selected = suites.map(({ name, suite }) => ({
      name,
      suite: selectTestPaths(suite, args),
      complete: suite,
    }));
    const hasPassed = await runSuites(selected, { args, config, messages, write });
    return hasPassed && !hasProblems ? 0 : 1;
  }
  write(
    args.command === 'coverage'
      ? formatCoverage(allSuites, args.format, messages)
      : formatSuites(
          allSuites.map((suite) => selectTestPaths(suite, args)),
          args.format,
          messages,
        ),
  );
  return hasProblems ? 1 : 0;
}

function formatSuites(
  suites: readonly Suite[],
  format: string | undefined,
  messages: Messages,
): string {
  const chosen = chooseFormat(format ?? 'md', Object.keys(suiteFormats)) as SuiteFormat;
  const texts = suites.map((suite) => formatSuite(suite, chosen, messages));
  return chosen === 'json' ? jsonList(texts) : texts.join('\n');
}

function formatCoverage(
  suites: readonly Suite[],
  format: string | undefined,
  messages: Messages,
): string {
  const chosen = chooseFormat(format ?? 'text', ['text', 'md', 'mermaid', 'json']);
  if (chosen === 'text') return suites.map(coverageText).join('\n');
  if (chosen === 'md') return toCoverageTable(suites, messages);
  if (chosen === 'json') return jsonList(suites.map(toCoverageJson));
  return suites.map((suite) => formatSuite(suite, chosen as SuiteFormat, messages)).join('\n');
}

/** Joins several JSON documents into a list; a single one stays as it is. */
function jsonList(texts: readonly string[]): string {
  return texts.length === 1 ? (texts[0] ?? '') : `[\n${texts.join(',\n')}]\n`;
}

/**
 * Returns the suite with only the test paths that `--path` and `--shard` select. Throws a
 * `FlowsError` when the model has no path like the one in `--path`.
 */
function selectTestPaths(suite: Suite, { shard: { index, count }, path }: Arguments): Suite {
  const chosen = path === undefined ? suite.testPaths : [findPath(suite, path)];
  const testPaths = shardPaths(chosen, index, count);
  return {
    ...suite,
    testPaths,
    steps: testPaths.reduce((sum, { steps }) => sum + steps.length, 0),
  };
}

/**
 * Writes the limit of simple paths, and the open goals with their reasons, to the error output.
 * Returns whether any goal is open; the limit alone is no problem.
 */
function writeOpenGoals(suites: readonly Suite[], { writeError }: CliEnvironment): boolean {
  for (const { model, limitsHit } of suites)
    limitsHit.forEach((limit) => writeError(`${model.name}: ${limit}\n`));
  const open = suites.flatMap((suite) =>
    openGoals(suite).map((goal) => ({ ...goal, name: suite.model.name })),
  );
  open.forEach(({ name, goal, reason }) =>
    writeError(`${name}: not reached: ${goal}\n    ${reason}\n`),
  );
  return open.length > 0;
}

/** Writes the violations of invariants to the error output. Returns whether there are any. */
function writeViolations(suites: readonly Suite[], { writeError }: CliEnvironment): boolean {
  const violations = suites.flatMap((suite) => suite.violations);
  violations.forEach((violation) => writeError(`${violation}\n`));
  return violations.length > 0;
}

function generateOptions({
  cover,
  maxSteps,
  maxSimplePaths,
  seed,
  from,
  to,
}: Arguments): GenerateOptions {
  return {
    ...(cover === undefined ? {} : { cover }),
    ...(maxSteps === undefined ? {} : { maxSteps }),
    ...(maxSimplePaths === undefined ? {} : { maxSimplePaths }),
    ...(seed === undefined ? {} : { seed }),
    from,
    to,
  };
}

function chooseModels(config: Config, names: readonly string[]): [string, Model][] {
  if (names.length === 0) return Object.entries(config.models);
  return names.map((name) => {
    const found = Object.entries(config.models).find(
      ([key, model]) => key === name || model.name === name,
    );
    if (found === undefined)
      throw new FlowsError(
        `There is no machine "${name}". ${suggestName(name, Object.keys(config.models))}`,
      );
    return found;
  });
}

/** Returns the name of a model in the configuration. */
function nameOf({ models }: Config, model: Model): string {
  return Object.entries(models).find(([, each]) => each === model)?.[0] ?? model.name;
}

function chooseMessages(config: Config, language: string | undefined): Messages {
  const known = { ...builtInMessages, ...config.messages };
  const chosen = language ?? config.language ?? 'en';
  const messages = known[chosen];
  if (messages === undefined)
    throw new FlowsError(
      `There are no messages for the language "${chosen}". ${suggestName(chosen, Object.keys(known))}`,
    );
  return messages;
}

/** The formats of the command `graph`. */
const graphFormats = {
  text: (model: Model) => graphText(buildGraph(model)),
  mermaid: (model: Model) => chartToMermaid(model.chart),
  states: (model: Model) => toStateTable(model.chart),
};

function chooseGraphFormat(format: string): keyof typeof graphFormats {
  return chooseFormat(format, Object.keys(graphFormats)) as keyof typeof graphFormats;
}

function chooseFormat(format: string, known: readonly string[]): string {
  if (known.includes(format)) return format;
  throw new FlowsError(
    `There is no format "${format}" for this command. ${suggestName(format, known)}`,
  );
}

/** Returns a function that writes to a file: the first text replaces it, the others are appended. */
function fileWriter(path: string): (text: string) => void {
  let isFirst = true;
  return (text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: isFirst ? 'w' : 'a' });
    isFirst = false;
  };
}
