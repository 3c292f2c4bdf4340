import * as v from 'valibot';
import type { Session } from '../../domain/session.ts';

/** The name under which the session lies in local storage. */
export const SESSION_KEY = 'currentUser';

/** The part of `localStorage` that the session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session of this device. It outlives the tab and is shared by all tabs. */
export interface SessionStore {
  /**
   * What is kept, or null. An unreadable value counts as signed out and is removed; one that cannot be opened for now,
   * since the network does not bring what opens it, stays. Never rejects.
   */
  read(): Promise<Session | null>;
  /** Rejects when the device keeps nothing. A write that was overtaken by `remove` keeps nothing either. */
  write(session: Session): Promise<void>;
  remove(): void;
}

interface Seal {
  sealText(text: string, salt: string, purpose: string): string;
  openText(sealed: string, salt: string, purpose: string): string;
}

/**
 * Keeps the session encrypted. The cipher is loaded only when there is something to open or to seal.
 * @param salt the build-time value from which the key is derived
 */
export function createSessionStore(
  storage: SessionStorage,
  salt: string,
  loadSeal: () => Promise<Seal> = () => import('./sealedText.ts'),
): SessionStore {
  let removals = 0;
  return {
    async read() {
      const sealed = storage.getItem(SESSION_KEY);
      if (sealed === null) return null;
      const seal = await loadSeal().catch(() => null);
      if (seal === null) return null;
      try {
        return toSession(
          v.parse(storedSession, JSON.parse(seal.openText(sealed, salt, SESSION_KEY))),
        );
      } catch {
        if (storage.getItem(SESSION_KEY) === sealed) storage.removeItem(SESSION_KEY);
        return null;
      }
    },
    async write(session) {
      const before = removals;
      const { sealText } = await loadSeal();
      if (removals === before)
        storage.setItem(
          SESSION_KEY,
          sealText(JSON.stringify(toStored(session)), salt, SESSION_KEY),
        );
    },
    remove() {
      removals += 1;
      storage.removeItem(SESSION_KEY);
    },
  };
}

const maybeText = v.nullish(v.string(), null);

const storedSession = v.object({
  data: v.object({
    id: v.number(),
    sub: v.string(),
    name: maybeText,
    email: maybeText,
    gender: maybeText,
    picture: maybeText,
    access_token: v.string(),
    expires_at: v.number(),
    refresh_at: v.number(),
  }),
  token: v.string(),
  loading: v.literal(false),
  errorMessage: v.null(),
});

type StoredSession = v.InferOutput<typeof storedSession>;

function toStored({ user, accessToken, expiresAt, refreshAt }: Session): StoredSession {
  return {
    data: {
      id: user.id,
      sub: user.username,
      name: user.name,
      email: user.email,
      gender: user.gender,
      picture: user.pictureUrl,
      access_token: accessToken,
      expires_at: expiresAt,
      refresh_at: refreshAt,
    },
    token: accessToken,
    loading: false,
    errorMessage: null,
  };
}

function toSession({ data, token }: StoredSession): Session {
  return {
    user: {
      id: data.id,
      username: data.sub,
      name: data.name,
      email: data.email,
      gender: data.gender,
      pictureUrl: data.picture,
    },
    accessToken: token,
    expiresAt: data.expires_at,
    refreshAt: data.refresh_at,
  };
}
