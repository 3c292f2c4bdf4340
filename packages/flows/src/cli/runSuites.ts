import type { Config } from '../config.ts';
import { createMachineAdapter } from '../createMachineAdapter.ts';
import { FlowsError } from '../FlowsError.ts';
import type { Adapter } from '../adapter.ts';
import type { Model } from '../modelTypes.ts';
import type { Mutant } from '../mutants.ts';
import { suggestName } from '../nearestName.ts';
import { createReport, hasPassed } from '../report/createReport.ts';
import { toResults, type Results } from '../results.ts';
import { runMutants } from '../runMutants.ts';
import { run } from '../run.ts';
import type { Suite } from '../suite.ts';
import type { Messages } from '../messages.ts';
import type { Arguments } from './readArguments.ts';
import { parseReportFormat, formatResults } from './formatResults.ts';

type RunnableSuite = Pick<Suite, 'model' | 'graph' | 'testPaths' | 'unreached'>;

interface NamedSuite {
  /** The machine's name in the configuration. */
  readonly name: string;
  /** The suite with the test paths to run: those that `--path` and `--shard` select. */
  readonly suite: RunnableSuite;
  /** The suite with all test paths. */
  readonly complete: Pick<Suite, 'testPaths'>;
}

interface Context {
  readonly args: Arguments;
  readonly config: Config;
  readonly messages: Messages;
  readonly write: (text: string) => void;
}

/**
 * Runs suites on the requested adapter and writes the results. Returns whether every test path
 * passed and every mutant was killed or is equivalent. Throws a `FlowsError` when the adapter is
 * unknown, or does not support a machine or mutants.
 */
export async function runSuites(
  suites: readonly NamedSuite[],
  { args, config, messages, write }: Context,
): Promise<boolean> {
  const format = parseReportFormat(args.format ?? 'text');
  if (args.mutants && args.adapter !== 'machine') {
    throw new FlowsError(
      '--mutants needs the adapter "machine" or a runner; use `runMutants` of the library for other adapters.',
    );
  }
  const results: Results[] = [];
  const { index, count } = args.shard;
  // A mutant may survive some of the test paths and be killed by others. So each shard runs all
  // test paths against a part of the mutants.
  const choose = (mutants: readonly Mutant[]) =>
    mutants.filter((_, mutantIndex) => mutantIndex % count === index - 1);
  for (const { name, suite, complete } of suites) {
    const adapter = await createRequestedAdapter(config, suite.model, name, args.adapter);
    const pathResults = await run(suite, adapter);
    const mutants = args.mutants
      ? await runMutants(suite.model, complete.testPaths, { choose })
      : null;
    results.push(toResults(suite, args.adapter, pathResults, { mutants }));
  }
  const reports = () =>
    results.map((each, suiteIndex) => {
      const { model, unreached } = (suites[suiteIndex] as NamedSuite).suite;
      return { ...createReport(model, each, messages), unreached };
    });
  write(await formatResults(results, format, messages, reports));
  // The caller checks which goals are unreached.
  return results.every(({ testPaths, mutants }) =>
    hasPassed({ testPaths, mutants, unreached: [] }),
  );
}

async function createRequestedAdapter(
  config: Config,
  model: Model,
  machineName: string,
  adapterName: string,
): Promise<Adapter> {
  const createAdapter = config.adapters?.[adapterName];
  if (createAdapter === undefined && adapterName === 'machine')
    return createMachineAdapter(model) as unknown as Adapter;
  const known = [
    'machine',
    ...Object.keys(config.adapters ?? {}),
    ...Object.keys(config.runners ?? {}),
  ];
  if (createAdapter === undefined)
    throw new FlowsError(
      `There is no adapter "${adapterName}". ${suggestName(adapterName, known)}`,
    );
  const created = await createAdapter(model, machineName);
  if (created === undefined)
    throw new FlowsError(
      `The adapter "${adapterName}" does not support the machine "${machineName}": select other machines with --machine.`,
    );
  return created as unknown as Adapter;
}
