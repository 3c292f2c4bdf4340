import type { Config } from './config.ts';

type Prefixes = Config['virtualAccountPrefixes'];

/** Returns the banks at which virtual accounts are offered. */
export function virtualAccountBanks(config: {
  virtualAccountPrefixes: Prefixes;
}): (keyof Prefixes)[] {
  return Object.keys(config.virtualAccountPrefixes) as (keyof Prefixes)[];
}
