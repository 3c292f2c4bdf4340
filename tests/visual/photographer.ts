import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { preview } from 'vite';
import { appFonts, charactersByFamily } from '../../scripts/lib/app-fonts.mjs';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { NOW } from '../../src/testing/fixtures/now.ts';
import { foreignFonts, type OwnCharacters } from './foreignFonts.ts';
import type { Look, Sitting } from './looks.ts';
import { readPicture, type Picture } from './Picture.ts';

/** Takes screenshots of stories, in several pages concurrently. */
export interface Photographer {
  /** Opens a story and takes a screenshot in each look. `prepare` may change the page before. */
  readonly take: (
    story: { readonly id: string; readonly looks: readonly Look[] },
    prepare?: (page: Page) => Promise<void>,
  ) => Promise<readonly Shot[]>;
  readonly close: () => Promise<void>;
}

/** A screenshot of a story in one look. */
export interface Shot {
  readonly look: Look;
  readonly picture: Picture;
}

/** Chromium flags that make pictures independent of the CPU, the font settings and the screen. */
const sameEverywhere = [
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** The maximum height of the window, in CSS pixels. */
const tallest = 2400;
const usualText = 16;

/**
 * Opens a built Storybook in Chromium.
 * @param folder the folder of the build
 * @param pages the number of pages that are open concurrently
 */
export async function openStorybook(folder: string, pages: number): Promise<Photographer> {
  const own = ownCharacters();
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: {
      host: '127.0.0.1',
      port: 0,
      open: false,
      headers: { 'cache-control': 'max-age=3600' },
    },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The built Storybook could not be served.');
  const browser = await chromium.launch(chromiumLaunchOptions(sameEverywhere));
  const studios = createPool(
    await Promise.all(Array.from({ length: pages }, () => openStudio(browser, address, own))),
  );
  return {
    take: (story, prepare) => studios.use((studio) => studio.take(story, prepare)),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

interface Studio {
  readonly take: Photographer['take'];
}

/** Opens a page that shows one story after another. */
async function openStudio(browser: Browser, address: string, own: OwnCharacters): Promise<Studio> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(90_000);
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = watchTraffic(page);
  let isFresh = false;
  return {
    take: async (story, prepare) => {
      const shots: Shot[] = [];
      const [first] = story.looks;
      if (first === undefined) return shots;
      await dress(page, devtools, first);
      await openStory(page, story.id, isFresh);
      await prepare?.(page);
      isFresh = prepare === undefined;
      for (const sitting of sittingsOf(story.looks)) {
        await fit(page, devtools, sitting, traffic);
        await expectOwnFonts(page, story.id, own);
        for (const look of story.looks.filter((look) => sameSitting(look, sitting))) {
          await page.emulateMedia({ colorScheme: look.theme });
          await settle(page, traffic);
          shots.push({ look, picture: await shoot(devtools) });
        }
      }
      return shots;
    },
  };
}

async function dress(
  page: Page,
  devtools: CDPSession,
  { width, height, text }: Sitting,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (usualText * text) / 100 } });
}

/** Makes the window as tall as its content, so that nothing has to be scrolled. */
async function fit(
  page: Page,
  devtools: CDPSession,
  sitting: Sitting,
  traffic: Traffic,
): Promise<void> {
  await dress(page, devtools, sitting);
  let height = sitting.height;
  for (let round = 0; round < 4; round += 1) {
    await settle(page, traffic);
    const hidden = await page.evaluate(hiddenHeight);
    if (hidden <= 0 || height >= tallest) return;
    height = Math.min(height + hidden, tallest);
    await page.setViewportSize({ width: sitting.width, height });
  }
}

/** Returns the height of the page or the open dialog that is only reachable by scrolling, in px. */
function hiddenHeight(): number {
  const dialog = document.querySelector('dialog[open]');
  const inside =
    dialog === null ? [document.documentElement] : [dialog, ...dialog.querySelectorAll('*')];
  return Math.max(
    0,
    ...inside
      .filter(
        (element) =>
          element === document.documentElement ||
          /auto|scroll/.test(getComputedStyle(element).overflowY),
      )
      .map((element) => element.scrollHeight - element.clientHeight),
  );
}

/** Shows a story. Switches in the open page, as Storybook does, unless `prepare` has changed it. */
async function openStory(page: Page, id: string, isFresh: boolean): Promise<void> {
  if (isFresh) {
    await page.evaluate((storyId) => {
      scrollTo(0, 0);
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
      };
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    await page.goto(`iframe.html?id=${id}&viewMode=story`);
    await page.addStyleTag({ content: stillness });
  }
  const end = await page.waitForFunction((storyId) => {
    const { id: shown, phase } =
      (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } } })
        .__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return shown === storyId && (phase === 'finished' || phase === 'errored' || phase === 'aborted')
      ? phase
      : null;
  }, id);
  const phase = await end.jsonValue();
  if (phase !== 'finished') {
    const message = await page.locator('#error-message').textContent();
    throw new Error(`The story ${id} could not be rendered: ${message ?? phase}`);
  }
}

/** Styles that disable motion, and reserve no space for the scroll bar on phones. */
const stillness = `*, ::before, ::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}
@media (max-width: 48em) {
  html {
    scrollbar-gutter: auto !important;
  }
}`;

interface Traffic {
  /** Returns whether no request is pending. */
  readonly isQuiet: () => boolean;
  readonly untilQuiet: () => Promise<void>;
}

function watchTraffic(page: Page): Traffic {
  const open = new Set<unknown>();
  let wake: (() => void)[] = [];
  const end = (request: unknown) => {
    open.delete(request);
    if (open.size > 0) return;
    wake.forEach((resolve) => resolve());
    wake = [];
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    isQuiet: () => open.size === 0,
    untilQuiet: () =>
      open.size === 0 ? Promise.resolve() : new Promise((resolve) => wake.push(resolve)),
  };
}

/** Waits until no request is pending and the page no longer changes. */
async function settle(page: Page, traffic: Traffic): Promise<void> {
  do {
    await traffic.untilQuiet();
    await page.evaluate(untilStill);
  } while (!traffic.isQuiet());
}

/**
 * Waits until fonts are loaded, images are decoded, and the DOM is unchanged for three idle frames.
 */
async function untilStill(): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (let quiet = 0, seen = -1; quiet < 3; quiet = seen === changes ? quiet + 1 : 0) {
    seen = changes;
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ src }) => src !== '')
        .map((image) => image.decode().catch(() => undefined)),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  }
  observer.disconnect();
}

function ownCharacters(): OwnCharacters {
  return Object.fromEntries(
    [...charactersByFamily(appFonts())].map(([family, characters]) => [
      family,
      String.fromCodePoint(...characters),
    ]),
  );
}

async function expectOwnFonts(page: Page, id: string, own: OwnCharacters): Promise<void> {
  const foreign = await page.evaluate(foreignFonts, own);
  if (foreign.length > 0)
    throw new Error(`The story ${id} is not rendered in the app’s fonts: ${foreign.join('; ')}`);
}

async function shoot(devtools: CDPSession): Promise<Picture> {
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  return readPicture(Buffer.from(data, 'base64'));
}

function sittingsOf(looks: readonly Look[]): Sitting[] {
  return looks.filter(
    (look, place) => looks.findIndex((other) => sameSitting(look, other)) === place,
  );
}

function sameSitting(one: Sitting, other: Sitting): boolean {
  return one.width === other.width && one.text === other.text;
}

interface Pool<T> {
  readonly use: <R>(action: (member: T) => Promise<R>) => Promise<R>;
}

/** Creates a pool that gives each member to one caller at a time. Other callers wait. */
function createPool<T>(members: readonly T[]): Pool<T> {
  const free = [...members];
  const waiting: ((member: T) => void)[] = [];
  return {
    use: async (action) => {
      const member = free.pop() ?? (await new Promise<T>((resolve) => waiting.push(resolve)));
      try {
        return await action(member);
      } finally {
        const next = waiting.shift();
        if (next === undefined) free.push(member);
        else next(member);
      }
    },
  };
}
