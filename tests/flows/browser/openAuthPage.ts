import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/app/auth/sessionStore.ts';
import type { Session } from '../../../src/domain/session.ts';
import type { AuthDriver } from '../support/authDriver.ts';
import type { Opening } from '../support/driver.ts';
import { sealSession, unsealSession } from '../support/sealedSession.ts';
import { beginSession } from './beginSession.ts';
import { openPage, type PageDriver, type PageDriverOptions } from './openPage.ts';

/** Whom the server does not let in, and by which of its accounts that is seen. */
const accounts: Readonly<Record<string, string>> = {
  userNotFound: 'demo-hendra',
  userDisabled: 'demo-agus',
};

/** What a page knows of the windows it opens. */
interface Windows {
  areBlocked?: boolean;
  lookClosed?: boolean;
}

/**
 * Opens the built app before the real server, whose own pages sign people in. A session that the device is to have kept
 * is one that the server has begun for it, so that it can be renewed.
 */
export async function openAuthPage(
  opening: Opening,
  options: PageDriverOptions,
): Promise<PageDriver & AuthDriver> {
  const { address, session, timeoutMs } = options;
  const windows: Page[] = [];

  const kept = { ...opening.kept };
  const given = await unsealSession(kept[SESSION_KEY] ?? null);
  const begun = given && (await beginSession(address, session.user.username));
  if (given && begun) kept[SESSION_KEY] = await sealSession({ ...begun.session, user: given.user });

  const driver = await openPage(
    { ...opening, kept },
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

  /** A session that goes on where one is, or begins. */
  const ownSession = async (): Promise<Session> => {
    const own = await unsealSession(await read(SESSION_KEY));
    if (own !== null) return own;
    const next = await beginSession(address, session.user.username);
    await page.context().addCookies([...next.cookies]);
    return next.session;
  };

  /** The window when it shows who can sign in. */
  const chooser = async (): Promise<Page> => {
    const opened = windows.at(-1);
    if (opened === undefined || opened.isClosed())
      throw new Error('There is no window to sign in by.');
    await opened.getByRole('heading', { name: 'Pilih akun' }).waitFor({ timeout: timeoutMs });
    return opened;
  };

  return {
    ...driver,
    async sleepUntil(instant) {
      await page.waitForLoadState();
      const ahead = instant - (await driver.now());
      // Timers that have become due ring as a device wakes.
      if (ahead > 0) await page.clock.fastForward(ahead);
      else await page.clock.setSystemTime(instant);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    },
    async allowWindows(areAllowed) {
      await page.evaluate((areBlocked) => Object.assign(window, { areBlocked }), !areAllowed);
    },
    async closeWindow({ looksSo }) {
      const opened = await chooser();
      if (looksSo) await page.evaluate(() => Object.assign(window, { lookClosed: true }));
      else await opened.close();
    },
    async handOver(outcome) {
      const account =
        outcome.type === 'signedIn' ? outcome.identity.username : accounts[outcome.code];
      if (account === undefined)
        throw new Error(
          `The server has no account that ends in this outcome: ${JSON.stringify(outcome)}.`,
        );
      await (await chooser()).locator(`button[name="account"][value="${account}"]`).click();
    },
    async untilLoaded(handler) {
      await Promise.all([page.waitForEvent('load', { timeout: 2 * timeoutMs }), handler()]);
    },
    async untilRenewed() {
      // Pages renew one after the other: the lock is given back at the end.
      await page.waitForFunction(
        async () => (await navigator.locks.query()).held?.length === 0,
        undefined,
        { timeout: timeoutMs },
      );
      await driver.waitForFrame();
    },
    kept: read,
    async keep(key, value) {
      const other = key === SESSION_KEY ? await unsealSession(value) : null;
      const text =
        other === null ? value : await sealSession({ ...(await ownSession()), user: other.user });
      await page.evaluate(write, { key, text });
    },
    async hearOf(key) {
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

// What follows runs inside a page.

function write({ key, text }: { key: string; text: string | null }): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/** Opens no windows where that is not allowed. One that has left its opener's reach looks closed, and goes on. */
function watchWindows(): void {
  const view = window as typeof window & Windows;
  const open = view.open.bind(view);
  view.open = (...given) => {
    view.lookClosed = false;
    const opened = view.areBlocked === true ? null : open(...given);
    if (opened === null) return null;
    return new Proxy(opened, {
      get(target, name) {
        if (name === 'closed') return view.lookClosed === true || target.closed;
        const found: unknown = Reflect.get(target, name, target);
        return typeof found === 'function' ? (found.bind(target) as unknown) : found;
      },
    });
  };
}
