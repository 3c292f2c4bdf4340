import { describe, expect, test, vi } from 'vitest';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { type PushDeps, readPushState, turnPushOff, turnPushOn } from './pushDevice.ts';

const upstream = startUpstream();
const userId = 12;

interface Device {
  userAgent?: string;
  isStandalone?: boolean;
  permission?: NotificationPermission;
  /** The answer of the user to the question for the permission. */
  answer?: NotificationPermission;
  canPush?: boolean;
  /** Whether the build has a service worker. */
  offline?: boolean;
}

/** Creates a browser that has a service worker. */
function createDevice({
  userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/130',
  isStandalone = false,
  permission = 'default',
  answer = 'granted',
  canPush = true,
  offline = true,
}: Device = {}) {
  const stored = new Map<string, string>();
  let current: object | null = null;
  const unsubscribe = vi.fn(async () => {
    current = null;
    return true;
  });
  const subscribe = vi.fn(async () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/a';
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
    current = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
    return current;
  });
  const pushManager = { subscribe, getSubscription: async () => current };
  const requestPermission = vi.fn(async () => answer);
  const deps = {
    environment: { offline },
    view: {
      navigator: {
        userAgent,
        maxTouchPoints: 5,
        serviceWorker: { getRegistration: async () => ({ pushManager }) },
      },
      matchMedia: () => ({ matches: isStandalone }),
      ...(canPush && { Notification: { permission, requestPermission }, PushManager: {} }),
    },
    client: testClient(),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  } as unknown as PushDeps;
  return { deps, subscribe, unsubscribe, requestPermission };
}

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('readPushState', () => {
  test.each([
    ['off', {}],
    ['denied', { permission: 'denied' }],
    ['unsupported', { canPush: false }],
    ['unsupported', { offline: false }],
    ['needsInstall', { userAgent: iPhone, canPush: false }],
    ['needsInstall', { userAgent: iPad, canPush: false }],
    ['off', { userAgent: iPhone, isStandalone: true }],
  ] as const)('is %s for %j', async (state, device) => {
    const { deps, requestPermission } = createDevice(device);
    expect(await readPushState(deps, userId)).toBe(state);
    expect(requestPermission).not.toHaveBeenCalled();
  });
});

describe('turnPushOn', () => {
  test('R127 subscribes the browser with the key of the server', async () => {
    const { deps, subscribe } = createDevice();
    expect(await turnPushOn(deps, userId)).toBe('on');
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: expect.stringMatching(/^B[\w-]{86}$/) as string,
    });
    expect((await upstream.seen()).map(({ path }) => path)).toEqual([
      '/api/v1.0/push/key',
      '/api/v1.0/push/subscribe',
    ]);
    expect(await readPushState(deps, userId)).toBe('on');
    expect(await readPushState(deps, userId + 1)).toBe('off');
  });

  test.each([
    ['denied', 'denied'],
    ['default', 'off'],
  ] as const)('sends no request when the answer is %s', async (answer, state) => {
    const { deps, subscribe } = createDevice({ answer });
    expect(await turnPushOn(deps, userId)).toBe(state);
    expect(subscribe).not.toHaveBeenCalled();
    expect(await upstream.seen()).toEqual([]);
  });

  test('replaces the subscription of another user', async () => {
    const { deps, subscribe, unsubscribe } = createDevice();
    await turnPushOn(deps, userId);
    await turnPushOn(deps, userId + 1);
    expect([subscribe.mock.calls.length, unsubscribe.mock.calls.length]).toEqual([2, 1]);
    expect(await readPushState(deps, userId)).toBe('off');
    expect(await readPushState(deps, userId + 1)).toBe('on');
  });

  test('fails and leaves push messages off when the server cannot be reached', async () => {
    upstream.use(faults.network());
    const { deps } = createDevice();
    await expect(turnPushOn(deps, userId)).rejects.toMatchObject({ code: 'networkFailed' });
    expect(await readPushState(deps, userId)).toBe('off');
  });
});

describe('turnPushOff', () => {
  test('R127 ends the subscription in the browser and on the server', async () => {
    const { deps, unsubscribe } = createDevice();
    await turnPushOn(deps, userId);
    await turnPushOff(deps);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect((await upstream.seen()).at(-1)).toMatchObject({
      path: '/api/v1.0/push/unsubscribe',
      body: { endpoint: 'https://fcm.googleapis.com/fcm/send/a' },
    });
    expect(await readPushState(deps, userId)).toBe('off');
  });

  test('ends the subscription in the browser when the server cannot be reached', async () => {
    const { deps, unsubscribe } = createDevice();
    await turnPushOn(deps, userId);
    upstream.use(faults.network());
    await turnPushOff(deps);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  test('sends no request without a subscription', async () => {
    await turnPushOff(createDevice().deps);
    expect(await upstream.seen()).toEqual([]);
  });
});
