import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerDeps } from '../../../deps.ts';

/** The bank, or payment provider, that may call the server. */
export interface BankClient {
  partnerId: string;
  clientKey: string;
  clientSecret: string;
  publicKey: KeyObject;
}

/** Returns the provider of the settings; undefined if there is none. */
export async function readBankClient({
  config,
}: Pick<ServerDeps, 'config'>): Promise<BankClient | undefined> {
  if (!config.bank) return undefined;
  const { partnerId, clientKey, clientSecret, publicKeyFile } = config.bank;
  return {
    partnerId,
    clientKey,
    clientSecret,
    publicKey: createPublicKey(await readFile(publicKeyFile)),
  };
}
