import type { Config } from '../config.ts';
import { createMachineLayer } from '../createMachineLayer.ts';
import { FlowsError } from '../FlowsError.ts';
import { toCoverageTable } from '../formats/toMarkdown.ts';
import { toJunit } from '../formats/toJunit.ts';
import type { Layer } from '../layer.ts';
import type { Model } from '../modelTypes.ts';
import { hint } from '../nearestName.ts';
import { runMutants, type MutantResult } from '../runMutants.ts';
import { runTours, type TourResult } from '../runTours.ts';
import type { Suite } from '../suite.ts';
import { english } from '../words.ts';
import type { Arguments } from './readArguments.ts';
import { runText } from './texts.ts';

interface Named {
  readonly name: string;
  readonly suite: Suite;
}

export interface Run {
  readonly suite: Suite;
  readonly results: readonly TourResult[];
  /** Null when mutants were not asked for. */
  readonly mutants: readonly MutantResult[] | null;
}

interface Context {
  readonly args: Arguments;
  readonly config: Config;
  readonly write: (text: string) => void;
}

const formats = ['text', 'json', 'junit', 'md'] as const;

/** Runs suites on the layer asked for and reports. True when every tour passes and every mutant is noticed or explained. */
export async function runSuites(
  suites: readonly Named[],
  { args, config, write }: Context,
): Promise<boolean> {
  const format = args.format ?? 'text';
  if (!formats.includes(format as (typeof formats)[number])) {
    throw new FlowsError(`There is no format "${format}" for this command. ${hint(format, formats)}`);
  }
  if (args.mutants && args.layer !== 'machine') {
    throw new FlowsError(
      '--mutants runs on the layer "machine" only; use `runMutants` of the library for other layers.',
    );
  }
  const runs: Run[] = [];
  for (const { name, suite } of suites) {
    const layer = await chooseLayer(config, suite.model, name, args.layer);
    const results = await runTours(layer, suite.tours);
    runs.push({ suite, results, mutants: args.mutants ? await runMutants(suite.model, suite.tours) : null });
  }
  write(report(runs, format));
  return runs.every(
    ({ results, mutants }) =>
      results.every(({ failure }) => failure === null) &&
      (mutants ?? []).every(({ killed, explained }) => killed !== null || explained !== null),
  );
}

async function chooseLayer(config: Config, model: Model, name: string, layer: string): Promise<Layer> {
  const own = config.layers?.[layer];
  if (own === undefined && layer === 'machine') return createMachineLayer(model) as unknown as Layer;
  const known = ['machine', ...Object.keys(config.layers ?? {})];
  if (own === undefined) throw new FlowsError(`There is no layer "${layer}". ${hint(layer, known)}`);
  const made = await own(model, name);
  if (made === undefined)
    throw new FlowsError(
      `The layer "${layer}" does not take the machine "${name}": choose machines with --machine.`,
    );
  return made as unknown as Layer;
}

function report(runs: readonly Run[], format: string): string {
  if (format === 'junit') return toJunit(runs);
  if (format === 'text') return runs.map(runText).join('\n');
  if (format === 'md')
    return `${toCoverageTable(
      runs.map(({ suite }) => suite),
      english,
    )}\n${runs.map(runText).map(fenced).join('\n')}`;
  const plain = runs.map(({ suite, results, mutants }) => ({
    machine: suite.model.name,
    tours: results.map(({ tour, layer, failure, duration }) => ({
      id: tour.id,
      name: tour.name,
      layer,
      duration,
      failure:
        failure === null ? null : { step: failure.step, after: failure.after, message: failure.message },
    })),
    mutants,
  }));
  return `${JSON.stringify(plain, null, 2)}\n`;
}

function fenced(text: string): string {
  return `\`\`\`text\n${text}\`\`\`\n`;
}
