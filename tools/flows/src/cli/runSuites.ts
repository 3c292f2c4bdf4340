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
import { runPaths } from '../runPaths.ts';
import type { Suite } from '../suite.ts';
import type { Messages } from '../messages.ts';
import type { Arguments } from './readArguments.ts';
import { reportFormat, writeReport } from './writeReport.ts';

interface NamedSuite {
  readonly name: string;
  /** The suite with the test paths to run: all of `complete`, or a shard. */
  readonly suite: Suite;
  readonly complete: Suite;
}

interface Context {
  readonly args: Arguments;
  readonly config: Config;
  readonly messages: Messages;
  readonly write: (text: string) => void;
}

/**
 * Runs suites on the requested adapter and reports the results. Returns whether every test path
 * passes and every mutant is killed or equivalent.
 */
export async function runSuites(
  suites: readonly NamedSuite[],
  { args, config, messages, write }: Context,
): Promise<boolean> {
  const format = reportFormat(args.format ?? 'text');
  if (args.mutants && args.adapter !== 'machine') {
    throw new FlowsError(
      '--mutants needs the adapter "machine" or a runner; use `runMutants` of the library for other adapters.',
    );
  }
  const results: Results[] = [];
  const { index, count } = args.shard;
  // A shard of the test paths would miss mutants that other shards kill. So each shard runs all
  // paths on a part of the mutants.
  const choose = (mutants: readonly Mutant[]) =>
    mutants.filter((_, place) => place % count === index - 1);
  for (const { name, suite, complete } of suites) {
    const adapter = await chooseAdapter(config, suite.model, name, args.adapter);
    const run = await runPaths(adapter, suite.testPaths);
    const mutants = args.mutants
      ? await runMutants(suite.model, complete.testPaths, { choose })
      : null;
    results.push(toResults(suite, adapter.name, run, { mutants }));
  }
  const reports = () =>
    results.map((each, index) => {
      const { model, unreached } = (suites[index] as NamedSuite).suite;
      return { ...createReport(model, each, messages), unreached };
    });
  write(await writeReport(results, format, messages, reports));
  return results.every(({ testPaths, mutants }) =>
    hasPassed({ testPaths, mutants, unreached: [] }),
  );
}

async function chooseAdapter(
  config: Config,
  model: Model,
  name: string,
  adapter: string,
): Promise<Adapter> {
  const createAdapter = config.adapters?.[adapter];
  if (createAdapter === undefined && adapter === 'machine')
    return createMachineAdapter(model) as unknown as Adapter;
  const known = [
    'machine',
    ...Object.keys(config.adapters ?? {}),
    ...Object.keys(config.runners ?? {}),
  ];
  if (createAdapter === undefined)
    throw new FlowsError(`There is no adapter "${adapter}". ${suggestName(adapter, known)}`);
  const created = await createAdapter(model, name);
  if (created === undefined)
    throw new FlowsError(
      `The adapter "${adapter}" does not support the machine "${name}": choose machines with --machine.`,
    );
  return created as unknown as Adapter;
}
