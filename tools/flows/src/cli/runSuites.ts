import type { Config } from '../config.ts';
import { createMachineAdapter } from '../createMachineAdapter.ts';
import { FlowsError } from '../FlowsError.ts';
import type { Adapter } from '../adapter.ts';
import type { Model } from '../modelTypes.ts';
import type { Mutant } from '../mutants.ts';
import { hint } from '../nearestName.ts';
import { createReport, isSound } from '../report/createReport.ts';
import { toResults, type Results } from '../results.ts';
import { runMutants } from '../runMutants.ts';
import { runPaths } from '../runPaths.ts';
import type { Suite } from '../suite.ts';
import type { Messages } from '../messages.ts';
import type { Arguments } from './readArguments.ts';
import { reportFormat, writeReport } from './writeReport.ts';

interface Named {
  readonly name: string;
  /** The tours to run: all of `whole`, or a part. */
  readonly suite: Suite;
  readonly whole: Suite;
}

interface Context {
  readonly args: Arguments;
  readonly config: Config;
  readonly messages: Messages;
  readonly write: (text: string) => void;
}

/** Runs suites on the layer asked for and reports. True when every tour passes and every mutant is noticed or explained. */
export async function runSuites(
  suites: readonly Named[],
  { args, config, messages, write }: Context,
): Promise<boolean> {
  const format = reportFormat(args.format ?? 'text');
  if (args.mutants && args.adapter !== 'machine') {
    throw new FlowsError(
      '--mutants runs on the layer "machine" only; use `runMutants` of the library for other layers.',
    );
  }
  const results: Results[] = [];
  const { index, count } = args.shard;
  // A part of the tours would miss what others notice, so that it is the mutants that are shared out.
  const choose = (mutants: readonly Mutant[]) =>
    mutants.filter((_, place) => place % count === index - 1);
  for (const { name, suite, whole } of suites) {
    const adapter = await chooseAdapter(config, suite.model, name, args.adapter);
    const run = await runPaths(adapter, suite.testPaths);
    const mutants = args.mutants
      ? await runMutants(suite.model, whole.testPaths, { choose })
      : null;
    results.push(toResults(suite, adapter.name, run, { mutants }));
  }
  const reports = () =>
    results.map((each, index) => {
      const { model, unreached } = (suites[index] as Named).suite;
      return { ...createReport(model, each, messages), unreached };
    });
  write(await writeReport(results, format, messages, reports));
  return results.every(({ testPaths, mutants }) => isSound({ testPaths, mutants, unreached: [] }));
}

async function chooseAdapter(
  config: Config,
  model: Model,
  name: string,
  adapter: string,
): Promise<Adapter> {
  const own = config.adapters?.[adapter];
  if (own === undefined && adapter === 'machine')
    return createMachineAdapter(model) as unknown as Adapter;
  const known = [
    'machine',
    ...Object.keys(config.adapters ?? {}),
    ...Object.keys(config.runners ?? {}),
  ];
  if (own === undefined)
    throw new FlowsError(`There is no layer "${adapter}". ${hint(adapter, known)}`);
  const made = await own(model, name);
  if (made === undefined)
    throw new FlowsError(
      `The layer "${adapter}" does not take the machine "${name}": choose machines with --machine.`,
    );
  return made as unknown as Adapter;
}
