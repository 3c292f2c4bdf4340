import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { FlowsError } from '../FlowsError.ts';
import type { Model } from '../modelTypes.ts';
import { suggestName } from '../nearestName.ts';
import { createReport, hasPassed } from '../report/createReport.ts';
import { readResults } from '../resultFiles.ts';
import type { Messages } from '../messages.ts';
import type { Arguments } from './readArguments.ts';
import { parseReportFormat, formatResults } from './formatResults.ts';

interface Context {
  readonly args: Arguments;
  readonly config: Config;
  readonly messages: Messages;
  readonly folder: string;
  readonly write: (text: string) => void;
}

/**
 * Reports the results in files. Returns whether every test path passed and every requested goal was
 * reached.
 */
export async function reportResults({
  args,
  config,
  messages,
  folder,
  write,
}: Context): Promise<boolean> {
  if (args.files.length === 0)
    throw new FlowsError('No results to report: name result files, such as reports/flows/*.json.');
  const format = parseReportFormat(args.format ?? 'text');
  const all = readResults(args.files.map((file) => resolve(folder, file)));
  const results = all.filter(
    ({ machine }) => args.machines.length === 0 || args.machines.includes(machine),
  );
  const reports = results.map((each) =>
    createReport(modelNamed(config.models, each.machine), each, messages, args.cover),
  );
  write(await formatResults(results, format, messages, () => reports));
  return reports.every(hasPassed);
}

/** Returns the model of a machine in results. Throws a `FlowsError` when there is none. */
export function modelNamed(models: Config['models'], name: string): Model {
  const model = models[name] ?? Object.values(models).find((each) => each.name === name);
  if (model !== undefined) return model;
  throw new FlowsError(
    `The results are for "${name}", but the configuration has no such model. ${suggestName(name, Object.keys(models))}`,
  );
}
