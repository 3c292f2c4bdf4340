import type { Config } from '../config.ts';
import type { Wire } from '../contract/operations.ts';

/** Returns the banks at which virtual accounts are offered. */
export function virtualAccountBanks({
  virtualAccountPrefixes,
}: Pick<Config, 'virtualAccountPrefixes'>): Wire['BankCode'][] {
  return Object.keys(virtualAccountPrefixes) as Wire['BankCode'][];
}
