import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { authMachine, type RefreshOutcome } from '../../machines/auth/machine.ts';
import { session } from '../testing/fakes.ts';
import { createRefreshingFetch, reportRejectedToken } from './refreshingFetch.ts';

const newToken = {
  accessToken: 'renewed',
  expiresAt: session.expiresAt + 1,
  refreshAt: session.refreshAt + 1,
};
const refreshed: RefreshOutcome = { type: 'refreshed', token: newToken };

function setUp(refresh: () => Promise<RefreshOutcome> = () => Promise.resolve(refreshed)) {
  const refreshSpy = vi.fn(refresh);
  const auth = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<typeof session | null, void>(() => new Promise(() => {})),
        refreshSession: fromPromise<RefreshOutcome, void>(() => refreshSpy()),
        waitUntil: fromPromise<void, { at: number | string }>(() => new Promise(() => {})),
      },
    }),
  ).start();
  auth.send({ type: 'LOGIN_SUCCESS', session });
  const tokens: (string | null)[] = [];
  const send = vi.fn(async (input: RequestInfo | URL) => {
    const token = (input as Request).headers.get('Authorization');
    tokens.push(token);
    return token === 'Bearer renewed'
      ? Response.json({ fine: true })
      : rejection(401, 'token_expired');
  });
  return { auth, refreshSpy, tokens, send, fetch: createRefreshingFetch(send, () => auth) };
}

function rejection(status: number, code: string): Response {
  return Response.json({ code, message: 'no' }, { status });
}

function createRequest(method = 'GET', token: string | null = session.accessToken): Request {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
  return new Request('https://upstream.test/x', {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
}

test('sends a rejected GET again with a refreshed token', async () => {
  const { fetch, tokens, refreshSpy } = setUp();
  const response = await fetch(createRequest());
  expect(response.status).toBe(200);
  expect(tokens).toEqual(['Bearer token-of-sari', 'Bearer renewed']);
  expect(refreshSpy).toHaveBeenCalledTimes(1);
});

test('refreshes the token once for several rejected requests', async () => {
  const { fetch, refreshSpy } = setUp();
  const responses = await Promise.all([
    fetch(createRequest()),
    fetch(createRequest()),
    fetch(createRequest()),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refreshSpy).toHaveBeenCalledTimes(1);
});

test('sends a request with an older token again without refreshing or ending the session', async () => {
  const { fetch, refreshSpy, auth } = setUp();
  await fetch(createRequest());
  const late = await fetch(createRequest('GET', 'token-of-sari'));
  expect(late.status).toBe(200);
  expect(refreshSpy).toHaveBeenCalledTimes(1);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
});

test('refreshes the token but does not send a POST again', async () => {
  const { fetch, send, auth } = setUp();
  const response = await fetch(createRequest('POST'));
  expect(response.status).toBe(401);
  expect(send).toHaveBeenCalledTimes(1);
  expect(auth.getSnapshot().context.session?.accessToken).toBe('renewed');
});

test('returns the rejection and ends the session when the token cannot be refreshed', async () => {
  const { fetch, auth } = setUp(() => Promise.resolve({ type: 'rejected', code: 'tokenExpired' }));
  const response = await fetch(createRequest());
  expect(response.status).toBe(401);
  expect(auth.getSnapshot().matches('signedOut')).toBe(true);
  expect(auth.getSnapshot().context).toEqual({
    session: null,
    error: 'tokenExpired',
    account: session.user.email,
  });
});

test('passes on the rejection of a request without a token', async () => {
  const { fetch, refreshSpy } = setUp();
  expect((await fetch(createRequest('GET', null))).status).toBe(401);
  expect(refreshSpy).not.toHaveBeenCalled();
});

test('signs out a disabled user, but not a user without permission', async () => {
  const { auth, send, fetch } = setUp();
  send.mockResolvedValueOnce(rejection(403, 'forbidden'));
  await fetch(createRequest());
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  send.mockResolvedValueOnce(rejection(403, 'user_disabled'));
  await fetch(createRequest());
  expect(auth.getSnapshot().context).toEqual({
    session: null,
    error: 'userDisabled',
    account: session.user.email,
  });
});

test('ignores a rejection of another token than that of the session', () => {
  const { auth, refreshSpy } = setUp();
  reportRejectedToken(auth, 'tokenExpired', 'an-older-token');
  reportRejectedToken(auth, 'tokenExpired', null);
  expect(refreshSpy).not.toHaveBeenCalled();
});
