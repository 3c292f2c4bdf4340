import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import { FlowsError } from '../FlowsError.ts';

const fileNames = ['ts', 'mts', 'js', 'mjs'].map((extension) => `flows.config.${extension}`);

export interface LoadedConfig {
  readonly config: Config;
  /** The folder that contains it. */
  readonly configFolder: string;
}

/**
 * Loads the configuration from a file, or from the nearest `flows.config` in a folder or above it,
 * in TypeScript or JavaScript. Throws a `FlowsError` when there is none or it has no models.
 */
export async function loadConfig(folder: string, file: string | undefined): Promise<LoadedConfig> {
  const path = file === undefined ? nearest(folder) : resolve(folder, file);
  if (!existsSync(path))
    throw new FlowsError(`${path} does not exist: name the configuration with --config.`);
  const loaded = await load(path);
  const config = unwrap(loaded.default);
  if (config === undefined || Object.keys(config.models ?? {}).length === 0) {
    throw new FlowsError(
      `${path} has no models: add \`export default defineConfig({ models: { … } })\`.`,
    );
  }
  return { config, configFolder: dirname(path) };
}

async function load(
  path: string,
): Promise<{ readonly default?: Config | { readonly default?: Config } }> {
  try {
    return (await import(pathToFileURL(path).href)) as Awaited<ReturnType<typeof load>>;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw cause;
    throw new FlowsError(
      `Node ${process.versions.node} cannot load ${path}: install tsx, or write it in JavaScript.`,
      { cause },
    );
  }
}

function nearest(folder: string): string {
  for (let current = resolve(folder); ; current = dirname(current)) {
    const path = fileNames.map((name) => join(current, name)).find(existsSync);
    if (path !== undefined) return path;
    if (current === dirname(current)) break;
  }
  throw new FlowsError(
    `There is no ${fileNames[0]} in ${folder} or above it: create one with \`flows init\`, or name another file with --config.`,
  );
}

/**
 * Unwraps the default export: a file that is loaded as CommonJS has it nested in another `default`.
 */
function unwrap(loaded: Config | { readonly default?: Config } | undefined): Config | undefined {
  return loaded !== undefined && 'default' in loaded
    ? loaded.default
    : (loaded as Config | undefined);
}
