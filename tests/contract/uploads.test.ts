import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploads } from '../../server/src/data/db/schema/users.ts';
import { createMultipartForm, createPng, uploadLogo, type FormPart } from './support/logoForm.ts';
import { ids, type Username } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

let server: OrderingServer;
let png: Buffer;
beforeAll(async () => {
  server = await startOrderingServer();
  png = await createPng('#1f4d4a');
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const mebibyte = 1024 * 1024;

describe('an uploaded logo', () => {
  it('is served as WebP, and its path is returned as a bare JSON string', async () => {
    const { status, body } = await upload('sari', [
      { name: 'logo', content: png, fileName: 'mark.png' },
    ]);
    expect(status).toBe(200);
    expect(body).toMatch(/^\/files\/logos\/[0-9a-f]{64}\.webp$/);
    const file = await server.file(String(body));
    expect([file.status, file.type]).toEqual([200, 'image/webp']);
    expect(await sharp(file.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 240,
      height: 120,
    });
  });

  it('belongs to the user who uploaded it', async () => {
    const path = await uploadLogo(server, 'sari');
    expect(await server.deps.db.select().from(uploads)).toEqual([
      {
        key: path.replace('/files/', ''),
        userId: ids.sari,
        createdAt: new Date('2026-11-21T03:00:00Z'),
      },
    ]);
  });

  it('has the same path when it is uploaded again, and another path for another user', async () => {
    const first = await uploadLogo(server, 'sari');
    expect(await uploadLogo(server, 'sari')).toBe(first);
    expect(await uploadLogo(server, 'budi')).not.toBe(first);
    expect(await server.deps.db.$count(uploads)).toBe(2);
  });

  it('R60 is recognized by its content and not by its file name and type', async () => {
    const part = {
      name: 'logo',
      content: png,
      fileName: '../../etc/passwd.svg',
      type: 'image/svg+xml',
    };
    const { status, body } = await upload('sari', [part]);
    expect([status, body]).toEqual([200, await uploadLogo(server, 'sari')]);
  });

  it('can be sent with other fields', async () => {
    const form = [
      { name: 'note', content: 'x' },
      { name: 'logo', content: png, fileName: 'mark.png' },
    ];
    expect((await upload('sari', form)).status).toBe(200);
  });

  it('R60 can have exactly 5 MiB, and not one byte more', async () => {
    const largest = await createPaddedPng(5 * mebibyte);
    expect(
      (await upload('sari', [{ name: 'logo', content: largest, fileName: 'a.png' }])).status,
    ).toBe(200);
    await expectRejection(
      upload('sari', [
        { name: 'logo', content: await createPaddedPng(5 * mebibyte + 1), fileName: 'a.png' },
      ]),
      413,
      'payload_too_large',
      1,
    );
  });
});

describe('an upload is rejected', () => {
  it('R163 after 50 different ones of the user in 24 hours', async () => {
    const { db } = server.deps;
    const createdAt = server.deps.now();
    const others = Array.from({ length: 49 }, (_, index) => ({
      key: `logos/${index}.webp`,
      userId: ids.sari,
      createdAt,
    }));
    await db.insert(uploads).values(others);
    const path = await uploadLogo(server, 'sari');
    const other = [{ name: 'logo', content: await createPng('#b08d57'), fileName: 'b.png' }];
    expect(await upload('sari', other)).toMatchObject({
      status: 429,
      body: { code: 'upload_limit_reached', field: 'logo' },
    });
    expect(await uploadLogo(server, 'sari')).toBe(path);
    expect((await upload('budi', other)).status).toBe(200);
    server.advance(24 * 3600 * 1000);
    expect((await upload('sari', other)).status).toBe(200);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

  it.each([
    ['an SVG with the type of a PNG', { content: svg, fileName: 'a.png', type: 'image/png' }],
    ['a GIF', { content: gif, fileName: 'a.gif', type: 'image/gif' }],
    [
      'an HTML page',
      { content: '<!doctype html><script>alert(1)</script>', fileName: 'a.png', type: 'image/png' },
    ],
  ])('when it is %s', async (_description, part) => {
    await expectRejection(
      upload('sari', [{ name: 'logo', ...part }]),
      415,
      'unsupported_media_type',
    );
  });

  it('when it is a truncated picture', async () => {
    const complete = await sharp(randomBytes(300 * 300 * 3), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    await expectRejection(
      upload('sari', [
        { name: 'logo', content: complete.subarray(0, complete.length / 2), fileName: 'a.png' },
      ]),
      422,
      'logo_invalid',
    );
  });

  it('R163 when it decompresses to 49 megapixels', async () => {
    const hugePicture = {
      create: { width: 7000, height: 7000, channels: 3 as const, background: '#fff' },
    };
    const compressed = await sharp(hugePicture).png().toBuffer();
    await expectRejection(
      upload('sari', [{ name: 'logo', content: compressed, fileName: 'a.png' }]),
      422,
      'logo_invalid',
    );
  });

  it.each([
    ['no file', [{ name: 'logo', content: 'a text' }]],
    ['an empty file', [{ name: 'logo', content: '', fileName: 'a.png' }]],
    ['a file in another field', [{ name: 'file', content: 'x', fileName: 'a.png' }]],
    ['no fields', []],
    [
      'two files',
      [
        { name: 'logo', content: 'x', fileName: 'a.png' },
        { name: 'logo', content: 'y', fileName: 'b.png' },
      ],
    ],
  ] as [string, FormPart[]][])('when the form has %s', async (_description, parts) => {
    await expectRejection(upload('sari', parts), 422, 'validation_failed');
  });

  it('when the form is truncated', async () => {
    const { body, headers } = createMultipartForm([
      { name: 'logo', content: png, fileName: 'a.png' },
    ]);
    const response = server.call('POST', '/florist/message/logo/', {
      as: 'sari',
      body: body.subarray(0, body.length - 40),
      headers,
    });
    await expectRejection(response, 400, 'validation_failed');
  });

  it('when the form has no boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    await expectRejection(
      server.call('POST', '/florist/message/logo/', { as: 'sari', body: png, headers }),
      400,
      'validation_failed',
    );
  });

  it('when the body is not a form', async () => {
    const headers = { 'content-type': 'image/png' };
    const response = await server.call('POST', '/florist/message/logo/', {
      as: 'sari',
      body: png,
      headers,
    });
    expect([response.status, response.body['code']]).toEqual([415, 'unsupported_media_type']);
  });

  it.each([
    ['no access token', undefined, 401, 'unauthenticated'],
    ['an access token that belongs to no user', 'nobody', 403, 'forbidden'],
  ] as const)('when it is sent with %s', async (_description, as, status, code) => {
    const response = await upload(as, [{ name: 'logo', content: png, fileName: 'a.png' }]);
    expect([response.status, response.body['code']]).toEqual([status, code]);
    expect(await server.deps.db.$count(uploads)).toBe(0);
  });
});

function upload(as: Username | undefined, parts: readonly FormPart[]) {
  return server.call('POST', '/florist/message/logo/', {
    ...(as ? { as } : {}),
    ...createMultipartForm(parts),
  });
}

/**
 * Expects this rejection, and that the upload is not stored.
 * @param uploadsBefore the number of uploads that earlier requests have stored
 */
async function expectRejection(
  response: ReturnType<typeof upload>,
  status: number,
  code: string,
  uploadsBefore = 0,
): Promise<void> {
  const { status: actualStatus, body } = await response;
  expect({ status: actualStatus, code: body['code'], field: body['field'] }).toEqual({
    status,
    code,
    field: 'logo',
  });
  expect(await server.deps.db.$count(uploads)).toBe(uploadsBefore);
}

/** Returns a valid PNG that is followed by zeros, `size` bytes in all. */
async function createPaddedPng(size: number): Promise<Buffer> {
  return Buffer.concat([png, Buffer.alloc(size - png.length)]);
}
