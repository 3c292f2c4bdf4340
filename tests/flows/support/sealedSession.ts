import { createSessionStore, SESSION_KEY } from '../../../src/app/auth/sessionStore.ts';
import { readEnvironment } from '../../../src/app/environment.ts';
import { createMemoryStorage } from '../../../src/app/testing/fakes.ts';
import type { Session } from '../../../src/domain/session.ts';

const { salt } = readEnvironment({});

/** A session as a device keeps it, under `SESSION_KEY`. */
export async function sealSession(session: Session): Promise<string> {
  const storage = createMemoryStorage();
  await createSessionStore(storage, salt).write(session);
  return storage.getItem(SESSION_KEY) ?? '';
}

/** The session that a device keeps; null where nothing is kept, or nothing that can be read. */
export function unsealSession(text: string | null): Promise<Session | null> {
  return createSessionStore(
    createMemoryStorage(text === null ? {} : { [SESSION_KEY]: text }),
    salt,
  ).read();
}
