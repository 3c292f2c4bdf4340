import { SESSION_KEY } from '../../../src/app/auth/sessionKey.ts';
import { createSessionStore } from '../../../src/app/auth/sessionStore.ts';
import { readEnvironment } from '../../../src/app/platform/environment.ts';
import { createMemoryStorage } from '../../../src/app/testing/fakes.ts';
import type { Session } from '../../../src/domain/session.ts';

const { salt } = readEnvironment({ VITE_DEMO: 'true' });

/** Encrypts a session as the app stores it under `SESSION_KEY`. */
export async function sealSession(session: Session): Promise<string> {
  const storage = createMemoryStorage();
  await createSessionStore(storage, salt).write(session);
  return storage.getItem(SESSION_KEY) ?? '';
}

/** Decrypts a stored session; null if there is none or it cannot be read. */
export function unsealSession(text: string | null): Promise<Session | null> {
  return createSessionStore(
    createMemoryStorage(text === null ? {} : { [SESSION_KEY]: text }),
    salt,
  ).read();
}
