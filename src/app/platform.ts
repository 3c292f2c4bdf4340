import { createActor } from 'xstate';
import { sendForm, type SendForm } from '../api/sendForm.ts';
import { authCopy } from '../copy/auth.ts';
import type { AuthDeps, PageNavigation } from './auth/createAuth.ts';
import { openSignInWindow } from './auth/openSignInWindow.ts';
import { createTransports } from './auth/transports.ts';
import type { FileStore } from './orders/pendingUploads.ts';
import { pageClock, type Clock } from './orders/waitUntil.ts';

/** What the app stands on: the network, the time, what the device keeps, and the page it runs in. */
export interface Platform {
  readonly fetch: typeof globalThis.fetch;
  readonly sendForm: SendForm;
  /** What the device says about its connection; false is reliable, true is not. */
  readonly isOnline: () => boolean;
  /** The device's own clock, which may be wrong. */
  readonly clock: Clock;
  /** Outlives the tab. */
  readonly localStorage: Storage;
  /** Tells tabs apart. */
  readonly sessionStorage: Storage;
  /** Where chosen files outlive the page. Asked once, when first needed. */
  readonly openFileStore: () => Promise<FileStore>;
  readonly navigation: PageNavigation;
  readonly signInWindow: AuthDeps['window'];
  /** Makes the actor of each machine: XState's own function. */
  readonly createActor: typeof createActor;
}

/** The outside of an app in a browser's page. */
export function browserPlatform(view: Window & typeof globalThis): Platform {
  const { location } = view;
  return {
    fetch: (input, init) => view.fetch(input, init),
    sendForm,
    isOnline: () => view.navigator.onLine,
    clock: pageClock,
    localStorage: view.localStorage,
    sessionStorage: view.sessionStorage,
    openFileStore: () => import('./orders/deviceFiles.ts').then(({ deviceFiles }) => deviceFiles()),
    navigation: {
      here: () => location.pathname + location.search,
      reload: () => location.reload(),
      replace: (path) => location.replace(path),
      assign: (address) => location.assign(address),
    },
    signInWindow: {
      open: () => openSignInWindow(view, authCopy.windowOpening),
      isFocused: () => view.document.hasFocus(),
      transports: createTransports(view),
    },
    createActor,
  };
}
