import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../../../server/src/app.ts';
import type { Identity } from '../../../server/src/http/auth/identity.ts';
import { type Config, demoApiKey, readConfig } from '../../../server/src/config/config.ts';
import { loadInitialData } from '../../../server/src/loadInitialData.ts';
import type { ServerPlugin, ServerDeps } from '../../../server/src/deps.ts';
import { openFileStore } from '../../../server/src/data/files/openFileStore.ts';
import { openDeps } from '../../../server/src/openDeps.ts';
import { loadPlugins } from '../../../server/src/plugins.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { guardFiles } from './transactionGuard.ts';
import { testNow } from './testNow.ts';

export { testNow };

export interface TestServer {
  app: FastifyInstance;
  deps: ServerDeps;
  /** Sends a request with the demo API key; a body that is not a string is sent as JSON. */
  send: (method: Method, path: string, options?: SendOptions) => Promise<TestAnswer>;
  get: (path: string, options?: SendOptions) => Promise<TestAnswer>;
  post: (path: string, body: unknown, options?: SendOptions) => Promise<TestAnswer>;
  /** Issues an access token for a subject; claims that are not given are null. */
  tokenFor: (sub: string, claims?: Partial<Identity>) => Promise<string>;
  /** Sets the server's clock. */
  setNow: (moment: Date) => void;
  close: () => Promise<void>;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed body, or undefined when the answer is not JSON. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests assert the shape
  body: any;
  text: string;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';

interface SendOptions {
  query?: Record<string, string | number>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** Null sends no key. */
  apiKey?: string | null;
}

interface StartOptions {
  /** The plugins to serve; all by default. */
  plugins?: readonly ServerPlugin[];
  /** Environment variables of the server. */
  settings?: Record<string, string>;
  config?: Partial<Config>;
  now?: Date;
}

/**
 * Starts the real server with demo data on the storage under test, without rate limits. Requests
 * are injected.
 */
export async function startTestServer(options: StartOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dukacita-test-'));
  let now = options.now ?? testNow;
  const config: Config = {
    ...readConfig({
      DATA_DIR: folder,
      PUBLIC_URL: 'http://upstream.test',
      ALLOW_DEMO_SIGN_IN: 'true',
      ALLOW_DEMO_BANK: 'true',
      DEMO_DATA: 'true',
      PAYPAL_RUPIAH_PER_DOLLAR: '16500',
      LOG_LEVEL: 'silent',
      APP_DIST: join(folder, 'no-app'),
      ...options.settings,
    }),
    rateLimits: { read: 0, signIn: 0, preview: 0, upload: 0, order: 0, rare: 0 },
    ...options.config,
  };
  const hasUsualData = config.demo.data && now.getTime() === testNow.getTime();
  const { deps, database } = await openDeps(config, {
    now: () => now,
    files: guardFiles(await openFileStore(config)),
    database: await openTestDatabase(hasUsualData ? 'demo' : 'empty'),
  });
  await loadInitialData(deps, now, config.demo);
  const app = await buildApp(deps, {
    plugins: options.plugins ?? (await loadPlugins(config.demo)),
    complete: options.plugins === undefined,
  });
  await app.ready();

  const send: TestServer['send'] = async (
    method,
    path,
    { query = {}, body, token, headers = {}, apiKey = demoApiKey } = {},
  ) => {
    const queryWithKey = apiKey === null ? query : { api_key: apiKey, ...query };
    const answer = await app.inject({
      method,
      url: path,
      query: Object.fromEntries(
        Object.entries(queryWithKey).map(([name, value]) => [name, String(value)]),
      ),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson && answer.payload !== '' ? JSON.parse(answer.payload) : undefined,
      text: answer.payload,
    };
  };
  return {
    app,
    deps,
    send,
    get: (path, options) => send('GET', path, options),
    post: (path, body, options) => send('POST', path, { ...options, body }),
    async tokenFor(sub, claims = {}) {
      const identity: Identity = {
        sub,
        name: null,
        email: null,
        picture: null,
        gender: null,
        ...claims,
      };
      return (await deps.accessTokens.issue(identity)).token;
    },
    setNow: (moment) => {
      now = moment;
    },
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
