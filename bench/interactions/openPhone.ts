import type { Browser, CDPSession, Page } from '@playwright/test';
import { signIn } from '../../tests/e2e/support/signIn.ts';

/** A page of a signed-in buyer in a browser like that of a cheap phone. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  /** Sets how many times slower than this machine the page's processor is. */
  readonly slowDown: (factor: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a page at 360 × 740 with a signed-in buyer who has no orders on this device. */
export async function openPhone(browser: Browser, url: string): Promise<Phone> {
  // A session that another phone has refreshed would be ended.
  const storageState = await signedInStorage(browser, url);
  const context = await browser.newContext({ ...screen, baseURL: url, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await drawEveryFrame(session);
  return {
    page,
    session,
    slowDown: async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    close: () => context.close(),
  };
}

/**
 * Makes headless Chromium draw every frame, as it does for a screen. Where nothing takes its frames,
 * it skips some of a slowed down page although they differ: a button that was busy 100 ms after a tap
 * was not drawn for two seconds, so that the Event Timing API reported the wait for the answer.
 */
async function drawEveryFrame(session: CDPSession): Promise<void> {
  // None of the frames that are drawn for it is worth its encoding.
  const everyNthFrame = 1_000_000;
  await session.send('Page.startScreencast', { everyNthFrame, maxWidth: 36, maxHeight: 74 });
}

const screen = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  serviceWorkers: 'block',
} as const;

async function signedInStorage(browser: Browser, url: string) {
  const context = await browser.newContext({ ...screen, baseURL: url });
  const page = await context.newPage();
  await page.goto('/history');
  await signIn(page, 'Ratna Kusumawardani');
  const { origins } = await context.storageState();
  await context.close();
  return { cookies: [], origins };
}
