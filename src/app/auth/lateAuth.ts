import type { AuthContext, AuthEvent } from '../../machines/auth/machine.ts';
import type { OpenedWindow, SignInWindow } from '../platform/signInWindow.ts';
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
 * session. Only the window of a sign-in opens at once, because browsers block one that opens after
 * the press.
 * @param hasStoredSession whether this device has stored a session
 * @param start loads the machine and starts it with a window
 */
export function createLateAuth(
  hasStoredSession: boolean,
  signInWindow: SignInWindow,
  start: (signInWindow: SignInWindow) => Promise<AuthActor>,
): LateAuth {
  const listeners = new Set<() => void>();
  const waiting: AuthEvent[] = [];
  let stateBefore = hasStoredSession ? restoring : signedOut(null);
  let actor: AuthActor | undefined;
  let loading: Promise<void> | undefined;
  let isStopped = false;
  /** The window of a sign-in that waits; null if the browser blocked it. */
  let openedEarly: OpenedWindow | null | undefined;

  const takeWindow = () => {
    if (openedEarly === undefined) return signInWindow.open();
    const opened = openedEarly;
    openedEarly = undefined;
    return opened;
  };
  const closeEarlyWindow = () => {
    openedEarly?.close();
    openedEarly = undefined;
  };
  const notify = () => [...listeners].forEach((listener) => listener());
  const isRestored = () => actor !== undefined && !actor.getSnapshot().matches('restoring');

  const connect = (started: AuthActor) => {
    actor = started;
    if (isStopped) return void started.stop();
    const update = () => {
      if (isRestored()) waiting.splice(0).forEach(started.send);
      // A restored session needs no sign-in.
      if (started.getSnapshot().matches('signedIn')) closeEarlyWindow();
      notify();
    };
    started.subscribe(update);
    update();
  };
  const load = () =>
    (loading ??= start({ ...signInWindow, open: takeWindow }).then(connect, () => {
      // The next call tries again.
      loading = undefined;
      closeEarlyWindow();
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
      if (event.type === 'REQUEST_LOGIN') {
        const isWaiting = openedEarly !== undefined;
        closeEarlyWindow();
        openedEarly = signInWindow.open();
        if (isWaiting) return;
      }
      waiting.push(event);
      void load();
    },
    stop() {
      isStopped = true;
      closeEarlyWindow();
      actor?.stop();
    },
  };
}

const restoring: AuthState = {
  context: { session: null, error: null, account: null },
  matches: (state) => state === 'restoring',
};

function signedOut(error: AuthContext['error']): AuthState {
  return {
    context: { session: null, error, account: null },
    matches: (state) =>
      state === 'signedOut' ||
      (typeof state === 'object' && 'signedOut' in state && state.signedOut === 'idle'),
  };
}
