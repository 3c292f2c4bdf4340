import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { buildApp } from '../../server/src/app.ts';
import type { Handler, ResponseBody } from '../../server/src/http/contract/operations.ts';
import type { ServerPlugin } from '../../server/src/deps.ts';
import { openPool } from '../../server/src/data/db/openPool.ts';
import { healthPlugin } from '../../server/src/features/health/healthPlugin.ts';
import { loadPlugins } from '../../server/src/plugins.ts';
import { usersPlugin } from '../../server/src/features/users/usersPlugin.ts';
import { startTestServer, type TestServer } from './support/startTestServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenFor('demo-ratna');
});
afterAll(() => server.close());

const newUser = { username: 'demo-ratna', name: 'x', email: null, photoUrl: null, gender: null };

describe('the api key', () => {
  it.each([null, '', 'another', 'dukacita-demo '])('%j is rejected', async (apiKey) => {
    const answer = await server.get('/cities', { apiKey });
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'api_key_invalid', field: 'api_key' },
    });
  });

  it('is not required for sign-in and health', async () => {
    expect((await server.get('/mauth/signin', { apiKey: null })).status).toBe(200);
    expect((await server.get('/healthz', { apiKey: null })).body).toEqual({ status: 'ok' });
    expect((await server.get('/readyz', { apiKey: null })).body).toEqual({ status: 'ready' });
  });
});

describe('every answer', () => {
  it('R84 has a request id, and must not be cached, indexed, sniffed or framed', async () => {
    const { headers, body } = await server.get('/nowhere');
    expect(body).toEqual({
      code: 'not_found',
      message: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect((await server.get('/cities')).headers['cache-control']).toBe('no-store');
  });
});

describe('addresses', () => {
  it('are accepted with and without a trailing slash', async () => {
    expect((await server.get('/ucapan/api/get_provinsi')).status).toBe(200);
    expect((await server.get('/cities/')).status).toBe(200);
  });

  it('of the contract reject other methods, and list the allowed ones', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/cities', 'GET, HEAD'],
      ['GET', '/messages', 'POST'],
      ['POST', '/users/somebody', 'DELETE, PATCH'],
      ['PUT', '/persons/detail/7', 'GET, HEAD'],
    ] as const) {
      const answer = await server.send(method, path);
      expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
      expect(answer.headers['allow']).toBe(allow);
    }
  });

  it.each([
    '/nowhere',
    '/persons',
    '/persons/detail/1/more',
    '/files/',
    '/files/cards/none.webp',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('%s is not found', async (path) => {
    expect(await server.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('that are malformed are rejected', async () => {
    for (const path of ['/%', '/users/%ff', '/persons/detail/%00']) {
      const { status, body } = await server.send('GET', path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).toHaveProperty('code');
    }
  });
});

describe('bodies', () => {
  const sendRaw = (payload: string, contentType?: string) =>
    server.send('POST', '/users/v2/new', {
      body: payload,
      token,
      headers: contentType ? { 'content-type': contentType } : {},
    });

  it.each([
    ['that are not JSON', '{"username": ', 'application/json', 400, 'validation_failed'],
    ['that are empty', '', 'application/json', 400, 'validation_failed'],
    ['that are a JSON string', '"text"', 'application/json', 400, 'validation_failed'],
    ['that are a JSON array', '[]', 'application/json', 400, 'validation_failed'],
    ['that are null', 'null', 'application/json', 400, 'validation_failed'],
    [
      'with a __proto__ property',
      '{"__proto__":{"x":1},"username":"demo-ratna"}',
      'application/json',
      400,
      'validation_failed',
    ],
    ['of type text/plain', 'hello', 'text/plain', 415, 'unsupported_media_type'],
    [
      'of type application/x-www-form-urlencoded',
      'username=demo-ratna',
      'application/x-www-form-urlencoded',
      415,
      'unsupported_media_type',
    ],
    ['of an unknown type', '{}', 'application/json5', 415, 'unsupported_media_type'],
    [
      'that are too large',
      JSON.stringify({ ...newUser, extra: 'x'.repeat(300_000) }),
      'application/json',
      413,
      'payload_too_large',
    ],
  ])('%s are rejected', async (_description, payload, contentType, status, code) => {
    expect(await sendRaw(payload, contentType)).toMatchObject({ status, body: { code } });
  });

  it('are required', async () => {
    const answer = await server.send('POST', '/users/v2/new', { token });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it('are not read before the token is verified', async () => {
    expect(await server.send('POST', '/users/v2/new', { body: '{"username": ' })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });

  it('with U+0000 in a nested value or in a field name are rejected with the field', async () => {
    const deep = { ...newUser, extra: { list: ['ok', 'a\u0000b'] } };
    expect((await server.post('/users/v2/new', deep, { token })).body).toMatchObject({
      code: 'validation_failed',
      field: 'extra.list.1',
    });
    const named = { ...newUser, 'a\u0000': 1 };
    expect((await server.post('/users/v2/new', named, { token })).body).toMatchObject({
      code: 'validation_failed',
      field: 'a',
    });
  });

  it('can contain unknown fields', async () => {
    expect(
      (await server.post('/users/v2/new', { ...newUser, unknown: true }, { token })).status,
    ).toBe(200);
  });
});

describe('an internal error', () => {
  it('is answered without its cause, and logged without personal data', async () => {
    const lines: string[] = [];
    const app = await buildApp(
      { ...server.deps, config: { ...server.deps.config, logLevel: 'info' } },
      {
        complete: false,
        logStream: { write: (line) => void lines.push(line) },
        plugins: [
          async (broken) => {
            broken.operation('searchPersons', () =>
              Promise.reject(new Error('Failed query: select secret params: Wijaya')),
            );
            broken.operation('listCities', () =>
              Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
            );
            broken.operation('listProvinces', () => Promise.resolve([{ id: 0, name: '' }]));
          },
        ],
      },
    );
    const request = (url: string) =>
      app.inject({ url, headers: { authorization: 'Bearer private', cookie: 'session=private' } });

    const failed = await request('/persons/search?api_key=dukacita-demo&text=Wijaya');
    expect([failed.statusCode, failed.json()]).toEqual([
      500,
      { code: 'internal', message: 'The server could not answer.', requestId: expect.any(String) },
    ]);
    expect((await request('/cities?api_key=dukacita-demo')).json()).toMatchObject({
      code: 'service_unavailable',
    });
    const invalidAnswer = await request('/ucapan/api/get_provinsi/?api_key=dukacita-demo');
    expect([invalidAnswer.statusCode, invalidAnswer.json().code]).toEqual([500, 'internal']);

    const log = lines.join('\n');
    expect(log).toContain('"route":"/persons/search"');
    expect(log).toContain(failed.json().requestId);
    expect(log).not.toMatch(/Wijaya|dukacita-demo|private/);
    await app.close();
  });
});

describe('readiness', () => {
  it('does not tell why the database does not respond, which is only logged', async () => {
    const lines: string[] = [];
    const port = await getPort({ host: '127.0.0.1' });
    const { pool, db } = openPool(`postgres://me:private@127.0.0.1:${port}/duka`);
    const app = await buildApp(
      { ...server.deps, db, config: { ...server.deps.config, logLevel: 'info' } },
      {
        complete: false,
        logStream: { write: (line) => void lines.push(line) },
        plugins: [healthPlugin],
      },
    );
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {
        code: 'service_unavailable',
        message: 'The server cannot write to its storage.',
        requestId: expect.any(String),
      },
    ]);
    const log = lines.join('\n');
    expect(log).toContain(`ECONNREFUSED 127.0.0.1:${port}`);
    expect(log).toContain(answer.json().requestId);
    expect(log).not.toContain('private');
    await app.close();
    await pool.end();
  });
});

describe('the rate of requests', () => {
  it('is limited by user when there is one, and by address otherwise, with Retry-After', async () => {
    const limited = await buildApp(
      {
        ...server.deps,
        config: {
          ...server.deps.config,
          rateLimits: { read: 2, signIn: 1, preview: 1, upload: 1, order: 1, rare: 1 },
        },
      },
      { plugins: await loadPlugins(server.deps.config.demo), complete: true },
    );
    const cities = () => limited.inject('/cities?api_key=dukacita-demo');
    expect([(await cities()).statusCode, (await cities()).statusCode]).toEqual([200, 200]);
    const rejected = await cities();
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    const create = async (sub: string) =>
      limited.inject({
        method: 'POST',
        url: '/users/v2/new?api_key=dukacita-demo',
        headers: { authorization: `Bearer ${await server.tokenFor(sub)}` },
        payload: { ...newUser, username: sub },
      });
    expect((await create('limited-1')).statusCode).toBe(200);
    expect((await create('limited-2')).statusCode).toBe(200);
    expect((await create('limited-1')).statusCode).toBe(429);
    expect((await limited.inject('/healthz')).statusCode).toBe(200);
    await limited.close();
  });
});

describe('stored files', () => {
  it('are served as immutable, with the content type of their key', async () => {
    await server.deps.files.put('cards/abc123.webp', new Uint8Array([1, 2, 3]));
    const answer = await server.app.inject('/files/cards/abc123.webp');
    expect(answer.statusCode).toBe(200);
    expect([...answer.rawPayload]).toEqual([1, 2, 3]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '3',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    '../secrets.json',
    '..%2fsecrets.json',
    'cards/%2e%2e/%2e%2e/secrets.json',
    'cards/abc123.webp/x',
    'cards/ABC.webp',
    'x.svg',
    'x.html',
  ])('are not found by the key %s', async (key) => {
    const { statusCode } = await server.app.inject(`/files/${key}`);
    expect(statusCode).toBe(404);
  });

  it('cannot be stored under an invalid key', async () => {
    await expect(server.deps.files.put('x.html', new Uint8Array([1]))).rejects.toThrow('not a key');
    await expect(server.deps.files.put('../x.webp', new Uint8Array([1]))).rejects.toThrow(
      'not a key',
    );
  });
});

describe('composing the server', () => {
  it('fails and names the operations that have no handler or two', async () => {
    const plugins = await loadPlugins(server.deps.config.demo);
    const withoutUsers = plugins.filter((plugin) => plugin !== usersPlugin);
    await expect(buildApp(server.deps, { plugins: withoutUsers })).rejects.toThrow(
      'No handler for updateProfile, deleteAccount, searchUsersByPhone, findUserByUsername, createUser.',
    );
    const twice: ServerPlugin = async (app) => {
      app.operation('listCities', () => Promise.resolve({ results: [] }));
    };
    await expect(buildApp(server.deps, { plugins: [...plugins, twice] })).rejects.toThrow(
      'twice serves listCities',
    );
  });

  it('fails and names an operation that is not in the contract', async () => {
    const plugins = await loadPlugins(server.deps.config.demo);
    const unknown: ServerPlugin = async (app) => {
      // @ts-expect-error -- the contract has no such operation
      app.operation('listVillages', () => Promise.resolve({ results: [] }));
    };
    await expect(buildApp(server.deps, { plugins: [...plugins, unknown] })).rejects.toThrow(
      'The contract has no operation listVillages.',
    );
  });

  it('checks parameters and responses by the types of the contract', () => {
    type CityList = ResponseBody<'listCities'>;
    expectTypeOf<CityList>().toEqualTypeOf<{ results: { id: number; name: string }[] }>();
    expectTypeOf<Handler<'listCities'>>().returns.resolves.toEqualTypeOf<CityList>();
    expectTypeOf<() => Promise<{ results: string[] }>>().not.toExtend<Handler<'listCities'>>();
    type RegencyQuery = Parameters<Handler<'listRegencies'>>[0]['query'];
    expectTypeOf<RegencyQuery['prov_id']>().toEqualTypeOf<number>();
    expectTypeOf<RegencyQuery>().not.toHaveProperty('province');
    type PersonRequest = Parameters<Handler<'getPerson'>>[0];
    expectTypeOf<PersonRequest['params']>().toEqualTypeOf<{ id: number }>();
  });
});
