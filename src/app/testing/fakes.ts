import type { Session } from '../../domain/session.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import type { Transport } from '../auth/outcomeMessages.ts';
import type { FileStore } from '../orders/pendingUploads.ts';
import type { Clock } from '../orders/waitUntil.ts';

/** A storage that lasts as long as the test. */
export function createMemoryStorage(values: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(values));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Files that last as long as the test. */
export function createMemoryFiles(): FileStore {
  const kept = new Map<string, File>();
  return {
    get: async (key) => kept.get(key),
    set: async (key, file) => void kept.set(key, file),
    del: async (key) => void kept.delete(key),
  };
}

/** A clock that stands until it is moved on. */
export interface ManualClock extends Clock {
  /** Moves on by some ms and rings whatever is due, in order. */
  pass(ms: number): void;
}

export function createManualClock(start = NOW): ManualClock {
  let time = start;
  let alarms: { at: number; ring: () => void }[] = [];
  return {
    now: () => time,
    after(ms, ring) {
      const alarm = { at: time + ms, ring };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
      };
    },
    onWake: () => () => {},
    pass(ms) {
      const end = time + ms;
      for (;;) {
        const [next] = alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        time = next.at;
        alarms = alarms.filter((alarm) => alarm !== next);
        next.ring();
      }
      time = end;
    },
  };
}

/** Two windows that hear each other. */
export function createTransportPair(): [Transport, Transport] {
  const ears = [
    new Set<(message: unknown, reply: (message: unknown) => void) => void>(),
    new Set<typeof hear>(),
  ] as const;
  function hear(_message: unknown, _reply: (message: unknown) => void) {}
  const end = (mine: 0 | 1): Transport => {
    const theirs = ears[mine === 0 ? 1 : 0];
    const post = (message: unknown) =>
      theirs.forEach((ear) =>
        ear(message, (answer) => ears[mine].forEach((own) => own(answer, post))),
      );
    return {
      post,
      subscribe(listener) {
        ears[mine].add(listener);
        return () => ears[mine].delete(listener);
      },
    };
  };
  return [end(0), end(1)];
}

/** Sari, signed in for an hour. */
export const session: Session = {
  user: {
    id: 12,
    username: 'demo-sari',
    name: 'Sari Lestari',
    email: 'sari.lestari@dukacita.example',
    gender: 'female',
    pictureUrl: null,
  },
  accessToken: 'token-of-sari',
  expiresAt: NOW + 3_600_000,
  refreshAt: NOW + 3_300_000,
};
