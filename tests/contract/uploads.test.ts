import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploads } from '../../server/src/db/schema/users.ts';
import { multipart, plainPng, uploadedLogo, type FormPart } from './support/logoForm.ts';
import { ids, type Login } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/orderingServer.ts';

let server: OrderingServer;
let png: Buffer;
beforeAll(async () => {
  server = await startOrderingServer();
  png = await plainPng('#1f4d4a');
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const mebibyte = 1024 * 1024;

describe('an uploaded logo', () => {
  it('is answered by its path, a bare JSON string, and served as a WebP', async () => {
    const { status, body } = await upload('sari', [
      { name: 'logo', content: png, fileName: 'mark.png' },
    ]);
    expect(status).toBe(200);
    expect(body).toMatch(/^\/files\/logos\/[0-9a-f]{64}\.webp$/);
    const stored = await server.file(String(body));
    expect([stored.status, stored.type]).toEqual([200, 'image/webp']);
    expect(await sharp(stored.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 240,
      height: 120,
    });
  });

  it('belongs to who sent it', async () => {
    const path = await uploadedLogo(server, 'sari');
    expect(await server.deps.db.select().from(uploads)).toEqual([
      {
        key: path.replace('/files/', ''),
        userId: ids.sari,
        createdAt: new Date('2026-11-21T03:00:00Z'),
      },
    ]);
  });

  it('has the same path when it is sent again, and another for another user', async () => {
    const first = await uploadedLogo(server, 'sari');
    expect(await uploadedLogo(server, 'sari')).toBe(first);
    expect(await uploadedLogo(server, 'budi')).not.toBe(first);
    expect(await server.deps.db.$count(uploads)).toBe(2);
  });

  it('R60 is told by its content, whatever its name and type say', async () => {
    const named = {
      name: 'logo',
      content: png,
      fileName: '../../etc/passwd.svg',
      type: 'image/svg+xml',
    };
    const { status, body } = await upload('sari', [named]);
    expect([status, body]).toEqual([200, await uploadedLogo(server, 'sari')]);
  });

  it('may stand beside other fields', async () => {
    const form = [
      { name: 'note', content: 'x' },
      { name: 'logo', content: png, fileName: 'mark.png' },
    ];
    expect((await upload('sari', form)).status).toBe(200);
  });

  it('R60 may have 5 MiB to the byte, and not one more', async () => {
    const largest = await padded(5 * mebibyte);
    expect(
      (await upload('sari', [{ name: 'logo', content: largest, fileName: 'a.png' }])).status,
    ).toBe(200);
    await refused(
      upload('sari', [
        { name: 'logo', content: await padded(5 * mebibyte + 1), fileName: 'a.png' },
      ]),
      413,
      'payload_too_large',
      1,
    );
  });
});

describe('an upload is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

  it.each([
    ['an SVG that calls itself PNG', { content: svg, fileName: 'a.png', type: 'image/png' }],
    ['a GIF', { content: gif, fileName: 'a.gif', type: 'image/gif' }],
    [
      'a page',
      { content: '<!doctype html><script>alert(1)</script>', fileName: 'a.png', type: 'image/png' },
    ],
  ])('that is %s', async (_what, part) => {
    await refused(upload('sari', [{ name: 'logo', ...part }]), 415, 'unsupported_media_type');
  });

  it('that is cut off', async () => {
    const whole = await sharp(randomBytes(300 * 300 * 3), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    await refused(
      upload('sari', [
        { name: 'logo', content: whole.subarray(0, whole.length / 2), fileName: 'a.png' },
      ]),
      422,
      'logo_invalid',
    );
  });

  it('that would unfold to a huge picture', async () => {
    const huge = {
      create: { width: 8000, height: 7000, channels: 3 as const, background: '#fff' },
    };
    const bomb = await sharp(huge).png().toBuffer();
    await refused(
      upload('sari', [{ name: 'logo', content: bomb, fileName: 'a.png' }]),
      422,
      'logo_invalid',
    );
  });

  it.each([
    ['without a file', [{ name: 'logo', content: 'a text' }]],
    ['with an empty file', [{ name: 'logo', content: '', fileName: 'a.png' }]],
    ['with a file in another field', [{ name: 'file', content: 'x', fileName: 'a.png' }]],
    ['with no field at all', []],
    [
      'with two files',
      [
        { name: 'logo', content: 'x', fileName: 'a.png' },
        { name: 'logo', content: 'y', fileName: 'b.png' },
      ],
    ],
  ] as [string, FormPart[]][])('%s', async (_what, parts) => {
    await refused(upload('sari', parts), 422, 'validation_failed');
  });

  it('when the form breaks off', async () => {
    const { body, headers } = multipart([{ name: 'logo', content: png, fileName: 'a.png' }]);
    const broken = server.call('POST', '/florist/message/logo/', {
      as: 'sari',
      body: body.subarray(0, body.length - 40),
      headers,
    });
    await refused(broken, 400, 'validation_failed');
  });

  it('when the form names no boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    await refused(
      server.call('POST', '/florist/message/logo/', { as: 'sari', body: png, headers }),
      400,
      'validation_failed',
    );
  });

  it('when it is no form', async () => {
    const headers = { 'content-type': 'image/png' };
    const answer = await server.call('POST', '/florist/message/logo/', {
      as: 'sari',
      body: png,
      headers,
    });
    expect([answer.status, answer.body['code']]).toEqual([415, 'unsupported_media_type']);
  });

  it.each([
    ['nobody', undefined, 401, 'unauthenticated'],
    ['an identity without a user', 'nobody', 403, 'forbidden'],
  ] as const)('from %s', async (_who, as, status, code) => {
    const answer = await upload(as, [{ name: 'logo', content: png, fileName: 'a.png' }]);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(await server.deps.db.$count(uploads)).toBe(0);
  });
});

function upload(as: Login | undefined, parts: readonly FormPart[]) {
  return server.call('POST', '/florist/message/logo/', {
    ...(as ? { as } : {}),
    ...multipart(parts),
  });
}

async function refused(
  answer: ReturnType<typeof upload>,
  status: number,
  code: string,
  before = 0,
): Promise<void> {
  const { status: given, body } = await answer;
  expect({ status: given, code: body['code'], field: body['field'] }).toEqual({
    status,
    code,
    field: 'logo',
  });
  expect(await server.deps.db.$count(uploads)).toBe(before);
}

/** A whole PNG of exactly so many bytes: what follows its end is not part of the picture. */
async function padded(bytes: number): Promise<Buffer> {
  return Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
}
