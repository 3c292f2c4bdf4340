import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { announceListing } from '../../server/src/data/hints/announce.ts';
import { apply, orderGreeting, pay } from './support/orderSteps.ts';
import { startOrderingServer } from './support/startOrderingServer.ts';
import { startTestServer, testNow, type TestServer } from './support/startTestServer.ts';

const page =
  '<!doctype html><html lang="id"><head><title>Dukacita</title></head><body><div id="root"></div></body></html>';

/** Renders the name of a person, or the number of listings, and how often it has rendered. */
const renderModule = `
let renders = 0;
export function createPageRenderer({ origin, now }) {
  return {
    async render(address, fetch) {
      if (address === '/help') throw new Error('no help');
      if (!/^\\/(duka.*)?$/.test(address)) return null;
      const id = /detail\\/(\\d+)$/.exec(address)?.[1];
      const path = id === undefined ? '/persons/search?' : '/persons/detail/' + id + '?';
      const answer = await fetch(new Request(origin + path + 'api_key=dukacita-demo'));
      if (!answer.ok) return null;
      const data = await answer.json();
      const words = data.name?.replaceAll('<', '&lt;') ?? data.results.length;
      const html = '<!doctype html><html><head><title>A</title></head><body>'
        + [address, words, new Date(now()).toISOString(), 'render ' + ++renders].join('; ')
        + '<p>text</p>'.repeat(200) + '</body></html>';
      return { html, hashes: { script: 'sha256-script', style: 'sha256-style' } };
    },
  };
}`;

let dist: string;
let server: TestServer;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dukacita-render-'));
  for (const folder of ['pages', 'render']) await mkdir(join(dist, folder));
  await writeFile(join(dist, 'index.html'), page);
  for (const name of ['Home', 'DukaList', 'Person', 'Messages', 'Help'])
    await writeFile(join(dist, 'pages', `${name}.html`), page.replace('"root">', `"root">${name}`));
  await writeFile(join(dist, 'render', 'pages.mjs'), renderModule);
  server = await startTestServer({ config: { appDist: dist } });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true, force: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...headers } });

/** Returns which render of all the document of an address is. */
const renderOf = async (url: string) => /render \d+/.exec((await open(url)).body)?.[0];

describe('a document with its data', () => {
  it('R260 is rendered with what the operations of the server answer, for its clock', async () => {
    const { body } = await server.get('/persons/search');
    const answer = await open('/duka');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(answer.body).toContain(`/duka; ${body.results.length}; ${testNow.toISOString()}`);
  });

  it('R264 is rendered once, for all addresses that show the same', async () => {
    const first = await renderOf('/duka?cityId=3273');
    expect(await renderOf('/duka?utm_source=x&cityId=3273&text=')).toBe(first);
    expect(await renderOf('/duka?cityId=3374')).not.toBe(first);
    expect((await open('/duka?text=a%26b&cityId=0')).body).toContain('/duka?text=a%26b;');
  });

  it('is the same with a slash at the end of its address', async () => {
    expect(await renderOf('/duka/?cityId=3273')).toBe(await renderOf('/duka?cityId=3273'));
  });

  it('stays in the cache when addresses are asked for that are no pages', async () => {
    const first = await renderOf('/');
    for (let n = 1; n < 300; n += 1) await open(`/duka?text=${n}`);
    await open('/nothing');
    expect(await renderOf('/')).toBe(first);
  });

  it('is compressed, has an ETag and is not sent again while it is the same', async () => {
    const { body, headers } = await open('/duka');
    const br = await open('/duka', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    const refused = await open('/duka', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers['content-encoding']).toBe(undefined);
    const withoutBrotli = await open('/duka', { 'accept-encoding': 'br;q=0,gzip' });
    expect(withoutBrotli.headers['content-encoding']).toBe('gzip');
    const gzip = await open('/duka', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
    const unchanged = await open('/duka', { 'if-none-match': String(headers['etag']) });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    const other = await open('/duka', { 'if-none-match': 'W/"other"' });
    expect(other.statusCode).toBe(200);
  });

  it('R263 allows its inline script and style by their hashes, and no other document does', async () => {
    const policyOf = async (url: string) =>
      String((await open(url)).headers['content-security-policy']).split(';');
    const policy = await policyOf('/duka');
    expect(policy).toContain("script-src 'self' 'sha256-script'");
    expect(policy).toContain("style-src 'self' 'sha256-style'");
    expect(policy.join()).not.toContain('unsafe');
    const bare = await policyOf('/profile');
    expect(bare).toContain("script-src 'self'");
    expect(bare).toContain("style-src 'self'");
  });

  it('R12 of a person has the preview for messengers, with escaped names', async () => {
    const [person] = await server.deps.db.select().from(persons).limit(1);
    const id = person?.id ?? 0;
    const name = `</title><script>alert("1")</script>`;
    await server.deps.db.update(persons).set({ name }).where(eq(persons.id, id));
    const { body, headers } = await open(`/duka/detail/${id}`);
    expect(headers['etag']).toMatch(/^W\/".+"$/);
    expect(body).toContain('<title>Turut Berdukacita – &lt;/title&gt;&lt;script&gt;');
    expect(body).toContain('<meta property="og:title" content="Turut Berdukacita');
    expect(body).not.toContain('<script>alert');
  });

  it.each([
    ['/help', 'Help'],
    ['/duka/detail/999999', 'Person'],
    ['/home', 'Home'],
    [`/duka?text=${'x'.repeat(400)}`, 'DukaList'],
  ])('R265 %s that cannot be rendered is answered with the prerendered page', async (url, name) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      page.replace('"root">', `"root">${name}`),
    ]);
  });

  it('keeps the code that renders to itself', async () => {
    expect((await server.app.inject('/render/pages.mjs')).statusCode).toBe(404);
  });

  it('R264 is rendered again when a listing that it shows changes, and no other is', async () => {
    const addresses = ['/', '/duka?text=a', '/duka/detail/7', '/duka/message/7', '/duka/detail/8'];
    const before = await Promise.all(addresses.map(renderOf));
    await server.deps.db.transaction((tx) => announceListing(tx, 7));
    await expect.poll(() => renderOf('/duka/detail/7')).not.toBe(before[2]);
    const after = await Promise.all(addresses.map(renderOf));
    expect(after.map((render, index) => render === before[index])).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('R264 is rendered again in the background when it is older than half a minute', async () => {
    const before = await renderOf('/duka?cityId=3578');
    onTestFinished(() => server.setNow(testNow));
    server.setNow(new Date(testNow.getTime() + 31_000));
    expect(await renderOf('/duka?cityId=3578')).toBe(before);
    await expect.poll(() => renderOf('/duka?cityId=3578')).not.toBe(before);
  });

  it('is rendered for a visitor 120 times a minute at most', async () => {
    const limited = await startTestServer({
      config: {
        appDist: dist,
        rateLimits: { ...server.deps.config.rateLimits, read: 3000 },
      },
    });
    onTestFinished(() => limited.close());
    const openLimited = async (url: string, remoteAddress: string) =>
      (await limited.app.inject({ url, headers: { accept: 'text/html' }, remoteAddress })).body;
    for (let city = 1; city <= 120; city += 1)
      expect(await openLimited(`/duka?cityId=${city}`, '10.0.0.1')).toContain('render');
    expect(await openLimited('/duka?cityId=121', '10.0.0.1')).toContain('DukaList');
    expect(await openLimited('/duka?cityId=1', '10.0.0.1')).toContain('render');
    expect(await openLimited('/duka?cityId=121', '10.0.0.2')).toContain('render');
  });
});

it('R264 a message that is published or hidden again changes its listing', async () => {
  const ordering = await startOrderingServer();
  onTestFinished(() => ordering.close());
  await ordering.reset();
  const changes: (number | undefined)[] = [];
  ordering.deps.hub.onListingChange(
    (personId) => changes.push(personId),
    (error) => expect.unreachable(String(error)),
  );
  const id = await orderGreeting(ordering);
  await pay(ordering, id, 90_000);
  expect(changes).toEqual([]);
  await apply(ordering, 'reviewer', id, 'card.approved');
  const { body } = await ordering.call<{ order: { personId: number } }>(
    'GET',
    `/api/v1.0/orders/${id}`,
    { as: 'sari' },
  );
  await expect.poll(() => changes).toEqual([body.order.personId]);
});
