import type { AnyAdapter } from './adapter.ts';
import type { Model } from './modelTypes.ts';
import type { Messages } from './messages.ts';

/** The default export of `flows.config.ts`. */
export interface Config {
  /** Models by the name of their machine on the command line. */
  readonly models: Readonly<Record<string, Model>>;
  /** Adapters besides `machine`, by name. */
  readonly adapters?: Readonly<Record<string, AdapterFactory>>;
  /** Runners by name: they run test paths in another process, such as browser tests. */
  readonly runners?: Readonly<Record<string, Runner>>;
  /** The folder of the accepted baselines, relative to the configuration. */
  readonly baselines?: string;
  /** Messages for test cases by language, besides the built-in `en` and `id`. */
  readonly messages?: Readonly<Record<string, Messages>>;
  /** The language of test cases without `--language`; default `en`. */
  readonly language?: string;
}

/** Creates an adapter for a model. Returns `undefined` when it does not support the model. */
export type AdapterFactory = (
  model: Model,
  name: string,
) => AnyAdapter | undefined | Promise<AnyAdapter | undefined>;

/** The command-line options that a runner receives. */
export interface RunRequest {
  /** Names of the models in the configuration; never empty. */
  readonly machines: readonly string[];
  /** The criteria of `--cover`, joined by commas; empty for the default of the runner. */
  readonly cover: string;
  /** The shard to run, such as `2/4`. */
  readonly shard: string;
  readonly mutants: boolean;
  /** The only path to run, by its id or its steps; empty for all. */
  readonly path: string;
}

/** A Node script that runs test paths and writes results with `toResults`. */
export interface RunCommand {
  /** The script and its arguments. Paths are relative to the configuration. */
  readonly script: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The folder in which it writes result files named `<runner>-….json`. */
  readonly results: string;
}

/** Returns the command that runs the requested test paths. */
export type Runner = (request: RunRequest) => RunCommand;

/** Returns the configuration unchanged, with its type. */
export function defineConfig(config: Config): Config {
  return config;
}
