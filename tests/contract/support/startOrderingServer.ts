import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/src/app.ts';
import { openDemoBank } from '../../../server/src/demo/bank/openDemoBank.ts';
import { createBankPlugin } from '../../../server/src/features/payments/bank/bankPlugin.ts';
import { buyerMessagesPlugin } from '../../../server/src/features/messages/buyerMessagesPlugin.ts';
import { cataloguePlugin } from '../../../server/src/features/catalogue/cataloguePlugin.ts';
import { demoBankPlugin } from '../../../server/src/demo/bank/demoBankPlugin.ts';
import { demoApiKey, readConfig } from '../../../server/src/config/config.ts';
import type { ServerDeps } from '../../../server/src/deps.ts';
import { demoMailboxPlugin } from '../../../server/src/demo/mailbox/demoMailboxPlugin.ts';
import { fieldFiguresPlugin } from '../../../server/src/features/field-figures/fieldFiguresPlugin.ts';
import { filesPlugin } from '../../../server/src/features/pictures/filesPlugin.ts';
import { flowersPlugin } from '../../../server/src/features/flowers/flowersPlugin.ts';
import { greetingsPlugin } from '../../../server/src/features/greetings/greetingsPlugin.ts';
import { healthPlugin } from '../../../server/src/features/health/healthPlugin.ts';
import { historyPlugin } from '../../../server/src/features/orders/historyPlugin.ts';
import { livePlugin } from '../../../server/src/features/live/livePlugin.ts';
import { openFileStore } from '../../../server/src/data/files/openFileStore.ts';
import { openDeps } from '../../../server/src/openDeps.ts';
import { ordersPlugin } from '../../../server/src/features/orders/ordersPlugin.ts';
import { paymentPlugin } from '../../../server/src/features/payments/paymentPlugin.ts';
import { personsPlugin } from '../../../server/src/features/persons/personsPlugin.ts';
import { staffPlugin } from '../../../server/src/features/staff/staffPlugin.ts';
import { uploadsPlugin } from '../../../server/src/features/uploads/uploadsPlugin.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { guardFiles } from './transactionGuard.ts';
import { emptyOrderingDatabase, fillOrderingDatabase, type Username } from './orderingData.ts';

interface CallResponse<Body = Record<string, unknown>> {
  status: number;
  headers: Record<string, unknown>;
  body: Body;
}

interface CallOptions {
  /** The username whose access token is sent; no token by default. */
  as?: Username;
  body?: unknown;
  headers?: Record<string, string>;
  /** The index of the server instance; 0 by default. */
  instance?: number;
}

export interface OrderingServer {
  deps: ServerDeps;
  /** Sends a request with the API key. A body that is not a Buffer is sent as JSON. */
  call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<CallResponse<Body>>;
  /** Listens on a free port of the loopback interface, for streams; returns the address. */
  listen(): Promise<string>;
  /** Returns an access token of a user. */
  tokenOf(username: Username): Promise<string>;
  /** Reads a file that needs a token. */
  download(
    url: string,
    as: Username,
  ): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>;
  /** Reads a stored file by its path or URL. */
  file(pathOrUrl: string): Promise<{ status: number; type: unknown; bytes: Buffer }>;
  /** Deletes everything that requests have stored, clears `logged`, and resets the clock. */
  reset(): Promise<void>;
  /** Moves the clock of all instances forward. */
  advance(milliseconds: number): void;
  /** The log lines of all instances since the last reset. */
  logLines: string[];
  close(): Promise<void>;
}

/** The time at which every test starts: 21 November 2026, 10:00 in Jakarta. */
const start = new Date('2026-11-21T03:00:00Z');

/**
 * Builds a server with the plugins that orders need, on a test database with the rows of
 * `fillOrderingDatabase`. Requests are injected, so it does not listen on a port.
 * @param settings environment variables of the server
 * @param instances the number of server instances on the same database
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
    RATE_LIMIT_RARE: '0',
    ...settings,
  });
  let time = start.getTime();
  const { deps, database } = await openDeps(config, {
    now: () => new Date(time),
    files: guardFiles(await openFileStore(config)),
    database: await openTestDatabase(),
  });
  await fillOrderingDatabase(database.db);
  const logLines: string[] = [];
  const plugins = [
    createBankPlugin(openDemoBank),
    buyerMessagesPlugin,
    cataloguePlugin,
    demoBankPlugin,
    demoMailboxPlugin,
    fieldFiguresPlugin,
    filesPlugin,
    flowersPlugin,
    greetingsPlugin,
    healthPlugin,
    historyPlugin,
    livePlugin,
    ordersPlugin,
    paymentPlugin,
    personsPlugin,
    staffPlugin,
    uploadsPlugin,
  ];
  const apps: FastifyInstance[] = [];
  for (let index = 0; index < instances; index += 1) {
    apps.push(
      await buildApp(deps, {
        plugins,
        complete: false,
        logStream: { write: (line) => void logLines.push(line) },
      }),
    );
  }
  const getApp = (index = 0) => apps[index] ?? throwNoInstance(index);

  return {
    deps,
    logLines,
    async call<Body>(
      method: 'GET' | 'POST' | 'DELETE',
      path: string,
      { as, body, headers = {}, instance }: CallOptions = {},
    ) {
      const authorizationHeader = as
        ? { authorization: `Bearer ${(await deps.accessTokens.issue(identityOf(as))).token}` }
        : {};
      const isJson = body !== undefined && !Buffer.isBuffer(body);
      const response = await getApp(instance).inject({
        method,
        url: `${path}${path.includes('?') ? '&' : '?'}api_key=${demoApiKey}`,
        headers: {
          ...authorizationHeader,
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { payload: isJson ? JSON.stringify(body) : (body as Buffer) }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        body: (response.statusCode === 204 ? {} : response.json()) as Body,
      };
    },
    listen: () => getApp().listen({ host: '127.0.0.1', port: 0 }),
    tokenOf: async (username) => (await deps.accessTokens.issue(identityOf(username))).token,
    async download(url, as) {
      const { token } = await deps.accessTokens.issue(identityOf(as));
      const response = await getApp().inject({
        method: 'GET',
        url: `${new URL(url).pathname}?api_key=${demoApiKey}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        bytes: response.rawPayload,
      };
    },
    async file(pathOrUrl) {
      const { pathname } = new URL(pathOrUrl, config.publicUrl);
      const response = await getApp().inject({ method: 'GET', url: pathname });
      return {
        status: response.statusCode,
        type: response.headers['content-type'],
        bytes: response.rawPayload,
      };
    },
    async reset() {
      await emptyOrderingDatabase(database.db);
      await database.execute('truncate pgboss.job cascade');
      await rm(join(folder, 'files'), { recursive: true, force: true });
      logLines.length = 0;
      time = start.getTime();
    },
    advance(milliseconds) {
      time += milliseconds;
    },
    async close() {
      await Promise.all(apps.map((each) => each.close()));
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function identityOf(login: Username) {
  return { sub: login, name: null, email: null, picture: null, gender: null };
}

function throwNoInstance(index: number): never {
  throw new Error(
    `The test server has no instance ${index}. Start more with the parameter "instances".`,
  );
}
