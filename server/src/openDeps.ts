import { mkdir } from 'node:fs/promises';
import { createAccessTokens } from './auth/accessToken.ts';
import { loadSecrets } from './auth/secrets.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/Database.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { ServerDeps } from './deps.ts';
import { openFileStore } from './files/FileStore.ts';

export interface OpenDeps {
  deps: ServerDeps;
  database: OpenDatabase;
}

interface OpenOptions {
  /** The clock; the system's by default. */
  now?: () => Date;
  /** Opened already; by default the one the settings name. */
  database?: OpenDatabase;
}

/** Opens what the parts share: secrets, the file store, and the database, up to date. */
export async function openDeps(config: Config, options: OpenOptions = {}): Promise<OpenDeps> {
  const now = options.now ?? (() => new Date());
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const secrets = await loadSecrets(config.secretsFile);
  const accessTokens = createAccessTokens({
    key: secrets.accessTokenKey,
    issuer: config.publicUrl,
    now,
  });
  const files = await openFileStore(config);
  const database =
    options.database ??
    (await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl }));
  return { deps: { config, db: database.db, files, now, secrets, accessTokens }, database };
}
