import type { FastifyPluginAsync } from 'fastify';
import type { AccessTokens } from './auth/accessToken.ts';
import type { Secrets } from './auth/secrets.ts';
import type { Config } from './config.ts';
import type { Handlers } from './contract/operations.ts';
import type { Database } from './db/Database.ts';
import type { FileStore } from './files/FileStore.ts';

/** What every part of the server is given; nothing else is shared between parts. */
export interface ServerDeps {
  config: Config;
  db: Database;
  files: FileStore;
  /** The present moment. */
  now: () => Date;
  secrets: Secrets;
  accessTokens: AccessTokens;
}

/** One part of the server: handlers of the contract's operations, and routes besides the contract. */
export interface ServerPlugin {
  /** For messages to developers. */
  name: string;
  handlers?: (deps: ServerDeps) => Partial<Handlers>;
  routes?: (deps: ServerDeps) => FastifyPluginAsync;
}
