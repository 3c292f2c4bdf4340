import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { authMachine, type RefreshOutcome } from '../../machines/authMachine.ts';
import { session } from '../testing/fakes.ts';
import { createRefreshingFetch, reportRejectedToken } from './refreshingFetch.ts';

const newToken = {
  accessToken: 'renewed',
  expiresAt: session.expiresAt + 1,
  refreshAt: session.refreshAt + 1,
};
const refreshed: RefreshOutcome = { type: 'refreshed', token: newToken };

function setUp(refresh: () => Promise<RefreshOutcome> = () => Promise.resolve(refreshed)) {
  const asked = vi.fn(refresh);
  const auth = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<typeof session | null, void>(() => new Promise(() => {})),
        refreshSession: fromPromise<RefreshOutcome, void>(() => asked()),
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
  return { auth, asked, tokens, send, fetch: createRefreshingFetch(send, () => auth) };
}

function rejection(status: number, code: string): Response {
  return Response.json({ code, message: 'no' }, { status });
}

function call(method = 'GET', token: string | null = session.accessToken): Request {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
  return new Request('https://upstream.test/x', {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
}

test('a read that is refused for its token is asked again with a renewed one', async () => {
  const { fetch, tokens, asked } = setUp();
  const response = await fetch(call());
  expect(response.status).toBe(200);
  expect(tokens).toEqual(['Bearer token-of-sari', 'Bearer renewed']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('many reads refused at once renew the token once', async () => {
  const { fetch, asked } = setUp();
  const responses = await Promise.all([fetch(call()), fetch(call()), fetch(call())]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a late refusal of an old token renews nothing, ends nothing, and is asked again', async () => {
  const { fetch, asked, auth } = setUp();
  await fetch(call());
  const late = await fetch(call('GET', 'token-of-sari'));
  expect(late.status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
});

test('a write is not done again by itself, but its token is renewed', async () => {
  const { fetch, send, auth } = setUp();
  const response = await fetch(call('POST'));
  expect(response.status).toBe(401);
  expect(send).toHaveBeenCalledTimes(1);
  expect(auth.getSnapshot().context.session?.accessToken).toBe('renewed');
});

test('a token that cannot be renewed leaves the refusal and ends the session with its reason', async () => {
  const { fetch, auth } = setUp(() => Promise.resolve({ type: 'rejected', code: 'tokenExpired' }));
  const response = await fetch(call());
  expect(response.status).toBe(401);
  expect(auth.getSnapshot().matches('signedOut')).toBe(true);
  expect(auth.getSnapshot().context).toEqual({ session: null, error: 'tokenExpired' });
});

test('the refusal of a call without a token is nobody else’s business', async () => {
  const { fetch, asked } = setUp();
  expect((await fetch(call('GET', null))).status).toBe(401);
  expect(asked).not.toHaveBeenCalled();
});

test('a user who was disabled is signed out; one who may not do this is not', async () => {
  const { auth, send, fetch } = setUp();
  send.mockResolvedValueOnce(rejection(403, 'forbidden'));
  await fetch(call());
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  send.mockResolvedValueOnce(rejection(403, 'user_disabled'));
  await fetch(call());
  expect(auth.getSnapshot().context).toEqual({ session: null, error: 'userDisabled' });
});

test('a refusal of another token than the session’s is not reported', () => {
  const { auth, asked } = setUp();
  reportRejectedToken(auth, 'tokenExpired', 'an-older-token');
  reportRejectedToken(auth, 'tokenExpired', null);
  expect(asked).not.toHaveBeenCalled();
});
