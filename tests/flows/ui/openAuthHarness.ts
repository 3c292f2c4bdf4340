import { createMemoryStorage } from '../../../src/app/testing/fakes.ts';
import type { Transport } from '../../../src/app/platform/transports.ts';
import type { OpenedWindow } from '../../../src/app/platform/signInWindow.ts';
import type { AuthDriver } from '../support/authDriver.ts';
import type { OpenOptions } from '../support/driver.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { openHarness, type HarnessDriverOptions } from './openHarness.tsx';

type Listener = Parameters<Transport['subscribe']>[0];

/** Opens the whole app in this page, with a fake sign-in window. */
export async function openAuthHarness(
  opening: OpenOptions,
  options: HarnessDriverOptions = {},
): Promise<AuthDriver> {
  const listeners = new Set<Listener>();
  const localStorage = createMemoryStorage(opening.localStorage);
  let areWindowsAllowed = true;
  const opened = { isClosed: true, isAtProvider: false };
  const signInWindow: OpenedWindow = {
    get closed() {
      return opened.isClosed;
    },
    close: () => {
      opened.isClosed = true;
    },
    navigate: () => {
      opened.isAtProvider = true;
    },
  };
  const transport: Transport = {
    post: () => {},
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  let loads = 0;
  const driver = await openHarness(opening, {
    ...options,
    onLoad: () => {
      loads += 1;
      // A page that was left no longer listens.
      listeners.clear();
    },
    device: {
      localStorage,
      signInWindow: {
        open() {
          opened.isClosed = !areWindowsAllowed;
          opened.isAtProvider = false;
          return areWindowsAllowed ? signInWindow : null;
        },
        isFocused: () => true,
        transports: [transport],
      },
    },
  });

  /** Waits until the page has sent its window to the provider; from then on it observes the window. */
  const waitForProvider = () =>
    waitUntil(driver, () => opened.isAtProvider, 'The app does not open the page of the provider.');

  return {
    ...driver,
    async allowWindows(areAllowed) {
      areWindowsAllowed = areAllowed;
    },
    async closeWindow() {
      await waitForProvider();
      opened.isClosed = true;
    },
    async completeSignIn(outcome) {
      await waitForProvider();
      [...listeners].forEach((listen) =>
        listen({ type: 'signIn.done', attempt: null, outcome }, () => {}),
      );
    },
    async waitForReload(handler) {
      const before = loads;
      await handler();
      await waitUntil(driver, () => loads > before, 'The app does not reload its page.');
    },
    async waitForTokenRenewal() {
      // Tabs renew one after the other, and release the lock when the renewal ends.
      await waitUntil(
        driver,
        async () => (await navigator.locks.query()).held?.length === 0,
        'The token renewal does not end.',
      );
      await driver.waitForFrame();
    },
    readStorage: (key) => Promise.resolve(localStorage.getItem(key)),
    async writeStorage(key, value) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    },
    async dispatchStorageEvent(key) {
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }),
      );
    },
  };
}
