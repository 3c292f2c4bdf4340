import { defineConfig, devices } from '@playwright/test';
import { ANY_LAYOUT } from './tests/e2e/support/anyLayout.ts';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import { KEY_SCREEN } from './tests/visual/keyScreens.ts';
import { picturesFolder } from './tests/visual/picturesFolder.ts';
import { storyLaunchOptions } from './tests/visual/launchOptions.ts';

const context = {
  locale: 'id-ID',
  timezoneId: 'America/New_York',
  // Animations are looked at in stories; here each of them would only delay the next click.
  contextOptions: { reducedMotion: 'reduce' },
  // `page.route` cannot intercept answers of a service worker. offline.spec.ts allows it.
  serviceWorkers: 'block',
  screenshot: 'only-on-failure',
  launchOptions: chromiumLaunchOptions(),
} as const;

/** A phone without its high pixel density, because drawing four times the pixels proves nothing here. */
const phone = {
  ...devices['Pixel 5'],
  ...context,
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
} as const;

const desktop = {
  ...devices['Desktop Chrome'],
  ...context,
  viewport: { width: 1280, height: 800 },
} as const;

/** The journeys that `npm test` runs: what most visitors and buyers do. */
const mainJourneys = specs('greeting|flowers|visitor|profile|paidOrder|offline|prerender');

/** Specs that do not depend on the layout run once, on one of the devices. */
const onDesktopOnly = specs(
  'flowerChanges|keyboard|networkFailures|orderPage|screenReader|wrongClock',
);
const onPhoneOnly = specs(
  'account|bfcache|deniedStorage|messages|offline|orderExpiry|orderMatrix|otherOrigin|paidOrder|pushMessages|resume',
);

const stories = {
  testDir: 'tests/visual',
  testMatch: 'stories.spec.ts',
  fullyParallel: true,
  timeout: 120_000,
  use: { launchOptions: storyLaunchOptions() },
};

/**
 * All tests that Playwright runs, with the built app or the built Storybook. `npm test` runs the
 * projects `journeys` and `key-screens`, `npm run test:rest` the others.
 */
export default defineConfig({
  globalSetup: './tests/e2e/support/buildApp.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: `${picturesFolder}/{arg}{ext}`,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Long, because a test that waits on a busy machine has not failed.
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'allow',
      caret: 'initial',
      // Above the rounding differences between CPUs (two of 255 levels), below the contrast of a
      // hairline on paper (20 levels).
      threshold: 0.05,
      // Edges of glyphs vary slightly; a moved glyph exceeds it.
      maxDiffPixels: 12,
    },
  },
  reporter: [['list'], ['html', { outputFolder: 'reports/playwright', open: 'never' }]],
  projects: [
    {
      name: 'journeys',
      testDir: 'tests/e2e',
      testMatch: mainJourneys,
      grepInvert: new RegExp(ANY_LAYOUT),
      use: phone,
    },
    { name: 'key-screens', ...stories, grep: new RegExp(KEY_SCREEN) },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testIgnore: [mainJourneys, onDesktopOnly],
      use: phone,
    },
    { name: 'desktop', testDir: 'tests/e2e', testIgnore: onPhoneOnly, use: desktop },
    { name: 'stories', ...stories, grepInvert: new RegExp(KEY_SCREEN) },
    {
      // Not `stories`: these tests change pages on purpose, so they must not accept pictures.
      ...stories,
      name: 'proofs',
      testMatch: ['sensitivity.spec.ts', 'atlas.spec.ts'],
    },
    {
      name: 'paths',
      testDir: 'tests/flows/browser',
      testMatch: 'paths.spec.ts',
      fullyParallel: true,
      timeout: 300_000,
      use: { ...phone, screenshot: 'off' },
    },
  ],
});

/** Returns what matches the specs with these names, separated by `|`. */
function specs(names: string): RegExp {
  return new RegExp(`/(${names})\\.spec\\.ts$`);
}
