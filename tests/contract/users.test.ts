import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/src/data/db/schema/users.ts';
import { startTestServer, type TestServer } from './support/startTestServer.ts';

let server: TestServer;
let ratna: string;
beforeAll(async () => {
  server = await startTestServer();
  ratna = await server.tokenFor('demo-ratna');
});
afterAll(() => server.close());

const find = (username: string, token: string) =>
  server.get('/users/v2/search', { query: { username }, token });

describe('finding the user of an identity', () => {
  it('returns the complete user with the names of places', async () => {
    const { status, body } = await find('demo-ratna', ratna);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      username: 'demo-ratna',
      name: 'Ratna Kusumawardani',
      email: 'ratna@example.com',
      age: 34,
      photoUrl: 'http://upstream.test/oidc/pictures/ratna.webp',
      mobilePhone: '+6281220000001',
      gender: 'female',
      provinceId: 32,
      provinceName: 'Jawa Barat',
      cityId: 3273,
      cityName: 'Kota Bandung',
    });
  });

  it('returns an object without an id when there is no user yet', async () => {
    const answer = await find('somebody-new', await server.tokenFor('somebody-new'));
    expect(answer).toMatchObject({ status: 200, body: { username: 'somebody-new' } });
    expect(answer.body).not.toHaveProperty('id');
  });

  it('R74 rejects a request for another user', async () => {
    expect(await find('demo-budi', ratna)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', field: 'username' },
    });
  });

  it('rejects a disabled user', async () => {
    expect(await find('demo-agus', await server.tokenFor('demo-agus'))).toMatchObject({
      status: 403,
      body: { code: 'user_disabled' },
    });
  });

  it('requires a valid token', async () => {
    const anonymous = await server.get('/users/v2/search', { query: { username: 'demo-ratna' } });
    expect(anonymous).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(anonymous.headers['www-authenticate']).toBe('Bearer');
    expect(await find('demo-ratna', `${ratna}x`)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });

  it('reports an expired token', async () => {
    server.setNow(new Date('2026-11-21T12:30:00+07:00'));
    const { status, body } = await find('demo-ratna', ratna);
    server.setNow(new Date('2026-11-21T10:30:00+07:00'));
    expect([status, body.code]).toEqual([401, 'token_expired']);
  });
});

describe('creating the user of an identity', () => {
  const newUser = {
    username: 'new-1',
    name: 'Nama Baru',
    email: 'claimed@example.com',
    photoUrl: null,
    gender: null,
  };

  it('creates one user for simultaneous requests, with the verified e-mail and picture', async () => {
    const token = await server.tokenFor('new-1', {
      email: 'vouched@example.com',
      picture: 'https://pictures.test/1.png',
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.post('/users/v2/new', newUser, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect([...ids][0]).toBeGreaterThan(100);
    expect(answers[0]?.body).toMatchObject({
      username: 'new-1',
      name: 'Nama Baru',
      email: 'vouched@example.com',
      photoUrl: 'https://pictures.test/1.png',
      mobilePhone: null,
    });
    expect((await find('new-1', token)).body).toEqual(answers[0]?.body);
  });

  it.each([
    ['another identity', { username: 'demo-budi' }, 403, 'forbidden', 'username'],
    ['an empty username', { username: '' }, 400, 'validation_failed', 'username'],
    ['a name with U+0000', { name: 'a\u0000b' }, 400, 'validation_failed', 'name'],
    ['a number for a name', { name: 5 }, 400, 'validation_failed', 'name'],
    [
      'a picture on another server that the identity provider does not name',
      { photoUrl: 'https://elsewhere.example/who-looks-at-me.png' },
      400,
      'validation_failed',
      'photoUrl',
    ],
    [
      'a picture that is a script',
      { photoUrl: 'javascript:alert(1)' },
      400,
      'validation_failed',
      'photoUrl',
    ],
  ])('rejects %s and stores nothing', async (_description, change, status, code, field) => {
    const token = await server.tokenFor('new-2');
    const answer = await server.post(
      '/users/v2/new',
      { ...newUser, username: 'new-2', ...change },
      { token },
    );
    expect(answer).toMatchObject({ status, body: { code, field } });
    expect((await find('new-2', token)).body).not.toHaveProperty('id');
  });

  it('rejects a body without a required field, and names it', async () => {
    const { gender: _, ...incomplete } = newUser;
    const answer = await server.post('/users/v2/new', incomplete, {
      token: await server.tokenFor('new-1'),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', field: 'gender' },
    });
  });
});

describe('changing the profile', () => {
  const profile = {
    name: ' Ratna K. Dewi ',
    email: 'ratna.dewi@example.com',
    age: 41,
    gender: 'female',
    photoUrl: 'http://upstream.test/oidc/pictures/ratna.webp',
    mobilePhone: '+62 812-2000-0001',
    provinceId: 33,
    provinceName: 'whatever the app says',
    cityId: 3374,
    cityName: 'whatever the app says',
  };
  const change = (changes: object, username = 'demo-ratna', token = ratna) =>
    server.send('PATCH', `/users/${username}`, { body: { ...profile, ...changes }, token });

  it('returns 1, and looks up the names of places by their ids', async () => {
    const answer = await change({});
    expect([answer.status, answer.text]).toEqual([200, '1']);
    expect((await find('demo-ratna', ratna)).body).toMatchObject({
      name: 'Ratna K. Dewi',
      email: 'ratna.dewi@example.com',
      age: 41,
      mobilePhone: '+6281220000001',
      photoUrl: 'http://upstream.test/oidc/pictures/ratna.webp',
      provinceName: 'Jawa Tengah',
      cityName: 'Kota Semarang',
    });
  });

  it('R191 accepts the picture of the identity provider, and the one that is stored', async () => {
    const picture = 'https://pictures.test/ratna.png';
    const withPicture = await server.tokenFor('demo-ratna', { picture });
    expect((await change({ photoUrl: picture }, 'demo-ratna', withPicture)).body).toBe(1);
    expect((await change({ photoUrl: picture })).body).toBe(1);
    expect((await find('demo-ratna', ratna)).body).toMatchObject({ photoUrl: picture });
  });

  it('accepts null for optional fields', async () => {
    expect(
      (await change({ age: null, gender: null, photoUrl: null, provinceId: null, cityId: null }))
        .body,
    ).toBe(1);
    expect((await find('demo-ratna', ratna)).body).toMatchObject({
      age: null,
      photoUrl: null,
      provinceId: null,
      cityName: null,
    });
  });

  it.each([
    ['name', ''],
    ['name', '   '],
    ['name', '\u200b\u2060'],
    ['name', 'x'.repeat(201)],
    ['email', 'no address'],
    ['age', -1],
    ['age', '41'],
    ['age', 151],
    ['mobilePhone', '+62811111111'],
    ['provinceId', 99],
    ['provinceId', 0],
    ['cityId', 1],
    ['cityId', 3273],
    ['cityId', 2147483648],
    ['photoUrl', 'data:text/html,x'],
    ['photoUrl', 'https://elsewhere.example/who-looks-at-me.png'],
    ['photoUrl', 'https://upstream.test/images/portraits/1.webp'],
  ])('rejects %s = %j and stores nothing', async (field, value) => {
    const before = (await find('demo-ratna', ratna)).body;
    const answer = await change({ [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', field } });
    expect((await find('demo-ratna', ratna)).body).toEqual(before);
  });

  it('R74 rejects a change by another user, an identity without a user and a disabled user', async () => {
    expect(await change({}, 'demo-budi')).toMatchObject({
      status: 403,
      body: { code: 'forbidden', field: 'id' },
    });
    const stranger = await server.tokenFor('stranger');
    expect(await change({}, 'stranger', stranger)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    const disabled = await server.tokenFor('demo-agus');
    expect(await change({}, 'demo-agus', disabled)).toMatchObject({
      status: 403,
      body: { code: 'user_disabled' },
    });
  });
});

describe('finding users by phone number', () => {
  const byPhone = (phonenumber: string) =>
    server.get('/users/search', { query: { phonenumber }, token: ratna });

  it('R191 returns exactly the user with the number, and of the name only the first letters', async () => {
    const { body } = await byPhone('+6281221234568');
    const [budi] = await server.deps.db.select().from(users).where(eq(users.username, 'demo-budi'));
    expect(body).toEqual({
      results: [
        {
          id: budi?.id,
          name: 'B*** S***',
        },
      ],
    });
    expect((await byPhone('0812-2123-4568')).body).toEqual(body);
    expect((await byPhone('+628122123456')).body).toEqual({ results: [] });
  });

  it('R191 requires a user, not only an identity', async () => {
    const answer = await server.get('/users/search', {
      query: { phonenumber: '+6281221234568' },
      token: await server.tokenFor('stranger'),
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it.each(['1234', 'not a number', '+62812345678901234567890', '%%%%%%'])(
    'rejects %s',
    async (phonenumber) => {
      expect(await byPhone(phonenumber)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', field: 'phonenumber' },
      });
    },
  );
});
