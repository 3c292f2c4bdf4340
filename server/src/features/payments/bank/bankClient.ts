import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair as generate,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../data/db/Database.ts';
import { oidcPayloads } from '../../../data/db/schema/signIn.ts';
import type { ServerDeps } from '../../../deps.ts';

const generateKeyPair = promisify(generate);

/** The bank, or payment provider, that may call the server. */
export interface BankClient {
  partnerId: string;
  clientKey: string;
  clientSecret: string;
  publicKey: KeyObject;
}

/** The demo bank, which also has the private key. */
export interface DemoBankClient extends BankClient {
  privateKey: KeyObject;
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

/**
 * Returns the demo bank, with keys that the first instance generates. They are in the database, so
 * that all instances have the same, beside the keys of the other demo part, the embedded issuer.
 */
export async function openDemoBank(db: Database): Promise<DemoBankClient> {
  const stored = (await readKeys(db)) ?? (await createKeys(db));
  return {
    partnerId: 'DEMOBANK',
    clientKey: 'demo-bank',
    clientSecret: stored.clientSecret,
    publicKey: createPublicKey(stored.privateKey),
    privateKey: createPrivateKey(stored.privateKey),
  };
}

interface StoredKeys {
  clientSecret: string;
  /** PKCS #8, PEM. */
  privateKey: string;
}

const row = { type: 'DemoBank', id: 'keys' };

async function readKeys(db: Database): Promise<StoredKeys | undefined> {
  const [found] = await db
    .select({ payload: oidcPayloads.payload })
    .from(oidcPayloads)
    .where(and(eq(oidcPayloads.type, row.type), eq(oidcPayloads.id, row.id)));
  return found?.payload as StoredKeys | undefined;
}

async function createKeys(db: Database): Promise<StoredKeys> {
  const { privateKey } = await generateKeyPair('rsa', { modulusLength: 2048 });
  const payload: StoredKeys = {
    clientSecret: randomBytes(32).toString('base64url'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  await db
    .insert(oidcPayloads)
    .values({ ...row, payload })
    .onConflictDoNothing();
  return (await readKeys(db)) ?? payload;
}
