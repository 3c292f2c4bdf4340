import { mkdir } from 'node:fs/promises';
import { loadArtwork } from './artwork/loadArtwork.ts';
import { createPictureStore } from './artwork/PictureStore.ts';
import { createAccessTokens } from './auth/accessToken.ts';
import { loadSecrets } from './auth/secrets.ts';
import { handleMessageJobs } from './buyer-messages/handleMessageJobs.ts';
import { handleCleanUp } from './clean-up/handleCleanUp.ts';
import { handleDeletedFiles } from './clean-up/handleDeletedFiles.ts';
import { createCardRenderer } from './cards/CardRenderer.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/Database.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { ServerDeps } from './deps.ts';
import { createHub } from './hints/createHub.ts';
import { handleOrderJobs } from './orders/handleOrderJobs.ts';
import { type FileStore, openFileStore } from './files/FileStore.ts';
import { jobNames } from './jobs/jobData.ts';
import { openJobs } from './jobs/Jobs.ts';

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
 * of all jobs. Runs pending migrations.
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
}
