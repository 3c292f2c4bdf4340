import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import { FlowsError } from '../FlowsError.ts';

const fileName = 'flows.config.ts';

export interface LoadedConfig {
  readonly config: Config;
  /** The folder it stands in. */
  readonly home: string;
}

/** The configuration in a file, or in the nearest `flows.config.ts` from a folder upwards. Throws a `FlowsError`. */
export async function loadConfig(folder: string, file: string | undefined): Promise<LoadedConfig> {
  const path = file === undefined ? nearest(folder) : resolve(folder, file);
  if (!existsSync(path))
    throw new FlowsError(`There is no ${path}: name the configuration with --config.`);
  const loaded = (await import(pathToFileURL(path).href)) as {
    readonly default?: Config | { readonly default?: Config };
  };
  const config = unwrap(loaded.default);
  if (config === undefined || Object.keys(config.models ?? {}).length === 0) {
    throw new FlowsError(
      `${path} has no models: let it \`export default defineConfig({ models: { … } })\`.`,
    );
  }
  return { config, home: dirname(path) };
}

function nearest(folder: string): string {
  for (let current = resolve(folder); ; current = dirname(current)) {
    const path = join(current, fileName);
    if (existsSync(path)) return path;
    if (current === dirname(current)) break;
  }
  throw new FlowsError(
    `There is no ${fileName} in ${folder} or above: write one, or name another with --config.`,
  );
}

/** A file that is loaded as CommonJS brings its default export wrapped once more. */
function unwrap(loaded: Config | { readonly default?: Config } | undefined): Config | undefined {
  return loaded !== undefined && 'default' in loaded
    ? loaded.default
    : (loaded as Config | undefined);
}
