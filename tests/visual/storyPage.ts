import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { preview } from 'vite';
import { appFonts, charactersByFamily } from '../../scripts/lib/app-fonts.mjs';
import { NOW } from '../../src/testing/fixtures/now.ts';
import { foreignFonts, type OwnCharacters } from './foreignFonts.ts';
import type { Look } from './looks.ts';

/** The folder of the built Storybook: that of this commit unless another one is looked at. */
export const storybookFolder =
  process.env['VISUAL_STORYBOOK'] ??
  fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** A page of Storybook that shows one story after another. */
export interface StoryPage {
  readonly page: Page;
  /**
   * Shows a story in the size and theme of a look, and waits until its play function has ended.
   * @throws {Error} when the story fails or has accessibility violations
   */
  readonly open: (id: string, look: Look) => Promise<void>;
  /**
   * Changes to another look. Makes the window as tall as the content, so that nothing has to be
   * scrolled, and waits until the page no longer changes.
   * @throws {Error} when a text is not rendered in the app's fonts, or a picture does not exist
   */
  readonly fit: (look: Look) => Promise<void>;
}

/** Serves the built Storybook on a free port of 127.0.0.1. */
export async function serveStorybook(): Promise<{
  readonly address: string;
  readonly close: () => Promise<void>;
}> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: storybookFolder },
    preview: {
      host: '127.0.0.1',
      port: 0,
      open: false,
      headers: { 'cache-control': 'max-age=3600' },
    },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The built Storybook could not be served.');
  return { address, close: () => server.close() };
}

/** Opens Storybook in a new browser context. */
export async function openStoryPage(browser: Browser, address: string): Promise<StoryPage> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(90_000);
  await context.clock.setFixedTime(NOW);
  // The code that tsx compiles calls this helper, also in the functions that run in the page.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = watchTraffic(page);
  // No story has this id, so the page waits until it is told which story to show.
  await page.goto('iframe.html?id=none&viewMode=story');
  await page.addStyleTag({ content: stillness });
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  // Kept in the page, because sending it for each look takes longer than the check itself.
  const own = await page.evaluateHandle((characters) => characters, ownCharacters());
  let shown = '';
  /** The last look for which the window was fitted to the story. */
  let fitted: Look | null = null;
  return {
    page,
    open: async (id, look) => {
      shown = id;
      fitted = null;
      traffic.missingPictures.clear();
      await resize(page, devtools, look, look.height);
      const { failure, violations } = await page.evaluate(showStory, id);
      if (failure !== null) throw new Error(`The story ${id} failed: ${failure}`);
      if (violations.length > 0)
        throw new Error(`The story ${id} is not accessible:\n${violations.join('\n')}`);
    },
    fit: async (look) => {
      // The theme does not change the layout.
      if (fitted?.width === look.width && fitted.text === look.text) {
        await page.emulateMedia({ colorScheme: look.theme });
        await settle(page, traffic);
      } else await fit(page, devtools, look, traffic);
      fitted = look;
      const foreign = await page.evaluate(foreignFonts, own);
      if (foreign.length > 0)
        throw new Error(
          `The story ${shown} is not rendered in the app’s fonts: ${foreign.join('; ')}`,
        );
      if (traffic.missingPictures.size > 0)
        throw new Error(
          `The story ${shown} shows pictures that do not exist: ${[...traffic.missingPictures].join(', ')}. ` +
            'Create them with: npm run storybook:pictures',
        );
    },
  };
}

/** The maximum height of the window, in CSS pixels. */
const tallest = 2400;
const usualText = 16;

async function resize(
  page: Page,
  devtools: CDPSession,
  { width, text, theme }: Look,
  height: number,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme });
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (usualText * text) / 100 } });
}

/** Makes the window as tall as its content. */
async function fit(page: Page, devtools: CDPSession, look: Look, traffic: Traffic): Promise<void> {
  let height = look.height;
  await resize(page, devtools, look, height);
  for (let round = 0; round < 4; round += 1) {
    await settle(page, traffic);
    const hidden = await page.evaluate(hiddenHeight);
    if (hidden <= 0 || height >= tallest) return;
    height = Math.min(height + hidden, tallest);
    await page.setViewportSize({ width: look.width, height });
  }
}

/** Returns how many px of the page, or of the open dialog, are only visible after scrolling. */
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

interface StoryResult {
  /** Why the story or its play function failed, or null. */
  readonly failure: string | null;
  /** A line for each accessibility rule that the addon found violated. */
  readonly violations: readonly string[];
}

/** Shows a story as the sidebar does, in the open page. Runs in the page. */
function showStory(id: string): Promise<StoryResult> {
  interface Payload {
    readonly storyId: string;
    /** The message of an exception. */
    readonly message: string;
    readonly status: 'success' | 'error';
    readonly reporters: readonly {
      readonly type: string;
      readonly status: string;
      readonly result: {
        readonly violations: readonly {
          readonly id: string;
          readonly help: string;
          readonly nodes: readonly { readonly html: string }[];
        }[];
      };
    }[];
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (payload: Payload) => void) => void;
      off: (event: string, listener: (payload: Payload) => void) => void;
      emit: (event: string, payload: object) => void;
    };
  };
  scrollTo(0, 0);
  return new Promise((resolve) => {
    let thrown: string | null = null;
    const listeners: Readonly<Record<string, (payload: Payload) => void>> = {
      storyMissing: () => end({ failure: 'it does not exist', violations: [] }),
      // `storyFinished` does not report that the play function threw.
      playFunctionThrewException: ({ message }) => (thrown ??= message),
      storyThrewException: ({ message }) => (thrown ??= message),
      storyFinished: ({ storyId, status, reporters }) => {
        if (storyId !== id) return;
        const violations = reporters
          .filter(({ type, status: outcome }) => type === 'a11y' && outcome === 'failed')
          .flatMap(({ result }) => result.violations)
          .map(
            ({ id: rule, help, nodes }) =>
              `${rule}: ${help} (${nodes.map(({ html }) => html).join(', ')})`,
          );
        if (status === 'error' && violations.length === 0)
          thrown ??= document.querySelector('#error-message')?.textContent ?? 'unknown error';
        end({ failure: thrown, violations });
      },
    };
    const end = (result: StoryResult) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(result);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
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
  /** The paths of requested pictures that Storybook does not have. */
  readonly missingPictures: Set<string>;
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
  const missingPictures = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    // Storybook answers an unknown path with a page.
    if (response.status() === 304) return;
    if (response.ok() && response.headers()['content-type']?.startsWith('image/')) return;
    missingPictures.add(new URL(response.url()).pathname);
  });
  return {
    missingPictures,
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
 * Waits until fonts are loaded, images are decoded, and the DOM is unchanged for two idle frames.
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
  for (let quiet = 0, seen = -1; quiet < 2; quiet = seen === changes ? quiet + 1 : 0) {
    seen = changes;
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        // A lazy image far below the window does not load; others are pending requests.
        .filter(({ src, complete }) => src !== '' && complete)
        .map((image) => image.decode().catch(() => undefined)),
    );
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })),
    );
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
