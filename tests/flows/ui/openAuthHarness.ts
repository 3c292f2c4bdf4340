import { createMemoryStorage } from '../../../src/app/testing/fakes.ts';
import type { Transport } from '../../../src/app/auth/outcomeMessages.ts';
import type { OpenedWindow } from '../../../src/app/auth/signInWindow.ts';
import type { AuthDriver } from '../support/authDriver.ts';
import type { Opening } from '../support/driver.ts';
import { openHarness, type HarnessDriverOptions } from './openHarness.tsx';

type Listener = Parameters<Transport['subscribe']>[0];

/** Opens the whole app in this page, with a window to sign in by that never shows anything. */
export async function openAuthHarness(
  opening: Opening,
  options: HarnessDriverOptions,
): Promise<AuthDriver> {
  const listeners = new Set<Listener>();
  const localStorage = createMemoryStorage(opening.kept);
  let areWindowsAllowed = true;
  let isWindowClosed = true;
  const opened: OpenedWindow = {
    get closed() {
      return isWindowClosed;
    },
    close: () => {
      isWindowClosed = true;
    },
    go: () => {},
  };
  const transport: Transport = {
    post: () => {},
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const seen = { loads: 0 };
  const driver = await openHarness(opening, {
    ...options,
    onLoad: () => {
      seen.loads += 1;
      // With a page goes what it was waiting for.
      listeners.clear();
    },
    device: {
      localStorage,
      signInWindow: {
        open() {
          isWindowClosed = !areWindowsAllowed;
          return areWindowsAllowed ? opened : null;
        },
        isFocused: () => true,
        transports: [transport],
      },
    },
  });

  /** The page waits for its window only when the provider's page is known. */
  const whenHeard = async () => {
    for (
      const end = performance.now() + driver.timeoutMs;
      listeners.size === 0;
      await driver.waitForFrame()
    ) {
      if (performance.now() > end) throw new Error('Nobody waits for the window to sign in by.');
    }
  };

  return {
    ...driver,
    async allowWindows(areAllowed) {
      areWindowsAllowed = areAllowed;
    },
    async closeWindow() {
      await whenHeard();
      isWindowClosed = true;
    },
    async handOver(outcome) {
      await whenHeard();
      [...listeners].forEach((listen) =>
        listen({ type: 'signIn.done', attempt: null, outcome }, () => {}),
      );
    },
    async untilLoaded(handler) {
      const before = seen.loads;
      await handler();
      for (
        const end = performance.now() + driver.timeoutMs;
        seen.loads === before;
        await driver.waitForFrame()
      ) {
        if (performance.now() > end) throw new Error('The app does not load its page anew.');
      }
    },
    async untilRenewed() {
      // Pages renew one after the other: the lock is given back at the end.
      for (
        const end = performance.now() + driver.timeoutMs;
        ((await navigator.locks.query()).held ?? []).length > 0;
        await driver.waitForFrame()
      ) {
        if (performance.now() > end) throw new Error('The renewal of the session does not end.');
      }
      await driver.waitForFrame();
    },
    kept: (key) => Promise.resolve(localStorage.getItem(key)),
    async keep(key, value) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    },
    async hearOf(key) {
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }),
      );
    },
  };
}
