import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract, operationsOf } from '../../server/src/http/contract/loadContract.ts';
import { createSecureServer } from '../../server/src/http/createSecureServer.ts';
import { loopbackCertificate } from './support/loopbackCertificate.ts';
import { startTestServer, type TestServer } from './support/startTestServer.ts';

const origin = 'https://app.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { appOrigins: [origin] } });
});
afterAll(() => server.close());

describe('another origin', () => {
  it.each([
    ['an answer', '/cities?api_key=dukacita-demo', 200],
    ['an error', '/cities', 401],
    ['an unknown address', '/nowhere', 404],
  ])(
    'can read the headers of %s that the app needs when it is allowed',
    async (_description, url, status) => {
      const answer = await server.app.inject({ url, headers: { origin } });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(String(answer.headers['access-control-expose-headers']).split(', ')).toEqual([
        'Date',
        'Idempotency-Key',
        'Retry-After',
      ]);
    },
  );

  it('can use every method of the contract when it is allowed', async () => {
    const methods = [...new Set(operationsOf(await loadContract()).map(({ method }) => method))];
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url: '/users/1',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(String(answer.headers['access-control-allow-methods']).split(', ')).toEqual(
      expect.arrayContaining(methods),
    );
    expect(answer.headers['access-control-allow-headers']).toBe('authorization');
  });

  it('can read nothing when it is not allowed', async () => {
    const answer = await server.app.inject({
      url: '/cities?api_key=dukacita-demo',
      headers: { origin: 'https://other.example' },
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the Date header', () => {
  const paths = [
    '/cities?api_key=dukacita-demo',
    '/cities',
    '/nowhere',
    '/healthz',
    '/oidc/jwks',
    '/%',
  ];
  let plainPort: number;
  let securePort: number;
  beforeAll(async () => {
    const secureServer = createSecureServer(server.app, loopbackCertificate);
    const anyPort = { port: 0, host: '127.0.0.1' };
    plainPort = Number(new URL(await server.app.listen(anyPort)).port);
    securePort = await secureServer.listen(anyPort);
    return () => secureServer.close();
  });

  it.each(paths)('is part of the answer of %s over HTTP, HTTPS and HTTP/2', async (path) => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const dates = [
      await overHttp(plainPort, path),
      await overHttps(securePort, path),
      await overHttp2(securePort, path),
    ];
    for (const date of dates) {
      expect(Date.parse(String(date))).toBeGreaterThanOrEqual(before);
      expect(Date.parse(String(date))).toBeLessThanOrEqual(Date.now());
    }
  });
});

const ca = loopbackCertificate.cert;

async function overHttp(port: number, path: string): Promise<string | undefined> {
  return dateOf(http.get({ host: '127.0.0.1', port, path, agent: false }));
}

async function overHttps(port: number, path: string): Promise<string | undefined> {
  return dateOf(https.get({ host: '127.0.0.1', port, path, agent: false, ca }));
}

async function dateOf(request: http.ClientRequest): Promise<string | undefined> {
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.headers.date;
}

async function overHttp2(port: number, path: string): Promise<string | undefined> {
  const session = http2.connect(`https://127.0.0.1:${port}`, { ca });
  try {
    const stream = session.request({ ':path': path });
    const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
    stream.resume();
    await once(stream, 'end');
    return headers.date;
  } finally {
    session.close();
  }
}
