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
  readonly home: string;
  readonly write: (text: string) => void;
}

/**
 * Compares the graphs of models with their baselines, and writes what differs. With `accept` the baselines become
 * what the graphs are. Returns whether every baseline is accepted. Throws a `FlowsError` when the configuration
 * names no folder of baselines.
 */
export function checkBaselines(
  models: readonly (readonly [string, Model])[],
  { args, config, home, write }: Context,
): boolean {
  if (config.baselines === undefined) {
    throw new FlowsError(
      'There is no folder of baselines: name one as `baselines` in the configuration.',
    );
  }
  const folder = resolve(home, config.baselines);
  const changes = models.map(([name, model]) => {
    const file = join(folder, `${name}.txt`);
    const current = toBaseline(buildGraph(model));
    const accepted = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return { name, file, current, accepted, ...compareBaselines(accepted, current) };
  });
  const changed = changes.filter(({ accepted, current }) => accepted !== current);
  const left = args.machines.length > 0 ? [] : filesOfNoMachine(folder, Object.keys(config.models));
  for (const { name, summary, lines } of changed) {
    write(
      [
        `${name}: ${summary || 'written differently'}`,
        ...lines.map((line) => `  ${line}`),
        '',
      ].join('\n'),
    );
  }
  left.forEach((name) => write(`${name} belongs to no machine.\n`));
  if (args.accept) {
    mkdirSync(folder, { recursive: true });
    changed.forEach(({ file, current }) => writeFileSync(file, current));
    left.forEach((name) => rmSync(join(folder, name)));
  }
  const count = changed.length + left.length;
  if (count === 0) write('Every graph is as its baseline.\n');
  else
    write(
      args.accept ? `${count} accepted.\n` : 'Accept the changes with: flows baseline --accept\n',
    );
  return count === 0 || args.accept;
}

function filesOfNoMachine(folder: string, machines: readonly string[]): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !machines.some((name) => file === `${name}.txt`));
}
