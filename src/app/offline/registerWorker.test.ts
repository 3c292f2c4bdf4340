import { expect, test, vi } from 'vitest';
import { registerWorker } from './registerWorker.ts';
import { unregisterWorker } from './unregisterWorker.ts';

type Listener = () => void;

/** A page with a browser's worker container, as far as registering goes. */
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
  const observers: ((list: { getEntries: () => { name: string; startTime: number }[] }) => void)[] =
    [];
  const view = {
    addEventListener: listen,
    document: { readyState, visibilityState: 'visible', addEventListener: listen },
    navigator: { serviceWorker: container },
    performance: { now: () => now },
    PerformanceObserver: class {
      constructor(see: (typeof observers)[number]) {
        observers.push(see);
      }
      observe() {}
    },
  };
  return {
    container,
    worker,
    registration,
    register: () => registerWorker(view as unknown as Parameters<typeof registerWorker>[0]),
    happens: (name: string) => listeners.get(name)?.(),
    hasListener: (name: string) => listeners.has(name),
    takeOver: () => {
      container.controller = worker;
      listeners.get('controllerchange')?.();
    },
    used: (...entries: { name: string; startTime: number }[]) =>
      observers.forEach((see) => see({ getEntries: () => entries })),
    pass: (ms: number) => (now += ms),
  };
}

test('the worker is registered once the page has loaded, and its script is never taken from a cache', () => {
  const page = openPage({ readyState: 'loading' });
  page.register();
  expect(page.container.register).not.toHaveBeenCalled();
  page.happens('load');
  expect(page.container.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('what the page used before its first worker took over is told to it, and what came later is not', async () => {
  const page = openPage();
  page.register();
  await expect.poll(() => page.hasListener('controllerchange')).toBe(true);
  page.takeOver();
  page.used(
    { name: 'https://app.test/persons/detail/7', startTime: 900 },
    { name: 'https://app.test/cities', startTime: 1_001 },
  );
  expect(page.worker.postMessage.mock.calls).toEqual([
    [{ type: 'keep', addresses: ['https://app.test/persons/detail/7'] }],
  ]);
});

test('a page that had a worker from the start has nothing to tell', async () => {
  const page = openPage({ hadWorker: true });
  page.register();
  await expect.poll(() => page.hasListener('visibilitychange')).toBe(true);
  page.used({ name: 'https://app.test/cities', startTime: 900 });
  expect(page.worker.postMessage).not.toHaveBeenCalled();
});

test('a page that is come back to after an hour looks for a new version', async () => {
  const page = openPage({ hadWorker: true });
  page.register();
  await expect.poll(() => page.hasListener('visibilitychange')).toBe(true);
  page.pass(59 * 60_000);
  page.happens('visibilitychange');
  expect(page.registration.update).not.toHaveBeenCalled();
  page.pass(60_000);
  page.happens('visibilitychange');
  page.happens('visibilitychange');
  expect(page.registration.update).toHaveBeenCalledTimes(1);
});

test('a browser without workers is left alone', () => {
  const view = { navigator: {} } as Parameters<typeof registerWorker>[0];
  expect(() => registerWorker(view)).not.toThrow();
});

test('a build without a worker ends the one of an earlier build, and forgets what it kept', async () => {
  const unregister = vi.fn(async () => true);
  const caches = { keys: async () => ['page', 'reads'], delete: vi.fn(async () => true) };
  const leave = (registrations: unknown[]) =>
    unregisterWorker({
      navigator: { serviceWorker: { getRegistrations: async () => registrations } },
      caches,
    } as unknown as Parameters<typeof unregisterWorker>[0]);
  await leave([{ unregister }]);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(caches.delete.mock.calls).toEqual([['page'], ['reads']]);
  await leave([]);
  expect(caches.delete).toHaveBeenCalledTimes(4);
});
