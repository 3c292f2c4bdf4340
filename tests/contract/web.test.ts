import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { startTestServer, type TestServer } from './support/startTestServer.ts';

const page =
  '<!doctype html><html lang="id"><head><title>Dukacita</title><meta name="description" content="general">' +
  '<script type="module" src="/assets/index-BxYz12Ab.js"></script></head><body><div id="root"></div></body></html>';
const prerendered = (name: string) =>
  page.replace('<div id="root">', `<div id="root"><div inert>${name}</div>`);
const script = `console.log(${JSON.stringify('app '.repeat(300))});`;

let dist: string;
let server: TestServer;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dukacita-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), page);
  await mkdir(join(dist, 'pages'));
  for (const name of ['Home', 'DukaList', 'Person', 'Messages', 'Help'])
    await writeFile(join(dist, 'pages', `${name}.html`), prerendered(name));
  await writeFile(join(dist, 'assets', 'index-BxYz12Ab.js'), script);
  await writeFile(join(dist, 'assets', 'index-BxYz12Ab.js.br'), brotliCompressSync(script));
  await writeFile(join(dist, 'manifest.webmanifest'), '{}');
  await writeFile(join(dist, 'sw.js'), '');
  server = await startTestServer({ config: { appDist: dist } });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true, force: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml', ...headers } });

describe('the built app', () => {
  it.each([
    ['/', prerendered('Home')],
    ['/home', prerendered('Home')],
    ['/duka', prerendered('DukaList')],
    ['/duka?cityId=3273', prerendered('DukaList')],
    ['/duka/detail/999999', prerendered('Person')],
    ['/duka/message/1', prerendered('Messages')],
    ['/help', prerendered('Help')],
    ['/duka/x', page],
    ['/duka/a%2Fb.', page],
    ['/history', page],
    ['/order/orderucapan/payment', page],
    ['/profile/edit', page],
    ['/auth?code=x&state=y', page],
    ['/index.html', page],
  ])(
    'answers %s with its page, prerendered if possible, and without caching',
    async (url, body) => {
      const answer = await open(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(body);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    },
  );

  it('answers an unknown address with the page of the app and status 404', async () => {
    const answer = await open('/no/such/page');
    expect([answer.statusCode, answer.body]).toEqual([404, page]);
  });

  it.each(['/%', '/%zz', '/duka/%E0%A4%A', '/duka/detail/%', '/persons/%E0%A4%A/x', '/%?a=%'])(
    'R1 answers %s, which cannot be decoded, with the page of the app and status 404',
    async (url) => {
      const answer = await open(url);
      expect([answer.statusCode, answer.body]).toEqual([404, page]);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      const called = await server.app.inject({ url, headers: { accept: 'application/json' } });
      expect([called.statusCode, called.json().code]).toEqual([404, 'not_found']);
    },
  );

  it.each([
    ['/duka/detail/1)', '/duka/detail/1'],
    ['/duka/detail/1).', '/duka/detail/1'],
    ['/duka/detail/1/,', '/duka/detail/1/'],
    ['/duka/detail/1%29', '/duka/detail/1'],
    ['/duka/detail/1%E2%80%9D', '/duka/detail/1'],
    ['/duka/detail/1*?personid=1', '/duka/detail/1?personid=1'],
    ['/help!', '/help'],
    ['/duka/%E8%8A%B1.', '/duka/%E8%8A%B1'],
    ['/duka/%01.', '/duka/%01'],
    ['/).', '/'],
  ])('R648 redirects %s, a link with punctuation at its end, to %s', async (url, meant) => {
    for (const accept of ['text/html', '*/*']) {
      const { statusCode, headers } = await server.app.inject({ url, headers: { accept } });
      expect([statusCode, headers.location]).toEqual([302, meant]);
    }
  });

  it('leaves requests that are not navigations to the contract', async () => {
    expect(
      (await server.app.inject({ url: '/duka', headers: { accept: 'application/json' } })).json(),
    ).toMatchObject({ code: 'not_found' });
    const posted = await server.app.inject({
      method: 'POST',
      url: '/duka',
      headers: { accept: 'text/html' },
    });
    expect([posted.statusCode, posted.json().code]).toEqual([404, 'not_found']);
    expect((await open('/cities')).json()).toMatchObject({ code: 'api_key_invalid' });
  });

  it('serves files with hashed names as immutable, and others with revalidation', async () => {
    const hashed = await server.app.inject('/assets/index-BxYz12Ab.js');
    expect([hashed.statusCode, hashed.body]).toEqual([200, script]);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    const plain = await server.app.inject('/manifest.webmanifest');
    expect([plain.statusCode, plain.headers['cache-control']]).toEqual([200, 'no-cache']);
    const unchanged = await server.app.inject({
      url: '/manifest.webmanifest',
      headers: { 'if-none-match': String(plain.headers['etag']) },
    });
    expect(unchanged.statusCode).toBe(304);
  });

  it('R95 serves the manifest, and a worker that can be replaced at any time', async () => {
    const manifest = await server.app.inject('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const worker = await server.app.inject('/sw.js');
    expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(worker.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    const policy = String((await open('/')).headers['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'", "script-src 'self'"]),
    );
  });

  it('serves the precompressed files to clients that accept them', async () => {
    const answer = await server.app.inject({
      url: '/assets/index-BxYz12Ab.js',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect(answer.rawPayload.length).toBeLessThan(script.length / 4);
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0.5', 'br'],
  ])('serves files to clients that accept %s in the encoding %s', async (accepted, encoding) => {
    const { headers } = await server.app.inject({
      url: '/assets/index-BxYz12Ab.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('compresses long answers', async () => {
    const answer = await server.app.inject({
      url: '/persons/search?api_key=dukacita-demo',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(
      JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).results.length,
    ).toBeGreaterThan(50);
  });
});

describe("the link to a person's page", () => {
  it('R12 shows the person, the place and the burial to messengers', async () => {
    const { body } = await server.get('/persons/search', { query: { text: 'Maria Theresia Lie' } });
    const { id, photoUrl, room } = body.results[0];
    const answer = await open(`/duka/detail/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Turut Berdukacita – Maria Theresia Lie Giok Lan</title>');
    expect(answer.body).toContain(
      '<meta property="og:title" content="Turut Berdukacita – Maria Theresia Lie Giok Lan">',
    );
    expect(answer.body).toContain(
      `content="Disemayamkan di Rumah Duka Sekar Melati, ${room}. Keberangkatan `,
    );
    expect(answer.body).toContain(
      `<meta property="og:url" content="http://upstream.test/duka/detail/${id}">`,
    );
    expect(answer.body).toContain(`<meta property="og:image" content="${photoUrl}">`);
    expect(answer.body).not.toContain('content="general"');
    expect(answer.body).toContain('<div inert>Person</div>');
    expect(answer.body.match(/<title>/g)).toHaveLength(1);
    expect(answer.body.indexOf('og:title')).toBeLessThan(answer.body.indexOf('</head>'));
  });

  it.each([{ accept: '*/*' }, {}])(
    'R12 answers messengers that do not name HTML (%o) at the addresses of pages only',
    async (headers) => {
      const [person] = await server.deps.db.select().from(persons).limit(1);
      const answer = await server.app.inject({ url: `/duka/detail/${person?.id}`, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch(/<meta property="og:title" content="[^"]+">/);
      const unknown = await server.app.inject({ url: '/no/such/page', headers });
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
    },
  );

  it('escapes names', async () => {
    const [person] = await server.deps.db.select().from(persons).limit(1);
    const id = person?.id ?? 0;
    const name = `</title><script>alert("1")</script>$&$'`;
    await server.deps.db.update(persons).set({ name }).where(eq(persons.id, id));
    const answer = await open(`/duka/detail/${id}`);
    expect(answer.body).not.toContain('<script>alert');
    expect(answer.body).toContain(
      '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;$&amp;$&#39;',
    );
  });

  it.each(['/duka/detail/999999', '/duka/detail/99999999999'])(
    '%s is answered with the page without a preview',
    async (url) => {
      const answer = await open(url);
      expect([answer.statusCode, answer.body]).toEqual([200, prerendered('Person')]);
    },
  );

  it.each(['/duka/detail/x', '/duka/detail'])(
    '%s is answered with the page that is not prerendered',
    async (url) => {
      const answer = await open(url);
      expect([answer.statusCode, answer.body]).toEqual([200, page]);
    },
  );
});
