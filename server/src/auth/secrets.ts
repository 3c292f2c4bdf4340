import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** What the server must keep to itself. Keys are 32 random bytes. */
export interface Secrets {
  accessTokenKey: Uint8Array;
  refreshTokenKey: Uint8Array;
  /** Secret the embedded issuer and its one client share. */
  issuerClientSecret: string;
  issuerCookieKey: string;
  /** Turns the e-mail of a self-made account into its `sub`. */
  issuerAccountKey: Uint8Array;
  /** ES256 key, private part included, with which the embedded issuer signs. */
  issuerSigningKey: JWK;
}

interface SecretsFile {
  version: 1;
  accessTokenKey: string;
  refreshTokenKey: string;
  issuerClientSecret: string;
  issuerCookieKey: string;
  issuerAccountKey: string;
  issuerSigningKey: JWK;
}

/**
 * Reads the secrets, and makes them on the first start. The file is readable by its owner alone and appears
 * whole or not at all; of several instances that start at once on one file, all end up with the same secrets.
 * @param file path of the JSON file; its folder is made when missing
 * @throws Error when the file is there but is not a secrets file: it is never replaced
 */
export async function loadSecrets(file: string): Promise<Secrets> {
  const present = await readIfPresent(file);
  if (present !== undefined) return parseSecrets(present, file);
  await writeNew(file, JSON.stringify(await makeSecrets(), null, 2));
  return parseSecrets(await readFile(file, 'utf8'), file);
}

async function makeSecrets(): Promise<SecretsFile> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    version: 1,
    accessTokenKey: randomKey(),
    refreshTokenKey: randomKey(),
    issuerClientSecret: randomKey(),
    issuerCookieKey: randomKey(),
    issuerAccountKey: randomKey(),
    issuerSigningKey: { ...jwk, kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' },
  };
}

/** Puts the file in place unless there is one already; then the present one stands. */
async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${text}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return;
    // Some volumes know no hard links; there the last of several first starts wins.
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parseSecrets(text: string, file: string): Secrets {
  const raw = readJson(text, file);
  const faulty = (name: string): Error =>
    new Error(
      `${file} is not a secrets file: ${name} is missing or malformed. Restore it, or remove it to begin anew.`,
    );
  if (raw['version'] !== 1) throw faulty('version');

  const encoded = (name: keyof SecretsFile): string => {
    const value = raw[name];
    if (typeof value !== 'string' || Buffer.from(value, 'base64url').length !== 32)
      throw faulty(name);
    return value;
  };
  const bytes = (name: keyof SecretsFile): Uint8Array =>
    new Uint8Array(Buffer.from(encoded(name), 'base64url'));
  const signingKey = (): JWK => {
    const value = raw['issuerSigningKey'] as JWK | undefined;
    if (typeof value?.d !== 'string' || value.alg !== 'ES256') throw faulty('issuerSigningKey');
    return value;
  };

  return {
    accessTokenKey: bytes('accessTokenKey'),
    refreshTokenKey: bytes('refreshTokenKey'),
    issuerClientSecret: encoded('issuerClientSecret'),
    issuerCookieKey: encoded('issuerCookieKey'),
    issuerAccountKey: bytes('issuerAccountKey'),
    issuerSigningKey: signingKey(),
  };
}

function readJson(text: string, file: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`${file} is not JSON. Restore it, or remove it to begin anew.`, { cause });
  }
}

function randomKey(): string {
  return randomBytes(32).toString('base64url');
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
