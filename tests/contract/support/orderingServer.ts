import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/src/app.ts';
import { createAccessTokens } from '../../../server/src/auth/accessToken.ts';
import { loadSecrets } from '../../../server/src/auth/secrets.ts';
import { demoApiKey, readConfig } from '../../../server/src/config.ts';
import type { ServerDeps } from '../../../server/src/deps.ts';
import { filesPlugin } from '../../../server/src/files/filesPlugin.ts';
import { openFileStore } from '../../../server/src/files/FileStore.ts';
import { flowerOrdersPlugin } from '../../../server/src/flowers/flowerOrdersPlugin.ts';
import { greetingOrdersPlugin } from '../../../server/src/greetings/greetingOrdersPlugin.ts';
import { notificationsPlugin } from '../../../server/src/notifications/notificationsPlugin.ts';
import { paymentPlugin } from '../../../server/src/payment/paymentPlugin.ts';
import { uploadsPlugin } from '../../../server/src/uploads/uploadsPlugin.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { emptyOrderingDatabase, fillOrderingDatabase, type Login } from './orderingData.ts';

interface Reply<Body = Record<string, unknown>> {
  status: number;
  headers: Record<string, unknown>;
  body: Body;
}

interface CallOptions {
  /** Whose token comes along; nobody's by default. */
  as?: Login;
  body?: unknown;
  headers?: Record<string, string>;
  /** A further instance of the server on the same database; 0 by default. */
  instance?: number;
}

export interface OrderingServer {
  deps: ServerDeps;
  /** Sends a call of the contract, api_key included. Bodies are JSON, unless headers say otherwise. */
  call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<Reply<Body>>;
  /** Bytes of a stored file, by its path or address. */
  file(address: string): Promise<{ status: number; type: unknown; bytes: Buffer }>;
  /** Forgets everything that calls have stored, and goes back to the first moment. */
  reset(): Promise<void>;
  /** Moves the clock of every instance forward. */
  advance(milliseconds: number): void;
  logged: string[];
  close(): Promise<void>;
}

/** A moment before which nothing in these tests happens: 21 November 2026, 10.00 in Jakarta. */
const start = new Date('2026-11-21T03:00:00Z');

/**
 * Everything that takes part in ordering, by injection, with a few people, packages and florists of its own.
 * @param settings as the environment of the server
 * @param instances servers on the one database
 */
export async function startOrderingServer(
  settings: Record<string, string> = {},
  instances = 1,
): Promise<OrderingServer> {
  const folder = await mkdtemp(join(tmpdir(), 'ordering-'));
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    RATE_LIMIT_READ: '0',
    RATE_LIMIT_PREVIEW: '0',
    RATE_LIMIT_UPLOAD: '0',
    RATE_LIMIT_ORDER: '0',
    ...settings,
  });
  const secrets = await loadSecrets(config.secretsFile);
  const database = await openTestDatabase();
  await fillOrderingDatabase(database.db);
  let moment = start.getTime();
  const now = () => new Date(moment);
  const accessTokens = createAccessTokens({
    key: secrets.accessTokenKey,
    issuer: config.publicUrl,
    now,
  });
  const files = await openFileStore(config);
  const deps: ServerDeps = { config, db: database.db, files, now, secrets, accessTokens };
  const logged: string[] = [];
  const plugins = [
    filesPlugin,
    flowerOrdersPlugin,
    greetingOrdersPlugin,
    notificationsPlugin,
    paymentPlugin,
    uploadsPlugin,
  ];
  const apps: FastifyInstance[] = [];
  for (let count = 0; count < instances; count += 1) {
    apps.push(
      await buildApp(deps, {
        plugins,
        complete: false,
        logStream: { write: (line) => void logged.push(line) },
      }),
    );
  }
  const app = (index = 0) => apps[index] ?? noInstance(index);

  return {
    deps,
    logged,
    async call(method, path, { as, body, headers = {}, instance } = {}) {
      const bearer = as
        ? { authorization: `Bearer ${(await accessTokens.issue(identityOf(as))).token}` }
        : {};
      const isJson = body !== undefined && !Buffer.isBuffer(body);
      const answer = await app(instance).inject({
        method,
        url: `${path}?api_key=${demoApiKey}`,
        headers: {
          ...bearer,
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { payload: isJson ? JSON.stringify(body) : (body as Buffer) }),
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
    async file(address) {
      const { pathname } = new URL(address, config.publicUrl);
      const answer = await app().inject({ method: 'GET', url: pathname });
      return {
        status: answer.statusCode,
        type: answer.headers['content-type'],
        bytes: answer.rawPayload,
      };
    },
    async reset() {
      await emptyOrderingDatabase(database.db);
      await rm(join(folder, 'files'), { recursive: true, force: true });
      logged.length = 0;
      moment = start.getTime();
    },
    advance(milliseconds) {
      moment += milliseconds;
    },
    async close() {
      await Promise.all(apps.map((each) => each.close()));
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function identityOf(login: Login) {
  return { sub: login, name: null, email: null, picture: null, gender: null };
}

function noInstance(index: number): never {
  throw new Error(`There is no instance ${index}.`);
}
