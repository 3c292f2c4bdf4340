import type { AppErrorCode } from '../../domain/appError.ts';
import type { AuthEvent } from '../../machines/auth/machine.ts';
import type { OpenedWindow, SignInWindow } from '../platform/signInWindow.ts';
import type { AuthActor } from './createAuth.ts';

/** The auth actor, or what keeps its events until it runs. */
export interface Auth {
  /** Returns null until the actor is loaded and has restored a stored session. */
  getSnapshot(): ReturnType<AuthActor['getSnapshot']> | null;
  /** Calls `listener` after each change. */
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: AuthEvent): void;
}

/** The sign-in of this device, whose machine is loaded late. */
export interface LateAuth extends Auth {
  status(): 'restoring' | 'signedOut' | 'signedIn';
  /** Returns why the last sign-in failed or the session ended. */
  error(): AppErrorCode | null;
  /** Loads the machine unless it is loaded. Never rejects. */
  load(): Promise<unknown>;
  stop(): void;
}

/**
 * Creates the sign-in of this device. The machine is loaded at once for a stored session, or else
 * with the first event. Only the window of a sign-in opens without it, because browsers block one
 * that opens after the press.
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
  let isRestoring = hasStoredSession;
  let loadError: AppErrorCode | null = null;
  let actor: AuthActor | undefined;
  let loading: Promise<AuthActor | undefined> | undefined;
  /** The window of a sign-in that waits; null if the browser blocked it. */
  let early: OpenedWindow | null | undefined;

  const open = () => {
    const opened = early === undefined ? signInWindow.open() : early;
    early = undefined;
    return opened;
  };
  const settle = () => {
    isRestoring = false;
    // The window of a sign-in that did not begin: the session was restored, or the code is missing.
    early?.close();
    early = undefined;
    listeners.forEach((listener) => listener());
  };
  const follow = (started: AuthActor) => {
    const update = () => {
      if (started.getSnapshot().matches('restoring')) return;
      actor = started;
      loadError = null;
      waiting.splice(0).forEach(started.send);
      settle();
    };
    started.subscribe(update);
    update();
    return started;
  };
  const load = () =>
    (loading ??= start({ ...signInWindow, open }).then(follow, () => {
      // The next call tries again.
      loading = undefined;
      loadError = waiting.splice(0).length > 0 ? 'networkFailed' : null;
      settle();
      return undefined;
    }));
  if (hasStoredSession) void load();

  return {
    load,
    getSnapshot: () => actor?.getSnapshot() ?? null,
    status() {
      if (isRestoring) return 'restoring';
      return actor?.getSnapshot().matches('signedIn') ? 'signedIn' : 'signedOut';
    },
    error: () => actor?.getSnapshot().context.error ?? loadError,
    subscribe(listener) {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    send(event) {
      if (actor !== undefined) return actor.send(event);
      if (event.type === 'REQUEST_LOGIN') {
        const isWaiting = early !== undefined;
        early?.close();
        early = signInWindow.open();
        if (isWaiting) return;
      }
      waiting.push(event);
      void load();
    },
    stop: () => void loading?.then((started) => started?.stop()),
  };
}
