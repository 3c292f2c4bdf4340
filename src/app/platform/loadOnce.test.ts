import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

test('loads a value once', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  const loaded = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(loaded()).toBe(loaded());
  await expect(loaded()).resolves.toBe('loaded');
  expect(load).toHaveBeenCalledOnce();
});

test('keeps a failure for a second, and then loads again', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve('loaded'));
  load.mockRejectedValueOnce(new Error('offline'));
  const loaded = loadOnce(load);
  await expect(loaded()).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(999);
  await expect(loaded()).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded()).resolves.toBe('loaded');
});
