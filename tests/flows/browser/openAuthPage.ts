import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/app/auth/sessionKey.ts';
import type { Session } from '../../../src/domain/session.ts';
import type { AuthDriver } from '../support/authDriver.ts';
import type { OpenOptions } from '../support/driver.ts';
import { sealSession, unsealSession } from '../support/sealedSession.ts';
import { startSession } from './startSession.ts';
import { openPage, type PageDriver, type PageDriverOptions } from './openPage.ts';

/** The demo accounts that the server rejects, by the code of the rejection. */
const accounts: Readonly<Record<string, string>> = {
  userNotFound: 'demo-hendra',
  userDisabled: 'demo-agus',
};

/** Properties of a page's `window` that control the windows it opens. */
interface Windows {
  areBlocked?: boolean;
  lookClosed?: boolean;
}

/**
 * Opens the built app with the real server, which provides the sign-in pages. A stored session is
 * replaced with one that the server has started, so that it can be renewed.
 */
export async function openAuthPage(
  opening: OpenOptions,
  options: PageDriverOptions,
): Promise<PageDriver & AuthDriver> {
  const { address, session, timeoutMs } = options;
  const windows: Page[] = [];

  const kept = { ...opening.localStorage };
  const stored = await unsealSession(kept[SESSION_KEY] ?? null);
  const begun = stored && (await startSession(address, session.user.username));
  if (stored && begun)
    kept[SESSION_KEY] = await sealSession({ ...begun.session, user: stored.user });

  const driver = await openPage(
    { ...opening, localStorage: kept },
    {
      ...options,
      cookies: begun?.cookies,
      async prepare(page) {
        page.on('popup', (opened) => windows.push(opened));
        await page.addInitScript(watchWindows);
      },
    },
  );
  const { page } = driver;
  const read = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);

  /** Returns the stored session, or starts one. */
  const currentSession = async (): Promise<Session> => {
    const stored = await unsealSession(await read(SESSION_KEY));
    if (stored !== null) return stored;
    const next = await startSession(address, session.user.username);
    await page.context().addCookies([...next.cookies]);
    return next.session;
  };

  /** Waits for the sign-in window to show the accounts. */
  const chooser = async (): Promise<Page> => {
    const opened = windows.at(-1);
    if (opened === undefined || opened.isClosed()) throw new Error('There is no sign-in window.');
    await opened.getByRole('heading', { name: 'Pilih akun' }).waitFor({ timeout: timeoutMs });
    return opened;
  };

  return {
    ...driver,
    async sleepUntil(instant) {
      await page.waitForLoadState();
      const ahead = instant - (await driver.now());
      // When a device wakes, the timers that are due fire.
      if (ahead > 0) await page.clock.fastForward(ahead);
      else await page.clock.setSystemTime(instant);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    },
    async allowWindows(areAllowed) {
      await page.evaluate((areBlocked) => Object.assign(window, { areBlocked }), !areAllowed);
    },
    async closeWindow({ onlyAppearsClosed }) {
      const opened = await chooser();
      if (onlyAppearsClosed) await page.evaluate(() => Object.assign(window, { lookClosed: true }));
      else await opened.close();
    },
    async completeSignIn(outcome) {
      const account =
        outcome.type === 'signedIn' ? outcome.identity.username : accounts[outcome.code];
      if (account === undefined)
        throw new Error(`The server has no account for this outcome: ${JSON.stringify(outcome)}.`);
      await (await chooser()).locator(`button[name="account"][value="${account}"]`).click();
    },
    async waitForReload(handler) {
      await Promise.all([page.waitForEvent('load', { timeout: 2 * timeoutMs }), handler()]);
    },
    async waitForTokenRenewal() {
      // Tabs renew one after the other, and release the lock when the renewal ends.
      await page.waitForFunction(
        async () => (await navigator.locks.query()).held?.length === 0,
        undefined,
        { timeout: timeoutMs },
      );
      await driver.waitForFrame();
    },
    readStorage: read,
    async writeStorage(key, value) {
      const other = key === SESSION_KEY ? await unsealSession(value) : null;
      const text =
        other === null
          ? value
          : await sealSession({ ...(await currentSession()), user: other.user });
      await page.evaluate(write, { key, text });
    },
    async dispatchStorageEvent(key) {
      await page.evaluate(
        (name) =>
          dispatchEvent(
            new StorageEvent('storage', { key: name, newValue: localStorage.getItem(name) }),
          ),
        key,
      );
    },
  };
}

// The following functions run in a page.

function write({ key, text }: { key: string; text: string | null }): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/**
 * Replaces `window.open`, so that windows can be blocked, or appear closed while they stay open.
 */
function watchWindows(): void {
  const view = window as typeof window & Windows;
  const open = view.open.bind(view);
  view.open = (...args) => {
    view.lookClosed = false;
    const opened = view.areBlocked === true ? null : open(...args);
    if (opened === null) return null;
    return new Proxy(opened, {
      get(target, name) {
        if (name === 'closed') return view.lookClosed === true || target.closed;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  };
}
