import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../domain/appError.ts';
import { createAccessToken, type Session } from '../../domain/session.ts';
import { authMachine, type AuthEvent, type RefreshOutcome } from './machine.ts';

const session: Session = {
  user: {
    id: 12,
    username: 'sari',
    name: 'Sari',
    email: 's@example.org',
    gender: null,
    pictureUrl: null,
  },
  ...createAccessToken('token-1', 0, 15 * 60_000),
};
const never = new Promise<never>(() => {});

/** What the actors do when they are invoked. */
interface Script {
  readonly restore?: () => Promise<Session | null>;
  readonly refresh?: () => Promise<RefreshOutcome>;
  readonly waitUntil?: (at: number) => Promise<void>;
}

function start({
  restore = async () => null,
  refresh = () => never,
  waitUntil = () => never,
}: Script = {}) {
  /** The provided actions that were executed, in order. */
  const effects: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Session | null, void>(restore),
        refreshSession: fromPromise<RefreshOutcome, void>(refresh),
        waitUntil: fromPromise<void, { at: number | string }>(({ input }) =>
          waitUntil(Number(input.at)),
        ),
      },
      actions: {
        storeSession: (_, { session: stored }) =>
          void effects.push(`storeSession ${stored?.accessToken}`),
        removeSession: () => void effects.push('removeSession'),
        goToReturnPath: () => void effects.push('goToReturnPath'),
        goHome: () => void effects.push('goHome'),
      },
    }),
    { clock },
  );
  actor.start();
  return { actor, effects, clock };
}

type Actor = ReturnType<typeof start>['actor'];
type Value = Parameters<SnapshotFrom<typeof authMachine>['matches']>[0];
const reach = (actor: Actor, value: Value) =>
  waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });

async function startSignedIn(script: Script = {}) {
  const started = start({ restore: async () => session, ...script });
  await reach(started.actor, 'signedIn');
  return started;
}

async function startSignedOut(script: Script = {}) {
  const started = start(script);
  await reach(started.actor, { signedOut: 'idle' });
  return started;
}

// The generated paths test everything else (tests/flows/machine/auth.test.ts).

test('R29 removes a stored session that cannot be read', async () => {
  const { effects } = await startSignedOut({
    restore: () => Promise.reject(new Error('unreadable')),
  });
  expect(effects).toEqual(['removeSession']);
});

describe('signed in', () => {
  test('R26 refreshes the token five minutes before it expires', async () => {
    const awaitedTimes: number[] = [];
    const { actor, effects } = await startSignedIn({
      waitUntil: (at) => {
        awaitedTimes.push(at);
        return awaitedTimes.length === 1 ? Promise.resolve() : never;
      },
      refresh: async () => ({
        type: 'refreshed',
        token: createAccessToken('token-2', 10 * 60_000, 15 * 60_000),
      }),
    });
    await waitFor(actor, ({ context }) => context.session?.accessToken === 'token-2', {
      timeout: 1000,
    });
    expect(awaitedTimes).toEqual([10 * 60_000, 20 * 60_000]);
    expect(actor.getSnapshot().context.session?.user).toEqual(session.user);
    expect(effects).toEqual(['storeSession token-2']);
  });

  test('stays signed in and retries the refresh while the server is unreachable', async () => {
    let refreshCalls = 0;
    const { actor, clock } = await startSignedIn({
      refresh: () => {
        refreshCalls += 1;
        return Promise.reject(new AppError('networkFailed'));
      },
    });
    actor.send({ type: 'LOGIN_ERROR', error: 'unauthenticated' });
    await reach(actor, { signedIn: 'unreachable' });
    clock.increment(30_000);
    expect(refreshCalls).toBe(2);
    expect(actor.getSnapshot().context.session).toEqual(session);
  });

  test('R26 signs out when the token expires and the server cannot refresh it', async () => {
    let expire: () => void = () => {};
    const { actor, effects } = await startSignedIn({
      refresh: async () => ({ type: 'unsupported' }),
      waitUntil: (at) =>
        at === session.expiresAt ? new Promise((resolve) => (expire = resolve)) : Promise.resolve(),
    });
    await reach(actor, { signedIn: 'expiring' });
    expire();
    await reach(actor, 'signedOut');
    expect(actor.getSnapshot().context.error).toBe('tokenExpired');
    expect(effects).toEqual(['removeSession']);
  });

  test('R27 signs out a disabled user', async () => {
    const { actor, effects } = await startSignedIn();
    actor.send({ type: 'LOGIN_ERROR', error: 'userDisabled' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
    expect(actor.getSnapshot().context).toEqual({
      session: null,
      error: 'userDisabled',
      account: 's@example.org',
    });
    expect(effects).toEqual(['removeSession']);
    actor.send({ type: 'LOGIN_ERROR', error: 'networkFailed' });
    expect(actor.getSnapshot().context.account).toBeNull();
  });
});

test('an unknown event stops the machine with an error', async () => {
  const { actor } = await startSignedOut();
  const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.send({ type: 'LOGIN_PLEASE' } as unknown as AuthEvent);
  await expect(failed).resolves.toEqual(
    new Error('Unknown auth event "LOGIN_PLEASE": send one of AuthEvent.'),
  );
  expect(actor.getSnapshot().status).toBe('error');
});
