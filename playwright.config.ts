import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import getPort from 'get-port';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';

/** A phone without its high pixel density, because drawing four times the pixels proves nothing here. */
export const phone = {
  ...devices['Pixel 5'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
  locale: 'id-ID',
};

/**
 * Specs that do not depend on the layout, divided so that both projects take equally long. Single
 * tests that do not depend on it have the tag `@any-layout`, and run on desktop only.
 */
const onlyOnDesktop = [
  'flowerChanges',
  'keyboard',
  'networkFailures',
  'orderPage',
  'paidOrder',
  'screenReader',
  'wrongClock',
].map(specFile);
const onlyOnMobile = [
  'account',
  'bfcache',
  'deniedStorage',
  'messages',
  'offline',
  'orderExpiry',
  'orderMatrix',
  'otherOrigin',
  'pushMessages',
  'resume',
].map(specFile);

/** The address of the server of each project. */
const addresses = {
  mobile: await chooseAddress('mobile'),
  desktop: await chooseAddress('desktop'),
};
/** Another origin, and another site, that serves the app of the project mobile: otherOrigin.spec.ts. */
export const otherOrigin = `http://localhost:${new URL(await chooseAddress('other')).port}`;
const reports = process.env['E2E_REPORTS'];
const reportFiles: ReporterDescription[] = reports
  ? [
      ['junit', { outputFile: `${reports}/e2e.xml` }],
      ['json', { outputFile: `${reports}/e2e.json` }],
    ]
  : [];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  fullyParallel: false,
  retries: 0,
  // Tests count orders and change profiles: each project has a server, and one worker.
  workers: 2,
  // Long, because a test that waits on a busy machine has not failed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...reportFiles],
  use: {
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    // Animations are looked at in stories; here each of them would only delay the next click.
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` cannot intercept answers of a service worker. offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace takes a quarter of the time of a journey: record one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunchOptions(),
  },
  projects: [
    {
      name: 'mobile',
      testIgnore: onlyOnDesktop,
      grepInvert: /@any-layout/,
      workers: 1,
      use: { ...phone, baseURL: addresses.mobile },
    },
    {
      name: 'desktop',
      testIgnore: onlyOnMobile,
      workers: 1,
      use: {
        ...devices['Desktop Chrome'],
        baseURL: addresses.desktop,
        viewport: { width: 1280, height: 800 },
        locale: 'id-ID',
      },
    },
  ],
  webServer: Object.values(addresses).map(serve),
});

/** Chooses a free port. Every worker process reads this file again: the environment keeps it. */
async function chooseAddress(project: string): Promise<string> {
  const port = (process.env[`E2E_PORT_${project.toUpperCase()}`] ??= String(
    await getPort({ host: '127.0.0.1' }),
  ));
  return `http://127.0.0.1:${port}`;
}

function specFile(name: string): string {
  return `**/${name}.spec.ts`;
}

function serve(address: string) {
  return {
    command: 'node scripts/serve-e2e.mjs',
    url: `${address}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: new URL(address).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      APP_ORIGINS: otherOrigin,
      LOG_LEVEL: 'warn',
    },
  } as const;
}
