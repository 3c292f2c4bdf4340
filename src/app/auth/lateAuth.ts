import type { AuthContext, AuthEvent } from '../../machines/authMachine.ts';
import type { AuthActor } from './createAuth.ts';

/** A state of the sign-in, as a snapshot of the auth machine has it. */
export interface AuthState {
  readonly context: AuthContext;
  matches(state: Parameters<ReturnType<AuthActor['getSnapshot']>['matches']>[0]): boolean;
}

/** The sign-in of this device: the auth actor, or what stands for it until its code is loaded. */
export interface Auth {
  getSnapshot(): AuthState;
  /** Calls `listener` after each change. */
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: AuthEvent): void;
  stop(): unknown;
}

/** The sign-in with its machine loaded late. */
export interface LateAuth extends Auth {
  /** Loads the machine unless it is loaded. Never rejects. */
  load(): Promise<void>;
}

/**
 * Creates the sign-in of this device. Pages are shown without the machine: without a stored session
 * nobody is signed in, and a stored one is being restored. The machine is loaded at once for a
 * stored session, or else with the first event. Events wait until the machine has restored the
 * session.
 * @param hasStoredSession whether this device has stored a session
 * @param start loads the machine and starts it
 */
export function createLateAuth(
  hasStoredSession: boolean,
  start: () => Promise<AuthActor>,
): LateAuth {
  const listeners = new Set<() => void>();
  const waiting: AuthEvent[] = [];
  let stateBefore = hasStoredSession ? restoring : signedOut(null);
  let actor: AuthActor | undefined;
  let loading: Promise<void> | undefined;
  let isStopped = false;

  const notify = () => [...listeners].forEach((listener) => listener());
  const isRestored = () => actor !== undefined && !actor.getSnapshot().matches('restoring');

  const connect = (started: AuthActor) => {
    actor = started;
    if (isStopped) return void started.stop();
    started.subscribe(() => {
      if (isRestored()) waiting.splice(0).forEach(started.send);
      notify();
    });
    if (isRestored()) waiting.splice(0).forEach(started.send);
    notify();
  };
  const load = () =>
    (loading ??= start().then(connect, () => {
      // The next call tries again.
      loading = undefined;
      stateBefore = signedOut(waiting.splice(0).length > 0 ? 'networkFailed' : null);
      notify();
    }));
  if (hasStoredSession) void load();

  return {
    load,
    getSnapshot() {
      const snapshot = actor?.getSnapshot();
      // Without a stored session there is nothing to wait for.
      if (snapshot === undefined || (!hasStoredSession && !isRestored())) return stateBefore;
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    send(event) {
      if (actor !== undefined && isRestored()) return actor.send(event);
      waiting.push(event);
      void load();
    },
    stop() {
      isStopped = true;
      actor?.stop();
    },
  };
}

const restoring: AuthState = {
  context: { session: null, error: null },
  matches: (state) => state === 'restoring',
};

function signedOut(error: AuthContext['error']): AuthState {
  return {
    context: { session: null, error },
    matches: (state) =>
      state === 'signedOut' ||
      (typeof state === 'object' && 'signedOut' in state && state.signedOut === 'idle'),
  };
}
