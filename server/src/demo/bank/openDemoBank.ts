import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair as generate,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../data/db/Database.ts';
import { demoBankKeys } from '../../data/db/schema/demo.ts';
import type { BankClient } from '../../features/payments/bank/bankClient.ts';

const generateKeyPair = promisify(generate);

/** The demo bank, which also has the private key. */
export interface DemoBankClient extends BankClient {
  privateKey: KeyObject;
}

/**
 * Returns the demo bank, with keys that the first instance generates and stores for all instances.
 */
export async function openDemoBank({ db }: { db: Database }): Promise<DemoBankClient> {
  const { clientSecret, privateKey } = (await readKeys(db)) ?? (await createKeys(db));
  return {
    partnerId: 'DEMOBANK',
    clientKey: 'demo-bank',
    clientSecret,
    publicKey: createPublicKey(privateKey),
    privateKey: createPrivateKey(privateKey),
  };
}

async function readKeys(db: Database) {
  const [keys] = await db.select().from(demoBankKeys);
  return keys;
}

async function createKeys(db: Database) {
  const { privateKey } = await generateKeyPair('rsa', { modulusLength: 2048 });
  const keys = {
    id: 1,
    clientSecret: randomBytes(32).toString('base64url'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  await db.insert(demoBankKeys).values(keys).onConflictDoNothing();
  return (await readKeys(db)) ?? keys;
}
