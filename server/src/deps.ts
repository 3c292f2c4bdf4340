import type { FastifyPluginAsync } from 'fastify';
import type { Artwork } from './drawing/artwork/loadArtwork.ts';
import type { PictureStore } from './drawing/artwork/createPictureStore.ts';
import type { AccessTokens } from './http/auth/accessToken.ts';
import type { Secrets } from './http/auth/secrets.ts';
import type { CardRenderer } from './drawing/cards/createCardRenderer.ts';
import type { Config } from './config/config.ts';
import type { Database } from './data/db/Database.ts';
import type { Hub } from './data/hints/createHub.ts';
import type { FileStore } from './data/files/openFileStore.ts';
import type { Jobs } from './data/jobs/Jobs.ts';

/** The dependencies of every plugin; plugins share nothing else. */
export interface ServerDeps {
  config: Config;
  artwork: Artwork;
  pictures: PictureStore;
  cardRenderer: CardRenderer;
  db: Database;
  files: FileStore;
  jobs: Jobs;
  /** Tells about changed orders, of this instance and others. */
  hub: Hub;
  /** Returns the current time. */
  now: () => Date;
  secrets: Secrets;
  accessTokens: AccessTokens;
}

/**
 * A Fastify plugin that serves operations of the contract (`app.operation`) and routes that are not
 * in the contract.
 */
export type ServerPlugin = FastifyPluginAsync<ServerDeps>;
