import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import webPush from 'web-push';

/** The secrets of the server. Keys are 32 random bytes. */
export interface Secrets {
  accessTokenKey: Uint8Array;
  refreshTokenKey: Uint8Array;
  /** The client secret of the embedded issuer's only client. */
  issuerClientSecret: string;
  issuerCookieKey: string;
  /** The key from which the `sub` of a self-registered account is derived. */
  issuerAccountKey: Uint8Array;
  /** The private ES256 key with which the embedded issuer signs. */
  issuerSigningKey: JWK;
  /** Signs the links in e-mails. */
  linkKey: Uint8Array;
  /** Identifies the server to push services (VAPID): a private key of P-256. */
  vapidPrivateKey: Uint8Array;
}

interface SecretsFile {
  version: 1;
  accessTokenKey: string;
  refreshTokenKey: string;
  issuerClientSecret: string;
  issuerCookieKey: string;
  issuerAccountKey: string;
  issuerSigningKey: JWK;
  linkKey: string;
  vapidPrivateKey: string;
}

/**
 * Reads the secrets, or creates them on the first start. The file is readable only by its owner and
 * is written atomically. Several instances that start together get the same secrets.
 * @param file path of the JSON file; its folder is created if missing
 * @throws {Error} when the file exists but is not a secrets file; it is never replaced
 */
export async function loadSecrets(file: string): Promise<Secrets> {
  const existing = await readIfPresent(file);
  if (existing !== undefined) return parseSecrets(existing, file);
  await writeNew(file, JSON.stringify(await generateSecrets(), null, 2));
  return parseSecrets(await readFile(file, 'utf8'), file);
}

async function generateSecrets(): Promise<SecretsFile> {
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
    linkKey: randomKey(),
    vapidPrivateKey: webPush.generateVAPIDKeys().privateKey,
  };
}

/** Creates the file unless it exists already. */
async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(`${text}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(temporary, file);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return;
    // Some volumes do not support hard links; there the last of several first starts wins.
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
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
  const invalid = (name: string): Error =>
    new Error(
      `${file} is not a secrets file: ${name} is missing or malformed. Restore the file, or delete it to create new secrets.`,
    );
  if (raw['version'] !== 1) throw invalid('version');

  const encoded = (name: keyof SecretsFile): string => {
    const value = raw[name];
    if (typeof value !== 'string' || Buffer.from(value, 'base64url').length !== 32)
      throw invalid(name);
    return value;
  };
  const bytes = (name: keyof SecretsFile): Uint8Array =>
    new Uint8Array(Buffer.from(encoded(name), 'base64url'));
  const signingKey = (): JWK => {
    const value = raw['issuerSigningKey'] as JWK | undefined;
    if (typeof value?.d !== 'string' || value.alg !== 'ES256') throw invalid('issuerSigningKey');
    return value;
  };

  /** Derives a key that files of earlier releases lack; every instance derives the same one. */
  const bytesOrDerived = (name: 'linkKey' | 'vapidPrivateKey'): Uint8Array =>
    raw[name] === undefined
      ? new Uint8Array(hkdfSync('sha256', bytes('accessTokenKey'), '', name, 32))
      : bytes(name);

  return {
    accessTokenKey: bytes('accessTokenKey'),
    refreshTokenKey: bytes('refreshTokenKey'),
    issuerClientSecret: encoded('issuerClientSecret'),
    issuerCookieKey: encoded('issuerCookieKey'),
    issuerAccountKey: bytes('issuerAccountKey'),
    issuerSigningKey: signingKey(),
    linkKey: bytesOrDerived('linkKey'),
    vapidPrivateKey: bytesOrDerived('vapidPrivateKey'),
  };
}

function readJson(text: string, file: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`${file} is not JSON. Restore the file, or delete it to create new secrets.`, {
      cause,
    });
  }
}

function randomKey(): string {
  return randomBytes(32).toString('base64url');
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
