import { expect, test } from 'vitest';
import { user } from '../../testing/fixtures/users.ts';
import { http } from '../../testing/openApiHttp.ts';
import { faults, startUpstream, testClient, UPSTREAM } from '../../testing/upstream.ts';
import { createUser, ensureUser, findUser, getProfile, updateProfile } from './users.ts';

const upstream = startUpstream();

const identity = {
  username: 'demo-sari',
  name: 'Sari',
  email: 'sari@id.example',
  gender: null,
  pictureUrl: 'https://id.example/s.png',
};

test('findUser finds a user by username', async () => {
  await expect(findUser(testClient(), 'demo-sari')).resolves.toEqual({
    ...user,
    photoUrl: `${UPSTREAM}/images/portraits/sari.webp`,
  });
});

test('an object without id means that the user does not exist yet', async () => {
  await expect(findUser(testClient(), 'demo-baru')).resolves.toBeNull();
  await expect(getProfile(testClient(), 'demo-baru')).rejects.toMatchObject({
    code: 'userNotFound',
  });
});

test('special characters of a username are encoded', async () => {
  await updateProfile(testClient(), 'auth0|a/b', { ...user });
  await findUser(testClient(), 'auth0|a&b');
  const [update, search] = await upstream.seen();
  expect(update?.path).toBe('/users/auth0%7Ca%2Fb');
  expect(search?.query['username']).toBe('auth0|a&b');
});

test('ensureUser returns the stored user of a known identity and prefers its values', async () => {
  await expect(ensureUser(testClient(), identity)).resolves.toEqual({
    id: 12,
    username: 'demo-sari',
    name: 'Sari Lestari',
    email: 'sari.lestari@dukacita.example',
    gender: 'female',
    pictureUrl: `${UPSTREAM}/images/portraits/sari.webp`,
  });
  expect(await upstream.seen()).toHaveLength(1);
});

test('ensureUser creates the user of a new identity with the given token', async () => {
  const client = testClient({ getAccessToken: () => null });
  await expect(
    ensureUser(client, { ...identity, username: 'demo-baru' }, { accessToken: 'fresh' }),
  ).resolves.toEqual({
    id: 77,
    username: 'demo-baru',
    name: 'Sari',
    email: 'sari@id.example',
    gender: null,
    pictureUrl: 'https://id.example/s.png',
  });
  const requests = await upstream.seen();
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /users/v2/search',
    'POST /users/v2/new',
  ]);
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer fresh',
    'Bearer fresh',
  ]);
});

test.each([
  ['id', { username: 'demo-sari' }],
  ['username', { id: 12 }],
])('createUser rejects an answer without %s', async (field, answer) => {
  upstream.use(faults.json(answer));
  await expect(createUser(testClient(), identity)).rejects.toMatchObject({
    code: 'badResponse',
    field,
  });
});

test('updateProfile succeeds when the answer is 1 and fails when it is 0', async () => {
  await expect(updateProfile(testClient(), 'demo-sari', { ...user })).resolves.toBeUndefined();
  upstream.use(http.patch('/users/{id}', ({ response }) => response(200).json(0)));
  await expect(updateProfile(testClient(), 'demo-sari', { ...user })).rejects.toMatchObject({
    code: 'serverFailed',
  });
});
