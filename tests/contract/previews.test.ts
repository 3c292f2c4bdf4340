import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardPreviews } from '../../server/src/data/db/schema/orders.ts';
import { cardPreviewUsers } from '../../server/src/data/db/schema/cardPreviewUsers.ts';
import { uploadLogo } from './support/logoForm.ts';
import { ids, notePreviewBody } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const note = '/messages/preview/';
const quotes = '/messages/previewquotes/';
const logo = '/messages/previewlogo/';

describe('a note card', () => {
  it('is drawn, and its absolute address is returned as a bare JSON string', async () => {
    const { status, body } = await server.call<string>('POST', note, {
      as: 'sari',
      body: notePreviewBody(),
    });
    expect(status).toBe(200);
    expect(body).toMatch(/^http:\/\/localhost:3000\/files\/cards\/[0-9a-f]{64}\.webp$/);
    const card = await server.file(body);
    expect([card.status, card.type]).toEqual([200, 'image/webp']);
    expect(await sharp(card.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 1080,
      height: 1080,
    });
  });

  it('has the same address for the same texts, and another address for other texts', async () => {
    const first = await server.call('POST', note, { as: 'sari', body: notePreviewBody() });
    const again = await server.call('POST', note, {
      as: 'sari',
      body: notePreviewBody({ fromUsername: 'somebody else' }),
    });
    const other = await server.call('POST', note, {
      as: 'sari',
      body: notePreviewBody({ fromName: 'Keluarga Budi' }),
    });
    const otherTemplate = await server.call('POST', note, {
      as: 'sari',
      body: notePreviewBody({ templateId: 102 }),
    });
    expect(again.body).toBe(first.body);
    expect(new Set([first.body, other.body, otherTemplate.body]).size).toBe(3);
    const readCard = (address: unknown) => server.file(String(address)).then(({ bytes }) => bytes);
    expect((await readCard(first.body)).equals(await readCard(other.body))).toBe(false);
  });

  it('is drawn once for simultaneous requests', async () => {
    const put = vi.spyOn(server.deps.files, 'put');
    const pending = Array.from({ length: 12 }, (_, index) =>
      server.call('POST', note, { as: index % 2 === 0 ? 'sari' : 'budi', body: notePreviewBody() }),
    );
    const answers = await Promise.all(pending);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(put).toHaveBeenCalledTimes(1);
    expect(await server.deps.db.select().from(cardPreviews)).toHaveLength(1);
    const owners = await server.deps.db.select().from(cardPreviewUsers);
    expect(owners.map(({ userId }) => userId).sort()).toEqual([ids.sari, ids.budi]);
  });

  it('is stored with the template and the texts it was drawn from', async () => {
    await server.call('POST', note, {
      as: 'sari',
      body: notePreviewBody({ fromName: ' Keluarga Sari \r\n Bandung ' }),
    });
    const [row] = await server.deps.db.select().from(cardPreviews);
    expect(row?.inputs).toEqual({
      templateId: 101,
      texts: {
        personName: 'Maria Theresia Wijaya',
        message: 'Turut Berdukacita',
        sender: 'Keluarga Sari\nBandung',
      },
    });
  });

  it.each([
    ['an unknown template', { templateId: 99_999 }, 'template_unavailable', 'templateId'],
    ['a template of another preview', { templateId: 401 }, 'template_unavailable', 'templateId'],
    ['characters that no font has', { fromName: 'ꦏꦸꦭꦮꦂꦒ' }, 'card_text_unsupported', 'fromName'],
    ['Arabic beside Latin', { fromName: 'Kel. محمد' }, 'card_text_unsupported', 'fromName'],
    [
      'a name of which nothing is printed',
      { personName: 'ꦲꦤ 🌹' },
      'card_text_unsupported',
      'personName',
    ],
    ['an unpaired surrogate', { fromName: 'Sari \ud83d' }, 'card_text_unsupported', 'fromName'],
    [
      'a sender of too many lines',
      { fromName: 'a\nb\nc\nd\ne\nf' },
      'card_text_too_long',
      'fromName',
    ],
    [
      'a name of one long word',
      { personName: 'W'.repeat(200) },
      'card_text_too_long',
      'personName',
    ],
    [
      'a message too long for a card',
      { message: 'Turut berdukacita '.repeat(33) },
      'card_text_too_long',
      'message',
    ],
    ['a blank sender', { fromName: ' \n ' }, 'validation_failed', 'fromName'],
    ['a sender that is not seen', { fromName: '\u200b\u2060' }, 'validation_failed', 'fromName'],
  ])('is rejected with %s, and nothing is stored', async (_description, changes, code, field) => {
    const { status, body } = await server.call('POST', note, {
      as: 'sari',
      body: notePreviewBody(changes),
    });
    expect({ status, code: body['code'], field: body['field'] }).toEqual({
      status: 422,
      code,
      field,
    });
    expect(await server.deps.db.select().from(cardPreviews)).toEqual([]);
    expect(await storedFiles(server)).toEqual([]);
  });

  it('can be drawn after a rejection', async () => {
    await server.call('POST', note, { as: 'sari', body: notePreviewBody({ fromName: '🌹' }) });
    expect((await server.call('POST', note, { as: 'sari', body: notePreviewBody() })).status).toBe(
      200,
    );
  });

  it.each([
    ['a visitor without a token', undefined, 401, 'unauthenticated'],
    ['an identity without a user', 'nobody', 403, 'forbidden'],
    ['a disabled user', 'agus', 403, 'user_disabled'],
  ] as const)('is not drawn for %s', async (_user, as, status, code) => {
    const answer = await server.call('POST', note, {
      ...(as ? { as } : {}),
      body: notePreviewBody(),
    });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

describe('a card with a quote', () => {
  const body = {
    templateId: 401,
    header: 'Mengenang Maria',
    message: 'Kasih tak berkesudahan.',
    footer: 'Keluarga Sari',
  };

  it('is drawn with header, message and footer', async () => {
    const { status, body: address } = await server.call<string>('POST', quotes, {
      as: 'sari',
      body,
    });
    expect(status).toBe(200);
    expect(await sharp((await server.file(address)).bytes).metadata()).toMatchObject({
      width: 1080,
      height: 1080,
    });
  });

  it('can have neither header nor footer', async () => {
    expect(
      (await server.call('POST', quotes, { as: 'sari', body: { ...body, header: '', footer: '' } }))
        .status,
    ).toBe(200);
  });

  it.each([
    ['a template of group F', { templateId: 101 }, 'template_unavailable', 'templateId'],
    ['a blank message', { message: '  ' }, 'validation_failed', 'message'],
    [
      'characters in the footer that no font has',
      { footer: 'Salam مع السلامة' },
      'card_text_unsupported',
      'footer',
    ],
  ])('is rejected with %s', async (_description, changes, code, field) => {
    const answer = await server.call('POST', quotes, { as: 'sari', body: { ...body, ...changes } });
    expect([answer.status, answer.body['code'], answer.body['field']]).toEqual([422, code, field]);
  });
});

describe('a card with a logo', () => {
  const body = {
    templateId: 501,
    personId: ids.maria,
    fromUsername: 'sari',
    fromName: 'PT Sari',
    message: 'Turut Berdukacita',
  };

  it('is drawn with the logo that the sender has uploaded', async () => {
    const [red, blue] = [
      await uploadLogo(server, 'sari', '#b00'),
      await uploadLogo(server, 'sari', '#00b'),
    ];
    const withRed = await server.call<string>('POST', logo, {
      as: 'sari',
      body: { ...body, logoFilePath: red },
    });
    const withBlue = await server.call<string>('POST', logo, {
      as: 'sari',
      body: { ...body, logoFilePath: blue },
    });
    expect([withRed.status, withBlue.status]).toEqual([200, 200]);
    expect(withRed.body).not.toBe(withBlue.body);
    const pictures = await Promise.all(
      [withRed, withBlue].map((answer) => server.file(answer.body)),
    );
    expect(pictures[0]?.bytes.equals(pictures[1]?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  it('accepts the absolute address of the logo', async () => {
    const path = await uploadLogo(server, 'sari');
    const answer = await server.call('POST', logo, {
      as: 'sari',
      body: { ...body, logoFilePath: `http://localhost:3000${path}` },
    });
    expect(answer.status).toBe(200);
  });

  it('shows the listed name and ignores the name in the request', async () => {
    const logoFilePath = await uploadLogo(server, 'sari');
    const listed = await server.call('POST', logo, { as: 'sari', body: { ...body, logoFilePath } });
    const claimed = await server.call('POST', logo, {
      as: 'sari',
      body: { ...body, logoFilePath, personName: 'Somebody' },
    });
    expect(claimed.body).toBe(listed.body);
  });

  it.each([
    [
      'a logo of another user',
      () => uploadLogo(server, 'budi'),
      422,
      'logo_invalid',
      'logoFilePath',
    ],
    [
      'an unknown logo',
      async () => `/files/logos/${'a'.repeat(64)}.webp`,
      422,
      'logo_invalid',
      'logoFilePath',
    ],
    [
      'a file that is not a logo',
      async () => '/files/../secrets.json',
      422,
      'logo_invalid',
      'logoFilePath',
    ],
    [
      'a logo on another server',
      async () => 'https://elsewhere.example/logo.png',
      422,
      'logo_invalid',
      'logoFilePath',
    ],
  ])('is rejected with %s', async (_description, path, status, code, field) => {
    const answer = await server.call('POST', logo, {
      as: 'sari',
      body: { ...body, logoFilePath: await path() },
    });
    expect([answer.status, answer.body['code'], answer.body['field']]).toEqual([
      status,
      code,
      field,
    ]);
  });

  it('is rejected for a person whose listing was withdrawn', async () => {
    const logoFilePath = await uploadLogo(server, 'sari');
    const answer = await server.call('POST', logo, {
      as: 'sari',
      body: { ...body, logoFilePath, personId: ids.withdrawn },
    });
    expect([answer.status, answer.body['code'], answer.body['field']]).toEqual([
      404,
      'person_unavailable',
      'personId',
    ]);
  });
});

describe('the rate limit of previews', () => {
  it('counts requests by user and sends Retry-After', async () => {
    const limited = await startOrderingServer({ RATE_LIMIT_PREVIEW: '2' });
    const requestPreview = (as: 'sari' | 'budi') =>
      limited.call('POST', note, { as, body: notePreviewBody() });
    const statuses = [(await requestPreview('sari')).status, (await requestPreview('sari')).status];
    const rejected = await requestPreview('sari');
    const other = await requestPreview('budi');
    await limited.close();
    expect(statuses).toEqual([200, 200]);
    expect([rejected.status, rejected.body['code']]).toEqual([429, 'rate_limited']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(other.status).toBe(200);
  });
});

it('logs no names and no texts', async () => {
  await server.call('POST', note, { as: 'sari', body: notePreviewBody() });
  await server.call('POST', note, { as: 'sari', body: notePreviewBody({ fromName: '🌹' }) });
  const log = server.logLines.join('');
  expect(log).toContain('/messages/preview');
  expect(log).not.toMatch(/sari|maria|wijaya|berdukacita|家族/i);
});

async function storedFiles({ deps }: OrderingServer): Promise<string[]> {
  return readdir(`${deps.config.dataDir}/files`, { recursive: true }).catch(() => []);
}
