import { mkdir } from 'node:fs/promises';
import { loadArtwork } from './drawing/artwork/loadArtwork.ts';
import { createPictureStore } from './drawing/artwork/createPictureStore.ts';
import { createAccessTokens } from './http/auth/accessToken.ts';
import { loadSecrets } from './http/auth/secrets.ts';
import { handleMessageJobs } from './features/messages/handleMessageJobs.ts';
import { handleCleanUp } from './features/clean-up/handleCleanUp.ts';
import { handleDeletedFiles } from './features/clean-up/handleDeletedFiles.ts';
import { createCardRenderer } from './drawing/cards/createCardRenderer.ts';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './data/db/Database.ts';
import { openDatabase } from './data/db/openDatabase.ts';
import type { ServerDeps } from './deps.ts';
import { createHub } from './data/hints/createHub.ts';
import { handleOrderJobs } from './features/orders/handleOrderJobs.ts';
import { type FileStore, openFileStore } from './data/files/openFileStore.ts';
import { jobNames } from './data/jobs/jobData.ts';
import { openJobs } from './data/jobs/openJobs.ts';

export interface OpenDeps {
  deps: ServerDeps;
  database: OpenDatabase;
}

interface OpenOptions {
  /** The clock; the system clock by default. */
  now?: () => Date;
  /** An open database; by default the one from the settings is opened. */
  database?: OpenDatabase;
  /** An open file store; by default the one from the settings is opened. */
  files?: FileStore;
}

/**
 * Opens what the plugins share: artwork, secrets, file store, database and jobs, with the handlers
 * of all jobs. Runs pending migrations. Closes the database when the rest cannot be opened.
 */
export async function openDeps(config: Config, options: OpenOptions = {}): Promise<OpenDeps> {
  const now = options.now ?? (() => new Date());
  const artwork = await loadArtwork();
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const secrets = await loadSecrets(config.secretsFile);
  const accessTokens = createAccessTokens({
    key: secrets.accessTokenKey,
    issuer: config.publicUrl,
    now,
  });
  const files = options.files ?? (await openFileStore(config));
  const database =
    options.database ??
    (await openDatabase({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      limits: config.databaseLimits,
    }));
  try {
    const jobs = await openJobs({ database, now, names: jobNames, pollMs: config.jobs.pollMs });
    const pictures = createPictureStore(artwork, files);
    const hub = await createHub(database);
    const deps = {
      config,
      artwork,
      pictures,
      cardRenderer: createCardRenderer(),
      db: database.db,
      files,
      hub,
      jobs,
      now,
      secrets,
      accessTokens,
    };
    handleCleanUp(deps);
    handleDeletedFiles(deps);
    handleMessageJobs(deps);
    handleOrderJobs(deps);
    return { deps, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}
