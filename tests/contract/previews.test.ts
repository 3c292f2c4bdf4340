import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardPreviews } from '../../server/src/db/schema/orders.ts';
import { cardPreviewUsers } from '../../server/src/db/schema/cardPreviewUsers.ts';
import { uploadedLogo } from './support/logoForm.ts';
import { ids, notePreview } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/orderingServer.ts';

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
  it('is drawn and answered by its absolute address, a bare JSON string', async () => {
    const { status, body } = await server.call<string>('POST', note, {
      as: 'sari',
      body: notePreview(),
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

  it('has one address for the same words, and another for other words', async () => {
    const first = await server.call('POST', note, { as: 'sari', body: notePreview() });
    const again = await server.call('POST', note, {
      as: 'sari',
      body: notePreview({ fromUsername: 'somebody else' }),
    });
    const other = await server.call('POST', note, {
      as: 'sari',
      body: notePreview({ fromName: 'Keluarga Budi' }),
    });
    const otherArt = await server.call('POST', note, {
      as: 'sari',
      body: notePreview({ templateId: 102 }),
    });
    expect(again.body).toBe(first.body);
    expect(new Set([first.body, other.body, otherArt.body]).size).toBe(3);
    const words = (address: unknown) => server.file(String(address)).then(({ bytes }) => bytes);
    expect((await words(first.body)).equals(await words(other.body))).toBe(false);
  });

  it('is drawn once, however many ask for it at the same time', async () => {
    const put = vi.spyOn(server.deps.files, 'put');
    const asked = Array.from({ length: 12 }, (_, index) =>
      server.call('POST', note, { as: index % 2 === 0 ? 'sari' : 'budi', body: notePreview() }),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(put).toHaveBeenCalledTimes(1);
    expect(await server.deps.db.select().from(cardPreviews)).toHaveLength(1);
    const owners = await server.deps.db.select().from(cardPreviewUsers);
    expect(owners.map(({ userId }) => userId).sort()).toEqual([ids.sari, ids.budi]);
  });

  it('is remembered with what it was drawn from', async () => {
    await server.call('POST', note, {
      as: 'sari',
      body: notePreview({ fromName: ' Keluarga Sari \r\n Bandung ' }),
    });
    const [row] = await server.deps.db.select().from(cardPreviews);
    expect(row?.inputs).toEqual({
      templateId: 101,
      texts: {
        personName: 'Maria Theresia Wijaya',
        message: 'Turut Berdukacita',
        sender: 'Keluarga Sari \n Bandung',
      },
    });
  });

  it.each([
    ['an unknown template', { templateId: 99_999 }, 'template_unavailable', 'templateId'],
    ['a template of another call', { templateId: 401 }, 'template_unavailable', 'templateId'],
    ['letters no typeface has', { fromName: '家族' }, 'card_text_unsupported', 'fromName'],
    ['half a character', { fromName: 'Sari \ud83d' }, 'card_text_unsupported', 'fromName'],
    ['a sender of many lines', { fromName: 'a\nb\nc\nd\ne\nf' }, 'card_text_too_long', 'fromName'],
    [
      'a name that is one long word',
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
  ])('refuses %s and stores nothing', async (_what, changes, code, field) => {
    const { status, body } = await server.call('POST', note, {
      as: 'sari',
      body: notePreview(changes),
    });
    expect({ status, code: body['code'], field: body['field'] }).toEqual({
      status: 422,
      code,
      field,
    });
    expect(await server.deps.db.select().from(cardPreviews)).toEqual([]);
    expect(await storedFiles(server)).toEqual([]);
  });

  it('draws again after a refusal', async () => {
    await server.call('POST', note, { as: 'sari', body: notePreview({ fromName: '家族' }) });
    expect((await server.call('POST', note, { as: 'sari', body: notePreview() })).status).toBe(200);
  });

  it.each([
    ['nobody', undefined, 401, 'unauthenticated'],
    ['somebody without a user', 'nobody', 403, 'forbidden'],
    ['a disabled user', 'agus', 403, 'user_disabled'],
  ] as const)('is not drawn for %s', async (_who, as, status, code) => {
    const answer = await server.call('POST', note, { ...(as ? { as } : {}), body: notePreview() });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

describe('a card of quotes', () => {
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

  it('may have neither header nor footer', async () => {
    expect(
      (await server.call('POST', quotes, { as: 'sari', body: { ...body, header: '', footer: '' } }))
        .status,
    ).toBe(200);
  });

  it.each([
    ['a template of group F', { templateId: 101 }, 'template_unavailable', 'templateId'],
    ['a blank message', { message: '  ' }, 'validation_failed', 'message'],
    [
      'letters no typeface has in the footer',
      { footer: 'مع السلامة' },
      'card_text_unsupported',
      'footer',
    ],
  ])('refuses %s', async (_what, changes, code, field) => {
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

  it('is drawn with the mark that its sender has uploaded', async () => {
    const [red, blue] = [
      await uploadedLogo(server, 'sari', '#b00'),
      await uploadedLogo(server, 'sari', '#00b'),
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

  it('takes the mark by its address too', async () => {
    const path = await uploadedLogo(server, 'sari');
    const answer = await server.call('POST', logo, {
      as: 'sari',
      body: { ...body, logoFilePath: `http://localhost:3000${path}` },
    });
    expect(answer.status).toBe(200);
  });

  it('prints the listed name, whatever the request says', async () => {
    const logoFilePath = await uploadedLogo(server, 'sari');
    const listed = await server.call('POST', logo, { as: 'sari', body: { ...body, logoFilePath } });
    const claimed = await server.call('POST', logo, {
      as: 'sari',
      body: { ...body, logoFilePath, personName: 'Somebody' },
    });
    expect(claimed.body).toBe(listed.body);
  });

  it.each([
    [
      'a mark of another user',
      () => uploadedLogo(server, 'budi'),
      422,
      'logo_invalid',
      'logoFilePath',
    ],
    [
      'a mark that never was',
      async () => `/files/logos/${'a'.repeat(64)}.webp`,
      422,
      'logo_invalid',
      'logoFilePath',
    ],
    [
      'a file that is no mark',
      async () => '/files/../secrets.json',
      422,
      'logo_invalid',
      'logoFilePath',
    ],
    [
      'a mark elsewhere',
      async () => 'https://elsewhere.example/logo.png',
      422,
      'logo_invalid',
      'logoFilePath',
    ],
  ])('refuses %s', async (_what, path, status, code, field) => {
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

  it('refuses a person whose listing was withdrawn', async () => {
    const logoFilePath = await uploadedLogo(server, 'sari');
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

describe('the limit of previews', () => {
  it('counts each user for himself, and says when to come again', async () => {
    const limited = await startOrderingServer({ RATE_LIMIT_PREVIEW: '2' });
    const ask = (as: 'sari' | 'budi') => limited.call('POST', note, { as, body: notePreview() });
    const statuses = [(await ask('sari')).status, (await ask('sari')).status];
    const refused = await ask('sari');
    const others = await ask('budi');
    await limited.close();
    expect(statuses).toEqual([200, 200]);
    expect([refused.status, refused.body['code']]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(others.status).toBe(200);
  });
});

it('leaves no names and no words in the log', async () => {
  await server.call('POST', note, { as: 'sari', body: notePreview() });
  await server.call('POST', note, { as: 'sari', body: notePreview({ fromName: '家族' }) });
  const log = server.logged.join('');
  expect(log).toContain('/messages/preview');
  expect(log).not.toMatch(/sari|maria|wijaya|berdukacita|家族/i);
});

async function storedFiles({ deps }: OrderingServer): Promise<string[]> {
  return readdir(`${deps.config.dataDir}/files`, { recursive: true }).catch(() => []);
}
