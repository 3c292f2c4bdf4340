import * as v from 'valibot';
import { AppError } from '../../domain/appError.ts';
import type { Session } from '../../domain/session.ts';
import type { DeviceStorage } from '../platform/guardedStorage.ts';
import { SESSION_KEY } from './sessionKey.ts';

/** The methods of `localStorage` that the session store uses. */
export type SessionStorage = Pick<DeviceStorage, 'getItem' | 'setItem' | 'removeItem' | 'isKept'>;

/** Stores the session of this device, shared by all tabs. */
export interface SessionStore {
  /** Returns the stored session, or null. Removes a value that cannot be read. Never rejects. */
  read(): Promise<Session | null>;
  /** Stores a session. Rejects if it ends with this page; does nothing after `remove`. */
  write(session: Session): Promise<void>;
  remove(): void;
}

interface Seal {
  sealText(text: string, salt: string, purpose: string): string;
  openText(sealed: string, salt: string, purpose: string): string;
}

/**
 * Creates a session store that encrypts the session. The cipher is loaded when it is first needed.
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
      const removalsBefore = removals;
      const { sealText } = await loadSeal();
      if (removals !== removalsBefore) return;
      storage.setItem(SESSION_KEY, sealText(JSON.stringify(toStored(session)), salt, SESSION_KEY));
      if (storage.isKept?.(SESSION_KEY) === false)
        throw new AppError('storageFailed', { message: 'The session ends with this page.' });
    },
    remove() {
      removals += 1;
      storage.removeItem(SESSION_KEY);
    },
  };
}

const nullableText = v.nullish(v.string(), null);

const storedSession = v.object({
  data: v.object({
    id: v.number(),
    sub: v.string(),
    name: nullableText,
    email: nullableText,
    gender: nullableText,
    picture: nullableText,
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
