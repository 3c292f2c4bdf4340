import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config, Runner } from '../config.ts';
import type { Criterion } from '../criteria.ts';
import { FlowsError } from '../FlowsError.ts';
import type { Messages } from '../messages.ts';
import type { Arguments } from './readArguments.ts';
import { reportResults } from './reportResults.ts';

interface Context {
  readonly args: Arguments;
  readonly config: Config;
  /** The folder of the configuration. */
  readonly home: string;
  readonly machines: readonly string[];
  readonly messages: Messages;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/** Lets another runner run tours, and reports what it wrote down. True when it ended well and there is nothing to mend. */
export async function runWithRunner(runner: Runner, context: Context): Promise<boolean> {
  const { args, home, machines, writeError } = context;
  refuse(args);
  const { index, count } = args.shard;
  const cover: readonly Criterion[] = args.cover ?? [];
  const command = runner({
    machines,
    cover: cover.join(','),
    shard: `${index}/${count}`,
    mutants: args.mutants,
  });
  // Files have times of whole milliseconds.
  const begin = Math.floor(Date.now());
  const code = await run(command, home, writeError);
  const folder = resolve(home, command.results);
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(`${args.adapter}-`) && name.endsWith('.json'))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).mtimeMs >= begin);
  if (files.length === 0)
    throw new FlowsError(
      `The runner of "${args.adapter}" ended with code ${code} and wrote no results to ${folder}.`,
    );
  // A part of the tours need not reach what all of them do.
  const whole = { ...args, files, machines: [], cover: undefined };
  return (await reportResults({ ...context, args: whole, folder: home })) && code === 0;
}

/** What only tours can do that are run in this process. */
function refuse({ from, to, maxSteps, maxSimplePaths, seed, path, adapter }: Arguments): void {
  const given = Object.entries({
    from,
    to,
    'max-steps': maxSteps,
    'max-simple-paths': maxSimplePaths,
    seed,
    path,
  }).find(([, value]) => value !== undefined);
  if (given !== undefined)
    throw new FlowsError(
      `--${given[0]} means nothing on the layer "${adapter}", which another runner runs.`,
    );
}

/** Runs the command with its output where complaints go, so that the report stands alone. */
function run(
  { script, args, env }: ReturnType<Runner>,
  home: string,
  writeError: (text: string) => void,
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: home,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.setEncoding('utf8').on('data', writeError);
    child.stderr.setEncoding('utf8').on('data', writeError);
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });
}
