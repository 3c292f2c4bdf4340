import type { AnyAdapter } from './adapter.ts';
import type { Model } from './modelTypes.ts';
import type { Messages } from './messages.ts';

/** What `flows.config.ts` exports as default: the models by name. */
export interface Config {
  readonly models: Readonly<Record<string, Model>>;
  /** Layers besides `machine`, by name. */
  readonly adapters?: Readonly<Record<string, AdapterFactory>>;
  /** Layers that other runners run, such as tests in a browser, by name. */
  readonly runners?: Readonly<Record<string, Runner>>;
  /** The folder of the accepted baselines of all graphs, from the folder of the configuration. */
  readonly baselines?: string;
  /** Words for test cases by language, besides the built-in `en` and `id`. */
  readonly messages?: Readonly<Record<string, Messages>>;
  /** The language of test cases when none is asked for; default `en`. */
  readonly language?: string;
}

/** Makes a layer for a model; `undefined` where the layer does not take it. */
export type AdapterFactory = (
  model: Model,
  name: string,
) => AnyAdapter | undefined | Promise<AnyAdapter | undefined>;

/** What a runner of its own is asked for. */
export interface RunRequest {
  /** Names of the models in the configuration; never empty. */
  readonly machines: readonly string[];
  /** As `--cover` has them, with commas; empty for the runner's own choice. */
  readonly cover: string;
  /** The part of all, such as `2/4`. */
  readonly shard: string;
  readonly mutants: boolean;
}

/** A command of Node that runs tours and writes results with `toResults`. */
export interface RunCommand {
  /** A script and its arguments, from the folder of the configuration. */
  readonly script: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Where it writes results, as files `NAME-….json` with the name of the layer. */
  readonly results: string;
}

export type Runner = (request: RunRequest) => RunCommand;

/** Gives the configuration its type. */
export function defineConfig(config: Config): Config {
  return config;
}
