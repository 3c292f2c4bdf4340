import { expect, test, vi } from 'vitest';
import { createMemoryStorage, session } from '../testing/fakes.ts';
import { openText, sealText } from './sealedText.ts';
import { createSessionStore, SESSION_KEY } from './sessionStore.ts';

const SALT = 'a-salt-of-the-build';

test('a session that was kept is read again', async () => {
  const storage = createMemoryStorage();
  await createSessionStore(storage, SALT).write(session);
  await expect(createSessionStore(storage, SALT).read()).resolves.toEqual(session);
});

test('R29 what lies on the device shows nothing of the session, and never twice the same', async () => {
  const [first, second] = [createMemoryStorage(), createMemoryStorage()];
  await createSessionStore(first, SALT).write(session);
  await createSessionStore(second, SALT).write(session);
  const sealed = first.getItem(SESSION_KEY) ?? '';
  expect(sealed).toMatch(/^v1\.[A-Za-z0-9+/=]{300,}$/);
  expect(sealed).not.toContain('token-of-sari');
  expect(atob(sealed.slice(3))).not.toContain('token-of-sari');
  expect(second.getItem(SESSION_KEY)).not.toBe(sealed);
});

test('it is kept in the shape that others know', async () => {
  const storage = createMemoryStorage();
  await createSessionStore(storage, SALT).write(session);
  expect(JSON.parse(openText(storage.getItem(SESSION_KEY) ?? '', SALT, SESSION_KEY))).toEqual({
    data: {
      id: 12,
      sub: 'demo-sari',
      name: 'Sari Lestari',
      email: 'sari.lestari@dukacita.example',
      gender: 'female',
      picture: null,
      access_token: 'token-of-sari',
      expires_at: session.expiresAt,
      refresh_at: session.refreshAt,
    },
    token: 'token-of-sari',
    loading: false,
    errorMessage: null,
  });
});

test('without a session nothing is loaded to open it', async () => {
  const load = vi.fn();
  await expect(createSessionStore(createMemoryStorage(), SALT, load).read()).resolves.toBeNull();
  expect(load).not.toHaveBeenCalled();
});

const sealedBy = (value: unknown, salt = SALT) =>
  sealText(JSON.stringify(value), salt, SESSION_KEY);

test.each([
  ['plain text', 'hello'],
  ['plain JSON', JSON.stringify({ data: {} })],
  ['a value of another salt', sealedBy({}, 'another-salt-of-a-build')],
  [
    'a value of another shape',
    sealedBy({ data: null, token: null, loading: false, errorMessage: null }),
  ],
  ['a value that is cut off', sealedBy({}).slice(0, -8)],
  [
    'a value that was changed',
    sealedBy({}).replace(/.(?=.$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
  ],
])('%s counts as signed out and is removed', async (_, value) => {
  const storage = createMemoryStorage({ [SESSION_KEY]: value });
  await expect(createSessionStore(storage, SALT).read()).resolves.toBeNull();
  expect(storage.getItem(SESSION_KEY)).toBeNull();
});

test('a network that does not bring what opens it takes the session from nobody', async () => {
  const storage = createMemoryStorage();
  await createSessionStore(storage, SALT).write(session);
  const loadSeal = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockImplementation(() => import('./sealedText.ts'));
  const store = createSessionStore(storage, SALT, loadSeal);
  await expect(store.read()).resolves.toBeNull();
  await expect(store.read()).resolves.toEqual(session);
});

test('a write that a sign-out has overtaken keeps nothing', async () => {
  const storage = createMemoryStorage();
  const store = createSessionStore(storage, SALT);
  const written = store.write(session);
  store.remove();
  await written;
  expect(storage.getItem(SESSION_KEY)).toBeNull();
});

test('a device that keeps nothing is told', async () => {
  const storage = {
    ...createMemoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  await expect(createSessionStore(storage, SALT).write(session)).rejects.toThrow('full');
});
