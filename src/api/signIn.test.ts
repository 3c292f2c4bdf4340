import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { NOW } from '../testing/fixtures/now.ts';
import { http } from '../testing/openApiHttp.ts';
import { faults, startUpstream, testClient, UPSTREAM } from '../testing/upstream.ts';
import { completeSignIn, endSignIn, refreshSignIn, startSignIn } from './signIn.ts';

const upstream = startUpstream();

test('the page to sign in on is absolute', async () => {
  await expect(startSignIn(testClient())).resolves.toBe(`${UPSTREAM}/oidc/auth?client_id=dukacita`);
});

test('the page of an outside provider stays as it is, on whatever host', async () => {
  upstream.use(faults.json({ login_url: 'http://192.0.2.4:9000/authorize?x=1' }));
  await expect(startSignIn(testClient())).resolves.toBe('http://192.0.2.4:9000/authorize?x=1');
});

test('a page that is not on the web is refused', async () => {
  upstream.use(faults.json({ login_url: 'javascript:alert(1)' }));
  await expect(startSignIn(testClient())).rejects.toMatchObject({
    code: 'badResponse',
    field: 'login_url',
  });
});

test('the query string goes to the server letter by letter', async () => {
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

test('a completed sign-in gives the identity and the token', async () => {
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

test('a token that comes inside the user is found there', async () => {
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

test('a user without e-mail is not signed in', async () => {
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
])('a refusal with the reason %s is %s', async (error, code) => {
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
])('a success without %s breaks the contract', async (field, answer) => {
  upstream.use(faults.json(answer));
  await expect(completeSignIn(testClient(), '?code=abc', NOW)).rejects.toMatchObject({
    code: 'badResponse',
    field,
  });
});

test('a token is renewed', async () => {
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
])('a server without the extensions (%s) is no failure', async (_, fault) => {
  upstream.use(fault);
  await expect(refreshSignIn(testClient(), NOW)).resolves.toEqual({ type: 'notSupported' });
  await expect(endSignIn(testClient())).resolves.toEqual({ type: 'notSupported' });
});

test('a session that is over is told by its code, and not to the callback of main calls', async () => {
  const reports: string[] = [];
  upstream.use(faults.rejection(401, 'unauthenticated'));
  const client = testClient({ onUnauthenticated: ({ code }) => reports.push(code) });
  await expect(refreshSignIn(client, NOW)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(reports).toEqual([]);
});

test('signing out needs no body in the answer', async () => {
  await expect(endSignIn(testClient())).resolves.toEqual({ type: 'ended' });
  upstream.use(http.untyped.post('*/mauth/signout', () => HttpResponse.text('bye')));
  await expect(endSignIn(testClient())).rejects.toMatchObject({ code: 'badResponse' });
});
