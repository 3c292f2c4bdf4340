import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { NOW } from '../../testing/fixtures/now.ts';
import { http } from '../../testing/openApiHttp.ts';
import { faults, startUpstream, testClient, UPSTREAM } from '../../testing/upstream.ts';
import {
  ASSUMED_LIFETIME_MS,
  completeSignIn,
  getTokenExpiry,
  refreshSignIn,
  signOut,
  startSignIn,
} from './signIn.ts';

const upstream = startUpstream();

test('startSignIn returns an absolute address', async () => {
  await expect(startSignIn(testClient())).resolves.toBe(`${UPSTREAM}/oidc/auth?client_id=dukacita`);
});

test('startSignIn returns the address of an external provider unchanged', async () => {
  upstream.use(faults.json({ login_url: 'http://192.0.2.4:9000/authorize?x=1' }));
  await expect(startSignIn(testClient())).resolves.toBe('http://192.0.2.4:9000/authorize?x=1');
});

test('startSignIn rejects an address that is not http or https', async () => {
  upstream.use(faults.json({ login_url: 'javascript:alert(1)' }));
  await expect(startSignIn(testClient())).rejects.toMatchObject({
    code: 'badResponse',
    field: 'login_url',
  });
});

test('completeSignIn sends the query string unchanged', async () => {
  let search = '';
  upstream.use(
    http.get('/mauth/auth', ({ request, response }) => {
      search = new URL(request.url).search;
      return response(200).json({ success: false });
    }),
  );
  await completeSignIn(testClient(), '?code=a%2Bb+c&state=%7E~&empty=&iss=https%3A%2F%2Fid', NOW);
  expect(search).toBe('?code=a%2Bb+c&state=%7E~&empty=&iss=https%3A%2F%2Fid');
});

test('completeSignIn returns the identity and the token', async () => {
  await expect(completeSignIn(testClient(), '?code=abc', NOW)).resolves.toEqual({
    type: 'signedIn',
    identity: {
      username: 'demo-sari',
      name: 'Sari Lestari',
      email: 'sari.lestari@dukacita.example',
      gender: 'female',
      pictureUrl: `${UPSTREAM}/images/portraits/sari.webp`,
    },
    accessToken: 'token-of-sari',
    expiresAt: NOW + 3_600_000,
    refreshAt: NOW + 3_300_000,
  });
});

test('completeSignIn reads the token from the user as a fallback', async () => {
  upstream.use(
    faults.json({
      success: true,
      user: { sub: 's', email: 's@x.example', access_token: 'inside' },
    }),
  );
  await expect(completeSignIn(testClient(), '?code=abc', NOW)).resolves.toMatchObject({
    accessToken: 'inside',
  });
});

test('completeSignIn rejects a user without e-mail', async () => {
  upstream.use(faults.json({ success: true, user: { sub: 's', email: null }, token: 't' }));
  await expect(completeSignIn(testClient(), '?code=abc', NOW)).resolves.toEqual({
    type: 'rejected',
    code: 'userNotFound',
  });
});

test.each([
  ['signin_refused', 'signInRefused'],
  ['signin_state_invalid', 'signInStateInvalid'],
  ['user_disabled', 'userDisabled'],
  [undefined, 'authenticationFailed'],
  ['something_new', 'authenticationFailed'],
])('completeSignIn maps the error %s to %s', async (error, code) => {
  upstream.use(faults.json({ success: false, error }));
  await expect(completeSignIn(testClient(), '?error=access_denied', NOW)).resolves.toEqual({
    type: 'rejected',
    code,
  });
});

test.each([
  ['user', { success: true, token: 't' }],
  ['token', { success: true, user: { sub: 's', email: 's@x.example' } }],
  ['user.sub', { success: true, user: { email: 's@x.example' }, token: 't' }],
  ['success', { token: 't' }],
])('completeSignIn throws badResponse for an answer without %s', async (field, answer) => {
  upstream.use(faults.json(answer));
  await expect(completeSignIn(testClient(), '?code=abc', NOW)).rejects.toMatchObject({
    code: 'badResponse',
    field,
  });
});

test('refreshSignIn returns a new token', async () => {
  await expect(refreshSignIn(testClient(), NOW)).resolves.toEqual({
    type: 'refreshed',
    accessToken: 'token-of-sari-2',
    expiresAt: NOW + 3_600_000,
    refreshAt: NOW + 3_300_000,
  });
});

test.each([
  ['404 of the contract', faults.rejection(404, 'not_found')],
  ['404 in HTML', faults.htmlError(404)],
  ['405', faults.rejection(405, 'method_not_allowed')],
])('returns notSupported for a server without the extensions (%s)', async (_, handler) => {
  upstream.use(handler);
  await expect(refreshSignIn(testClient(), NOW)).resolves.toEqual({ type: 'notSupported' });
  await expect(signOut(testClient())).resolves.toEqual({ type: 'notSupported' });
});

test('refreshSignIn throws the code of an ended session without calling onUnauthenticated', async () => {
  const reports: string[] = [];
  upstream.use(faults.rejection(401, 'unauthenticated'));
  const client = testClient({ onUnauthenticated: ({ code }) => reports.push(code) });
  await expect(refreshSignIn(client, NOW)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(reports).toEqual([]);
});

test('signOut accepts an empty body and rejects one that is not JSON', async () => {
  await expect(signOut(testClient())).resolves.toEqual({ type: 'ended' });
  upstream.use(http.untyped.post('*/mauth/signout', () => HttpResponse.text('bye')));
  await expect(signOut(testClient())).rejects.toMatchObject({ code: 'badResponse' });
});

const jwt = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

test('uses the lifetime from the server, counted from now', () => {
  expect(getTokenExpiry(jwt({ exp: 1 }), 900, NOW)).toBe(NOW + 900_000);
});

test('falls back to the exp claim of the token', () => {
  expect(getTokenExpiry(jwt({ exp: NOW / 1000 + 60, name: 'Ibu Sri – ÿþ' }), undefined, NOW)).toBe(
    NOW + 60_000,
  );
});

test.each(['opaque', 'a.!!!.c', jwt({ sub: 'x' }), jwt({ exp: 'besok' }), jwt(null), ''])(
  'assumes 24 hours for a token without a readable expiry: %j',
  (token) => {
    expect(getTokenExpiry(token, undefined, NOW)).toBe(NOW + ASSUMED_LIFETIME_MS);
  },
);
