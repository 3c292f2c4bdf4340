import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../testing/fakes.ts';
import { createGuardedStorage } from './guardedStorage.ts';

const denied = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};
const full = (values: Record<string, string> = {}): Storage => ({
  ...createMemoryStorage(values),
  setItem: () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  },
});

describe('a storage that the browser allows', () => {
  test('stores values on the device', () => {
    const device = createMemoryStorage({ one: '1' });
    const storage = createGuardedStorage(() => device);
    storage.setItem('two', '2');
    expect([device.getItem('two'), storage.getItem('one'), storage.length]).toEqual(['2', '1', 2]);
    expect(storage.isKept('two')).toBe(true);
    storage.removeItem('one');
    expect([device.getItem('one'), storage.key(0), storage.key(1)]).toEqual([null, 'two', null]);
    storage.clear();
    expect(device.length).toBe(0);
  });
});

describe.each([
  ['denied', denied],
  ['full', () => full()],
])('R193 a storage that is %s', (_, open) => {
  test('keeps values as long as the page, and says so once', () => {
    const storage = createGuardedStorage(open);
    const listener = vi.fn();
    storage.onRefusal(listener);
    expect([storage.getItem('draft'), storage.length, listener.mock.calls.length]).toEqual([
      null,
      0,
      0,
    ]);
    storage.setItem('draft', 'a');
    storage.setItem('draft', 'b');
    expect([storage.getItem('draft'), storage.key(0), storage.length]).toEqual(['b', 'draft', 1]);
    expect(storage.isKept('draft')).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
    const late = vi.fn();
    storage.onRefusal(late);
    expect(late).toHaveBeenCalledTimes(1);
    storage.removeItem('draft');
    storage.setItem('other', 'c');
    storage.clear();
    expect([storage.getItem('draft'), storage.getItem('other')]).toEqual([null, null]);
  });
});

test('R193 a full storage gives up the earlier value, which would come back after a reload', () => {
  const device = full({ draft: 'old' });
  const storage = createGuardedStorage(() => device);
  storage.setItem('draft', 'new');
  expect([storage.getItem('draft'), device.getItem('draft')]).toEqual(['new', null]);
});

test('stops telling a listener that has unsubscribed', () => {
  const storage = createGuardedStorage(denied);
  const listener = vi.fn();
  storage.onRefusal(listener)();
  storage.setItem('draft', 'a');
  expect(listener).not.toHaveBeenCalled();
});
