import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { AppError } from '../domain/appError.ts';
import { accessTokenFrom, type Session } from '../domain/session.ts';
import {
  authMachine,
  type AuthEvent,
  type RefreshOutcome,
  type SignInOutcome,
} from './authMachine.ts';

const session: Session = {
  user: {
    id: 12,
    username: 'sari',
    name: 'Sari',
    email: 's@example.org',
    gender: null,
    pictureUrl: null,
  },
  ...accessTokenFrom('token-1', 0, 15 * 60_000),
};
const never = new Promise<never>(() => {});

interface Script {
  readonly restored?: () => Promise<Session | null>;
  readonly signIn?: () => Promise<SignInOutcome>;
  readonly refresh?: () => Promise<RefreshOutcome>;
  readonly waitUntil?: (at: number) => Promise<void>;
}

function start({
  restored = async () => null,
  signIn = () => never,
  refresh = () => never,
  waitUntil = () => never,
}: Script = {}) {
  const done: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Session | null, void>(restored),
        signIn: fromPromise<SignInOutcome, void>(signIn),
        refreshSession: fromPromise<RefreshOutcome, void>(refresh),
        waitUntil: fromPromise<void, { at: number | string }>(({ input }) =>
          waitUntil(Number(input.at)),
        ),
      },
      actions: {
        storeSession: (_, { session: stored }) => void done.push(`store ${stored?.accessToken}`),
        removeSession: () => void done.push('remove'),
        goToReturnPath: () => void done.push('goToReturnPath'),
        goHome: () => void done.push('goHome'),
      },
    }),
    { clock },
  );
  actor.start();
  return { actor, done, clock };
}

type Actor = ReturnType<typeof start>['actor'];
type Value = Parameters<SnapshotFrom<typeof authMachine>['matches']>[0];
const reach = (actor: Actor, value: Value) =>
  waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });

async function signedIn(script: Script = {}) {
  const started = start({ restored: async () => session, ...script });
  await reach(started.actor, 'signedIn');
  return started;
}

async function signedOut(script: Script = {}) {
  const started = start(script);
  await reach(started.actor, { signedOut: 'idle' });
  return started;
}

describe('at the start', () => {
  test('the stored user is restored', async () => {
    const { actor, done } = await signedIn();
    expect(actor.getSnapshot().context.session).toEqual(session);
    expect(done).toEqual([]);
  });

  test('without one nobody is signed in', async () => {
    const { actor } = await signedOut();
    expect(actor.getSnapshot().context).toEqual({ session: null, error: null });
  });

  test('R29 one that cannot be read is removed', async () => {
    const { done } = await signedOut({ restored: () => Promise.reject(new Error('garbled')) });
    expect(done).toEqual(['remove']);
  });
});

describe('signing in', () => {
  test.each([
    ['REQUEST_LOGIN', 'signingIn'],
    ['REQUEST_RECOVERY', 'recovering'],
    ['REQUEST_RESET', 'resetting'],
  ] as const)('%s is loading until UPDATE ends it', async (type, state) => {
    const { actor } = await signedOut();
    actor.send({ type });
    expect(actor.getSnapshot().value).toEqual({ signedOut: state });
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    actor.send({ type: 'UPDATE' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
  });

  test('the window signs the person in', async () => {
    const { actor, done } = await signedOut({
      signIn: async () => ({ type: 'signedIn', session }),
    });
    actor.send({ type: 'REQUEST_LOGIN' });
    await reach(actor, 'signedIn');
    expect(actor.getSnapshot().context).toEqual({ session, error: null });
    expect(done).toEqual(['store token-1', 'goToReturnPath']);
  });

  test('LOGIN_SUCCESS stores who has signed in and ends loading', async () => {
    const { actor, done } = await signedOut();
    actor.send({ type: 'REQUEST_LOGIN' });
    actor.send({ type: 'LOGIN_SUCCESS', session });
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    expect(done).toEqual(['store token-1', 'goToReturnPath']);
  });

  test.each([
    [
      'a refusal',
      async (): Promise<SignInOutcome> => ({ type: 'rejected', code: 'popupClosedByUser' }),
      'popupClosedByUser',
    ],
    [
      'a failure',
      () => Promise.reject<SignInOutcome>(new AppError('networkFailed')),
      'networkFailed',
    ],
  ] as const)('%s ends loading and is kept; asking again forgets it', async (_, signIn, code) => {
    const { actor } = await signedOut({ signIn });
    actor.send({ type: 'REQUEST_LOGIN' });
    await reach(actor, { signedOut: 'idle' });
    expect(actor.getSnapshot().context.error).toBe(code);
    actor.send({ type: 'REQUEST_LOGIN' });
    expect(actor.getSnapshot().context.error).toBe(null);
  });

  test('LOGIN_ERROR ends loading and stores the error', async () => {
    const { actor } = await signedOut();
    actor.send({ type: 'REQUEST_LOGIN' });
    actor.send({ type: 'LOGIN_ERROR', error: 'popupBlocked' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
    expect(actor.getSnapshot().context.error).toBe('popupBlocked');
  });

  test('a user brought by UPDATE signs nobody in', async () => {
    const { actor, done } = await signedOut();
    actor.send({ type: 'UPDATE', user: session.user });
    expect(actor.getSnapshot().context.session).toBe(null);
    expect(done).toEqual([]);
  });

  test.each([
    ['REQUEST_RECOVERY', 'RECOVERY_SUCCESS'],
    ['REQUEST_RESET', 'RESET_SUCCESS'],
  ] as const)('%s ends with %s', async (request, success) => {
    const { actor } = await signedOut();
    actor.send({ type: request });
    actor.send({ type: success });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
    expect(actor.getSnapshot().context.session).toBe(null);
  });
});

describe('being signed in', () => {
  test('UPDATE keeps what has changed of the user, and goes nowhere', async () => {
    const { actor, done } = await signedIn();
    const user = { ...session.user, name: 'Sari Dewi' };
    actor.send({ type: 'UPDATE', user });
    expect(actor.getSnapshot().context.session).toEqual({ ...session, user });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'fresh' });
    expect(done).toEqual(['store token-1']);
  });

  test('UPDATE that brings nobody changes nothing', async () => {
    const { actor, done } = await signedIn();
    actor.send({ type: 'UPDATE' });
    expect(actor.getSnapshot().context.session).toBe(session);
    expect(done).toEqual([]);
  });

  test('R26 the token is renewed five minutes before it expires', async () => {
    const asked: number[] = [];
    const { actor, done } = await signedIn({
      waitUntil: (at) => {
        asked.push(at);
        return asked.length === 1 ? Promise.resolve() : never;
      },
      refresh: async () => ({
        type: 'refreshed',
        token: accessTokenFrom('token-2', 600_000, 15 * 60_000),
      }),
    });
    await waitFor(actor, ({ context }) => context.session?.accessToken === 'token-2', {
      timeout: 1000,
    });
    expect(asked).toEqual([10 * 60_000, 20 * 60_000]);
    expect(actor.getSnapshot().context.session?.user).toEqual(session.user);
    expect(done).toEqual(['store token-2']);
  });

  test('a refused renewal signs out', async () => {
    const { actor, done } = await signedIn({
      refresh: async () => ({ type: 'rejected', code: 'tokenExpired' }),
    });
    actor.send({ type: 'LOGIN_ERROR', error: 'tokenExpired' });
    await reach(actor, 'signedOut');
    expect(actor.getSnapshot().context).toEqual({ session: null, error: 'tokenExpired' });
    expect(done).toEqual(['remove']);
  });

  test('a server that cannot be reached is asked again, and the person stays', async () => {
    let asked = 0;
    const { actor, clock } = await signedIn({
      refresh: () => {
        asked += 1;
        return Promise.reject(new AppError('networkFailed'));
      },
    });
    actor.send({ type: 'LOGIN_ERROR', error: 'unauthenticated' });
    await reach(actor, { signedIn: 'unreachable' });
    clock.increment(30_000);
    expect(asked).toBe(2);
    expect(actor.getSnapshot().context.session).toEqual(session);
  });

  test('R26 without renewal the session ends with its token', async () => {
    let expire: () => void = () => {};
    const { actor, done } = await signedIn({
      refresh: async () => ({ type: 'unsupported' }),
      waitUntil: (at) =>
        at === session.expiresAt ? new Promise((resolve) => (expire = resolve)) : Promise.resolve(),
    });
    await reach(actor, { signedIn: 'expiring' });
    expire();
    await reach(actor, 'signedOut');
    expect(actor.getSnapshot().context.error).toBe('tokenExpired');
    expect(done).toEqual(['remove']);
  });

  test('R27 a disabled user is signed out', async () => {
    const { actor, done } = await signedIn();
    actor.send({ type: 'LOGIN_ERROR', error: 'userDisabled' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
    expect(actor.getSnapshot().context).toEqual({ session: null, error: 'userDisabled' });
    expect(done).toEqual(['remove']);
  });

  test('any other error is only told', async () => {
    const { actor } = await signedIn();
    actor.send({ type: 'LOGIN_ERROR', error: 'networkFailed' });
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(actor.getSnapshot().context).toEqual({ session, error: 'networkFailed' });
  });

  test.each(['RECOVERY_SUCCESS', 'RESET_SUCCESS', 'LOGOUT'] as const)(
    '%s clears data and token',
    async (type) => {
      const { actor, done } = await signedIn();
      actor.send({ type });
      expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
      expect(actor.getSnapshot().context.session).toBe(null);
      expect(done).toEqual(type === 'LOGOUT' ? ['remove', 'goHome'] : ['remove']);
    },
  );
});

test('an unknown action is an error', async () => {
  const { actor } = await signedOut();
  const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.send({ type: 'LOGIN_PLEASE' } as unknown as AuthEvent);
  await expect(failed).resolves.toEqual(
    new Error('Unknown auth action "LOGIN_PLEASE": send one of AuthEvent.'),
  );
  expect(actor.getSnapshot().status).toBe('error');
});
