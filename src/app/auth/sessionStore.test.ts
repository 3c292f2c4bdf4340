import { expect, test, vi } from 'vitest';
import { createMemoryStorage, session } from '../testing/fakes.ts';
import { openText, sealText } from './sealedText.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { createSessionStore } from './sessionStore.ts';

const SALT = 'a-salt-of-the-build';

test('reads a stored session', async () => {
  const storage = createMemoryStorage();
  await createSessionStore(storage, SALT).write(session);
  await expect(createSessionStore(storage, SALT).read()).resolves.toEqual(session);
});

test('R29 stores the session encrypted, differently each time', async () => {
  const [first, second] = [createMemoryStorage(), createMemoryStorage()];
  await createSessionStore(first, SALT).write(session);
  await createSessionStore(second, SALT).write(session);
  const sealed = first.getItem(SESSION_KEY) ?? '';
  expect(sealed).toMatch(/^v1\.[A-Za-z0-9+/=]{300,}$/);
  expect(sealed).not.toContain('token-of-sari');
  expect(atob(sealed.slice(3))).not.toContain('token-of-sari');
  expect(second.getItem(SESSION_KEY)).not.toBe(sealed);
});

test('stores the session in a fixed JSON format', async () => {
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

test('does not load the cipher when there is no session', async () => {
  const load = vi.fn();
  await expect(createSessionStore(createMemoryStorage(), SALT, load).read()).resolves.toBeNull();
  expect(load).not.toHaveBeenCalled();
});

const sealValue = (value: unknown, salt = SALT) =>
  sealText(JSON.stringify(value), salt, SESSION_KEY);

test.each([
  ['plain text', 'hello'],
  ['plain JSON', JSON.stringify({ data: {} })],
  ['a value with another salt', sealValue({}, 'another-salt-of-a-build')],
  [
    'a value with another shape',
    sealValue({ data: null, token: null, loading: false, errorMessage: null }),
  ],
  ['a truncated value', sealValue({}).slice(0, -8)],
  [
    'a value with a changed character',
    sealValue({}).replace(/.(?=.$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
  ],
])('returns null for %s and removes it', async (_, value) => {
  const storage = createMemoryStorage({ [SESSION_KEY]: value });
  await expect(createSessionStore(storage, SALT).read()).resolves.toBeNull();
  expect(storage.getItem(SESSION_KEY)).toBeNull();
});

test('keeps the session when the cipher cannot be loaded', async () => {
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

test('stores nothing when the session is removed during a write', async () => {
  const storage = createMemoryStorage();
  const store = createSessionStore(storage, SALT);
  const pendingWrite = store.write(session);
  store.remove();
  await pendingWrite;
  expect(storage.getItem(SESSION_KEY)).toBeNull();
});

test('rejects a write when the storage is full', async () => {
  const storage = {
    ...createMemoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  await expect(createSessionStore(storage, SALT).write(session)).rejects.toThrow('full');
});
