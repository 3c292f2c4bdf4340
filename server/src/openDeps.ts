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
  /** The clock; the system clock by default. */
  now?: () => Date;
  /** An open database; by default the one from the settings is opened. */
  database?: OpenDatabase;
}

/** Opens what the plugins share: secrets, file store and database. Runs pending migrations. */
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
