import { expect, test, vi } from 'vitest';
import { registerWorker } from './registerWorker.ts';
import { unregisterWorker } from './startOffline.ts';

type Listener = () => void;

/**
 * Creates a fake page with those parts of a window and of a service worker container that
 * registration uses.
 */
function openPage({ hadWorker = false, readyState = 'complete' as DocumentReadyState } = {}) {
  const listeners = new Map<string, Listener>();
  const listen = (name: string, listener: Listener) => void listeners.set(name, listener);
  const worker = { postMessage: vi.fn() };
  const registration = { update: vi.fn(async () => {}) };
  const container = {
    controller: hadWorker ? worker : null,
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
    addEventListener: listen,
  };
  let now = 1_000;
  const observerCallbacks: ((list: {
    getEntries: () => { name: string; startTime: number }[];
  }) => void)[] = [];
  const view = {
    addEventListener: listen,
    document: { readyState, visibilityState: 'visible', addEventListener: listen },
    navigator: { serviceWorker: container },
    performance: { now: () => now },
    PerformanceObserver: class {
      constructor(callback: (typeof observerCallbacks)[number]) {
        observerCallbacks.push(callback);
      }
      observe() {}
    },
  };
  return {
    container,
    worker,
    registration,
    register: () => registerWorker(view as unknown as Parameters<typeof registerWorker>[0]),
    dispatch: (name: string) => listeners.get(name)?.(),
    hasListener: (name: string) => listeners.has(name),
    takeOver: () => {
      container.controller = worker;
      listeners.get('controllerchange')?.();
    },
    reportResources: (...entries: { name: string; startTime: number }[]) =>
      observerCallbacks.forEach((callback) => callback({ getEntries: () => entries })),
    advanceTime: (ms: number) => (now += ms),
  };
}

test('registers the worker after the page has loaded, with a script that bypasses the HTTP cache', () => {
  const page = openPage({ readyState: 'loading' });
  page.register();
  expect(page.container.register).not.toHaveBeenCalled();
  page.dispatch('load');
  expect(page.container.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('reports the resources that the page loaded before its first worker took over, and no later ones', async () => {
  const page = openPage();
  page.register();
  await expect.poll(() => page.hasListener('controllerchange')).toBe(true);
  page.takeOver();
  page.reportResources(
    { name: 'https://app.test/persons/detail/7', startTime: 900 },
    { name: 'https://app.test/cities', startTime: 1_001 },
  );
  expect(page.worker.postMessage.mock.calls).toEqual([
    [{ type: 'keep', addresses: ['https://app.test/persons/detail/7'] }],
  ]);
});

test('reports nothing when the page had a worker from the start', async () => {
  const page = openPage({ hadWorker: true });
  page.register();
  await expect.poll(() => page.hasListener('visibilitychange')).toBe(true);
  page.reportResources({ name: 'https://app.test/cities', startTime: 900 });
  expect(page.worker.postMessage).not.toHaveBeenCalled();
});

test('checks for an update when the page becomes visible after an hour', async () => {
  const page = openPage({ hadWorker: true });
  page.register();
  await expect.poll(() => page.hasListener('visibilitychange')).toBe(true);
  page.advanceTime(59 * 60_000);
  page.dispatch('visibilitychange');
  expect(page.registration.update).not.toHaveBeenCalled();
  page.advanceTime(60_000);
  page.dispatch('visibilitychange');
  page.dispatch('visibilitychange');
  expect(page.registration.update).toHaveBeenCalledTimes(1);
});

test('does nothing in a browser without service workers', () => {
  const view = { navigator: {} } as Parameters<typeof registerWorker>[0];
  expect(() => registerWorker(view)).not.toThrow();
});

test('unregisters the worker of an earlier build and deletes its caches, also if no worker is left', async () => {
  const unregister = vi.fn(async () => true);
  const caches = { keys: async () => ['page', 'reads'], delete: vi.fn(async () => true) };
  const unregisterFrom = (registrations: unknown[]) =>
    unregisterWorker({
      navigator: { serviceWorker: { getRegistrations: async () => registrations } },
      caches,
    } as unknown as Parameters<typeof unregisterWorker>[0]);
  await unregisterFrom([{ unregister }]);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(caches.delete.mock.calls).toEqual([['page'], ['reads']]);
  await unregisterFrom([]);
  expect(caches.delete).toHaveBeenCalledTimes(4);
});
