import type { AnyLayer } from './layer.ts';
import type { Model } from './modelTypes.ts';
import type { Words } from './words.ts';

/** What `flows.config.ts` exports as default: the models by name. */
export interface Config {
  readonly models: Readonly<Record<string, Model>>;
  /** Layers besides `machine`, by name. */
  readonly layers?: Readonly<Record<string, LayerFactory>>;
  /** Words for test cases by language, besides the built-in `en` and `id`. */
  readonly words?: Readonly<Record<string, Words>>;
  /** The language of test cases when none is asked for; default `en`. */
  readonly language?: string;
}

/** Makes a layer for a model; `undefined` where the layer does not take it. */
export type LayerFactory = (
  model: Model,
  name: string,
) => AnyLayer | undefined | Promise<AnyLayer | undefined>;

/** Gives the configuration its type. */
export function defineConfig(config: Config): Config {
  return config;
}
