import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushSubscriptions } from '../../server/src/data/db/schema/buyerMessages.ts';
import { ids, mariaName, type Username } from './support/orderingData.ts';
import { apply, deliverBoard, orderBoard, orderGreeting, pay } from './support/orderSteps.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

const hour = 3600 * 1000;

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let service: Server;
let serviceOrigin: string;
/** The status with which the push service answers, a `Location`, and whether the body has no end. */
let answer: { status: number; location?: string; isEndless?: boolean };
/** The number of answers without an end whose connection was closed. */
let closed: number;
let received: Received[];
let server: OrderingServer;
beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      received.push({ path, headers, body: Buffer.concat(chunks) });
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
      if (answer.isEndless) {
        response.on('close', () => (closed += 1));
        response.write('still sending');
      } else response.end();
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  serviceOrigin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  server = await startOrderingServer({ PUSH_SERVICES: serviceOrigin });
});
beforeEach(async () => {
  await server.reset();
  received = [];
  closed = 0;
  answer = { status: 201 };
});
afterAll(async () => {
  await server.close();
  service.close();
});

describe('the push message to the buyer', () => {
  it('R126 tells without amounts and reasons what has happened to a greeting', async () => {
    const browser = await subscribe('sari', '/a');
    const id = await orderGreeting(server);
    await pay(server, id, 90_000);
    await server.deps.jobs.runDue();
    await apply(server, 'reviewer', id, 'card.rejected', { reason: 'Nama kurang tepat' });
    await server.deps.jobs.runDue();
    await apply(server, 'finance', id, 'refund.required', { reason: 'Batal' });
    await server.deps.jobs.runDue();
    const news = { body: 'Ada kabar tentang ucapan Anda.', orderId: id };
    expect(received.map((each) => decrypt(browser, each.body))).toEqual([
      { body: 'Pembayaran Anda sudah kami terima.', orderId: id },
      news,
      news,
    ]);
  });

  it('R126 tells that a card is shown', async () => {
    const browser = await subscribe('sari', '/a');
    const id = await orderGreeting(server);
    await pay(server, id, 90_000);
    await server.deps.jobs.runDue();
    await apply(server, 'reviewer', id, 'card.approved');
    await server.deps.jobs.runDue();
    expect(decrypt(browser, received[1]?.body)).toEqual({
      body: `Ucapan Anda untuk ${mariaName} tampil di ruang duka.`,
      orderId: id,
    });
  });

  it('R126 tells what has happened to a board', async () => {
    const browser = await subscribe('sari', '/a');
    const id = await orderBoard(server);
    await pay(server, id, 750_000);
    await deliverBoard(server, id);
    await server.deps.jobs.runDue();
    await apply(server, 'finance', id, 'refund.required');
    await server.deps.jobs.runDue();
    expect(received.map((each) => decrypt(browser, each.body)).slice(1)).toEqual([
      { body: `Bunga papan untuk ${mariaName} sudah terpasang.`, orderId: id },
      { body: 'Ada kabar tentang bunga papan Anda.', orderId: id },
    ]);
  });

  it('identifies the server, and has a time to live, an urgency and a topic', async () => {
    await subscribe('sari', '/a');
    const key = await server.call('GET', '/api/v1.0/push/key', { as: 'sari' });
    await paidGreeting();
    expect(received).toHaveLength(1);
    const headers = received[0]?.headers;
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      topic: 'order-1',
      'content-encoding': 'aes128gcm',
    });
    const [, token = '', publicKey] =
      /^vapid t=([^,]+), k=(\S+)$/.exec(headers?.authorization ?? '') ?? [];
    expect(publicKey).toBe(key.body['publicKey']);
    const [, claims = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: serviceOrigin,
      sub: 'mailto:dukacita@localhost',
    });
  });

  it('goes to each browser of the buyer, and to nobody else', async () => {
    await subscribe('sari', '/a');
    await subscribe('sari', '/b');
    await subscribe('budi', '/c');
    await paidGreeting();
    expect(received.map(({ path }) => path).sort()).toEqual(['/a', '/b']);
  });

  it('R126 is held during the night, and dropped when it is not true any more', async () => {
    const browser = await subscribe('sari', '/a');
    server.advance(12 * hour);
    const untrue = await orderGreeting(server);
    const id = await orderGreeting(server);
    await pay(server, untrue, 90_000);
    await pay(server, id, 90_000);
    await apply(server, 'finance', untrue, 'refund.required');
    await server.deps.jobs.runDue();
    server.advance(8 * hour - 1);
    await server.deps.jobs.runDue();
    expect(received).toEqual([]);
    server.advance(1);
    await server.deps.jobs.runDue();
    const messages = received.map((each) => decrypt(browser, each.body));
    expect(messages).toHaveLength(2);
    expect(messages).toContainEqual({ body: 'Pembayaran Anda sudah kami terima.', orderId: id });
    expect(messages).toContainEqual({ body: 'Ada kabar tentang ucapan Anda.', orderId: untrue });
  });

  it('leaves no connection open for the rest of an answer', async () => {
    await subscribe('sari', '/a');
    answer = { status: 201, isEndless: true };
    await paidGreeting();
    expect(received).toHaveLength(1);
    await expect.poll(() => closed).toBe(1);
  });

  it.each([404, 410])('ends the subscription when the service answers %i', async (status) => {
    await subscribe('sari', '/a');
    answer = { status };
    await paidGreeting();
    expect(await endpoints()).toEqual([]);
  });

  it.each([429, 500, 503])('is sent again later when the service answers %i', async (status) => {
    await subscribe('sari', '/a');
    answer = { status };
    const id = await orderGreeting(server);
    await pay(server, id, 90_000);
    const [run] = await server.deps.jobs.runDue();
    expect(run).toMatchObject({ name: 'message-push', error: expect.any(Error) as Error });
    answer = { status: 201 };
    server.advance(60_000);
    expect(await server.deps.jobs.runDue()).toEqual([{ name: 'message-push' }]);
    expect(received).toHaveLength(2);
  });

  it('follows no redirect, and is not sent again when the service refuses it', async () => {
    await subscribe('sari', '/a');
    answer = { status: 307, location: `${serviceOrigin}/elsewhere` };
    await paidGreeting();
    server.advance(hour);
    expect(await server.deps.jobs.runDue()).toEqual([]);
    expect(received.map(({ path }) => path)).toEqual(['/a']);
  });

  it('is sent once although its job is repeated', async () => {
    await subscribe('sari', '/a');
    const orderId = await paidGreeting();
    const [row] = await server.deps.db.select().from(pushSubscriptions);
    await server.deps.jobs.schedule(server.deps.db, 'message-push', {
      orderId,
      version: 2,
      subscriptionId: row?.id ?? 0,
    });
    await server.deps.jobs.runDue();
    expect(received).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it('R127 is stored once, and deleted by its user', async () => {
    await subscribe('sari', '/a');
    await subscribe('sari', '/a');
    expect(await endpoints()).toEqual(['/a']);
    expect(await unsubscribe('budi', '/a')).toBe(204);
    expect(await endpoints()).toEqual(['/a']);
    expect([await unsubscribe('sari', '/a'), await unsubscribe('sari', '/a')]).toEqual([204, 204]);
    expect(await endpoints()).toEqual([]);
  });

  it('R127 goes over to another user of the browser, who gets no earlier messages', async () => {
    await subscribe('sari', '/a');
    const id = await orderGreeting(server);
    await pay(server, id, 90_000);
    await subscribe('budi', '/a');
    await server.deps.jobs.runDue();
    expect(received).toEqual([]);
    const [row, ...others] = await server.deps.db.select().from(pushSubscriptions);
    expect([row?.userId, others]).toEqual([ids.budi, []]);
  });

  it('replaces the oldest of ten', async () => {
    for (let count = 1; count <= 11; count += 1) await subscribe('sari', `/${count}`);
    const stored = await endpoints();
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([10, '/2', '/11']);
  });

  it('is rejected for other addresses than those of push services', async () => {
    const { body, status } = await server.call('POST', '/api/v1.0/push/subscribe', {
      as: 'sari',
      body: { endpoint: 'https://fcm.googleapis.com/a', keys: createKeys().keys },
    });
    expect([status, body['code'], body['field']]).toEqual([422, 'validation_failed', 'endpoint']);
  });
});

interface Browser {
  privateKey: Buffer;
  keys: { p256dh: string; auth: string };
}

function createKeys(): Browser {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { privateKey: curve.getPrivateKey(), keys: { p256dh, auth } };
}

async function subscribe(as: Username, path: string): Promise<Browser> {
  const browser = createKeys();
  const { status } = await server.call('POST', '/api/v1.0/push/subscribe', {
    as,
    body: { endpoint: `${serviceOrigin}${path}`, keys: browser.keys },
  });
  expect(status).toBe(204);
  return browser;
}

async function unsubscribe(as: Username, path: string): Promise<number> {
  const { status } = await server.call('POST', '/api/v1.0/push/unsubscribe', {
    as,
    body: { endpoint: `${serviceOrigin}${path}` },
  });
  return status;
}

async function endpoints(): Promise<string[]> {
  const rows = await server.deps.db.select().from(pushSubscriptions).orderBy(pushSubscriptions.id);
  return rows.map(({ endpoint }) => new URL(endpoint).pathname);
}

async function paidGreeting(): Promise<number> {
  const id = await orderGreeting(server);
  await pay(server, id, 90_000);
  await server.deps.jobs.runDue();
  return id;
}

/** Decrypts a message as a browser does (RFC 8291, `aes128gcm` of RFC 8188). */
function decrypt({ privateKey, keys }: Browser, body: Buffer = Buffer.alloc(0)): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = hkdf(
    curve.computeSecret(senderKey),
    Buffer.from(keys.auth, 'base64url'),
    info,
    32,
  );
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and padding.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
