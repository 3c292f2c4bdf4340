import type { SendForm } from '../../api/http/sendForm.ts';
import type { PageNavigation } from './pageNavigation.ts';
import { createSignInWindow, type SignInWindow } from './signInWindow.ts';
import { createPageAttention, type Attention } from './attention.ts';
import type { LastSeen } from './lastSeen.ts';
import type { FileStore } from './fileStore.ts';
import { createGuardedStorage, type DeviceStorage } from './guardedStorage.ts';
import type { Clock } from '../../domain/clock.ts';
import { pageClock } from './clock.ts';

/** The browser capabilities that are injected: network, clock, storage, navigation and windows. */
export interface Platform {
  readonly fetch: typeof globalThis.fetch;
  /** Default: that of the client. */
  readonly sendForm?: SendForm | undefined;
  /** Returns `navigator.onLine`: false is reliable, true is not. */
  readonly isOnline: () => boolean;
  /** The device's own clock, which may be wrong. */
  readonly clock: Clock;
  /** Survives closing the tab. */
  readonly localStorage: DeviceStorage;
  /** Separate for each tab. */
  readonly sessionStorage: DeviceStorage;
  /** Opens the store in which chosen files survive a reload. Called once. */
  readonly openFileStore: () => Promise<FileStore>;
  /** Opens the store of what this device has seen last. Called once, when it is first needed. */
  readonly openLastSeen: () => Promise<LastSeen>;
  readonly attention: Attention;
  readonly navigation: PageNavigation;
  readonly signInWindow: SignInWindow;
}

export function createBrowserPlatform(view: Window & typeof globalThis): Platform {
  const { location } = view;
  /** A dialog that closes at the same time goes back in the history, which cancels a navigation. */
  const leave = (navigate: () => void) => {
    navigate();
    view.addEventListener('popstate', navigate, { once: true });
    // The page may be shown again as it was left.
    view.addEventListener('pagehide', () => view.removeEventListener('popstate', navigate), {
      once: true,
    });
  };
  return {
    fetch: (input, init) => view.fetch(input, init),
    isOnline: () => view.navigator.onLine,
    clock: pageClock,
    localStorage: createGuardedStorage(() => view.localStorage),
    sessionStorage: createGuardedStorage(() => view.sessionStorage),
    openFileStore: () =>
      import('./deviceFileStore.ts').then(({ createDeviceFileStore }) => createDeviceFileStore()),
    openLastSeen: () =>
      import('./deviceLastSeen.ts').then(({ createDeviceLastSeen }) => createDeviceLastSeen()),
    attention: createPageAttention(view),
    navigation: {
      here: () => location.pathname + location.search,
      reload: () => leave(() => location.reload()),
      replace: (path) => leave(() => location.replace(path)),
      assign: (address) => location.assign(address),
    },
    signInWindow: createSignInWindow(view),
  };
}
