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
  readonly configFolder: string;
  readonly machines: readonly string[];
  readonly messages: Messages;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/**
 * Runs test paths with a runner and reports the results that it wrote. Returns whether it succeeded
 * and everything passed.
 */
export async function runWithRunner(runner: Runner, context: Context): Promise<boolean> {
  const { args, configFolder, machines, writeError } = context;
  rejectUnsupportedOptions(args);
  const { index, count } = args.shard;
  const cover: readonly Criterion[] = args.cover ?? [];
  const command = runner({
    machines,
    cover: cover.join(','),
    shard: `${index}/${count}`,
    mutants: args.mutants,
    path: args.path ?? '',
  });
  // Modification times of files are in milliseconds.
  const startTime = Math.floor(Date.now());
  const code = await run(command, configFolder, writeError);
  const folder = resolve(configFolder, command.results);
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(`${args.adapter}-`) && name.endsWith('.json'))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).mtimeMs >= startTime);
  if (files.length === 0)
    throw new FlowsError(
      `The runner "${args.adapter}" ended with exit code ${code} and wrote no results to ${folder}.`,
    );
  // One shard does not have to reach the goals that all shards reach together.
  const reportArguments = { ...args, files, machines: [], cover: undefined };
  return (
    (await reportResults({ ...context, args: reportArguments, folder: configFolder })) && code === 0
  );
}

/** Throws a `FlowsError` for options that only work in this process. */
function rejectUnsupportedOptions({
  from,
  to,
  maxSteps,
  maxSimplePaths,
  seed,
  adapter,
}: Arguments): void {
  const unsupported = Object.entries({
    from,
    to,
    'max-steps': maxSteps,
    'max-simple-paths': maxSimplePaths,
    seed,
  }).find(([, value]) => value !== undefined);
  if (unsupported !== undefined)
    throw new FlowsError(`The runner "${adapter}" does not support --${unsupported[0]}.`);
}

/**
 * Runs the command and writes its output to the error output, so that the output contains only the
 * report.
 */
function run(
  { script, args, env }: ReturnType<Runner>,
  configFolder: string,
  writeError: (text: string) => void,
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: configFolder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.setEncoding('utf8').on('data', writeError);
    child.stderr.setEncoding('utf8').on('data', writeError);
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });
}
