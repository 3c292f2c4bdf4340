import type { SendForm } from '../../api/http/sendForm.ts';
import type { FileStore } from './deviceFileStore.ts';
import type { LastSeen } from './deviceLastSeen.ts';
import { createSignInWindow, type SignInWindow } from './signInWindow.ts';
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

/** The location of the page and its ways to navigate. Each of them loads a new document. */
export interface PageNavigation {
  /** Returns path and query of the current URL. */
  here(): string;
  reload(): void;
  replace(path: string): void;
  /** Navigates to a URL of another origin. */
  assign(address: string): void;
}

/** Whether somebody can see the page, and when that or the connection changes. */
export interface Attention {
  isVisible(): boolean;
  /** Calls `callback` when the visibility or the connection changes. Returns `unsubscribe`. */
  subscribe(callback: () => void): () => void;
}

function createPageAttention(
  view: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>,
): Attention {
  const { document } = view;
  return {
    isVisible: () => document.visibilityState === 'visible',
    subscribe(callback) {
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) callback();
      };
      const onChange = () => callback();
      document.addEventListener('visibilitychange', onChange);
      view.addEventListener('pageshow', onPageShow);
      view.addEventListener('online', onChange);
      view.addEventListener('offline', onChange);
      return () => {
        document.removeEventListener('visibilitychange', onChange);
        view.removeEventListener('pageshow', onPageShow);
        view.removeEventListener('online', onChange);
        view.removeEventListener('offline', onChange);
      };
    },
  };
}

/** Returns whether an earlier history entry belongs to this app. */
export function canGoBack({ history }: Pick<Window, 'history'>): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx !== undefined && idx > 0;
}
