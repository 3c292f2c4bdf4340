import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareBaselines, toBaseline } from '../baseline.ts';
import { buildGraph } from '../buildGraph.ts';
import type { Config } from '../config.ts';
import { FlowsError } from '../FlowsError.ts';
import type { Model } from '../modelTypes.ts';
import type { Arguments } from './readArguments.ts';

interface Context {
  readonly args: Pick<Arguments, 'accept' | 'machines'>;
  readonly config: Config;
  /** The folder of the configuration. */
  readonly configFolder: string;
  readonly write: (text: string) => void;
}

/**
 * Compares the state graphs of models with their baselines and writes the differences. Unless
 * `machines` selects some, it also writes which baselines belong to no machine. With `accept` it
 * then saves the current graphs as the new baselines and deletes those without a machine. Returns
 * whether the baselines are up to date now. Throws a `FlowsError` when the configuration has no
 * folder for baselines.
 */
export function checkBaselines(
  models: readonly (readonly [string, Model])[],
  { args, config, configFolder, write }: Context,
): boolean {
  if (config.baselines === undefined) {
    throw new FlowsError('The configuration has no folder for baselines: set `baselines`.');
  }
  const folder = resolve(configFolder, config.baselines);
  const comparisons = models.map(([name, model]) => {
    const file = join(folder, `${name}.txt`);
    const current = toBaseline(buildGraph(model));
    const accepted = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return { name, file, current, accepted, ...compareBaselines(accepted, current) };
  });
  const changed = comparisons.filter(({ accepted, current }) => accepted !== current);
  const obsolete =
    args.machines.length > 0 ? [] : obsoleteFiles(folder, Object.keys(config.models));
  for (const { name, summary, lines } of changed) {
    write(
      [
        `${name}: ${summary || 'only the format of the baseline differs'}`,
        ...lines.map((line) => `  ${line}`),
        '',
      ].join('\n'),
    );
  }
  obsolete.forEach((file) => write(`${file} belongs to no machine of the configuration.\n`));
  if (args.accept) {
    mkdirSync(folder, { recursive: true });
    changed.forEach(({ file, current }) => writeFileSync(file, current));
    obsolete.forEach((file) => rmSync(join(folder, file)));
  }
  const count = changed.length + obsolete.length;
  if (count === 0) write('Every graph matches its baseline.\n');
  else
    write(
      args.accept
        ? `Baselines updated: ${count}.\n`
        : 'Accept the changes with: flows baseline --accept\n',
    );
  return count === 0 || args.accept;
}

function obsoleteFiles(folder: string, machines: readonly string[]): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !machines.some((name) => file === `${name}.txt`));
}
