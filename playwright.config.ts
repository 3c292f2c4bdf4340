import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import { freePort } from './scripts/lib/free-port.mjs';

/**
 * Each worker has its own server, because tests count orders and change profiles. There is one
 * worker, because two browsers with their servers would overload two cores and cause time-outs.
 */
const workers = 1;

// Every worker reads this file again, so the ports that were chosen first are kept in the
// environment.
process.env['E2E_PORTS'] ??= (
  await Promise.all(Array.from({ length: workers }, () => freePort()))
).join(',');
const ports = process.env['E2E_PORTS'].split(',');
const addressOn = (port: string | undefined) => `http://127.0.0.1:${port}`;
const reports = process.env['E2E_REPORTS'];
const reportFiles: ReporterDescription[] = reports
  ? [
      ['junit', { outputFile: `${reports}/e2e.xml` }],
      ['json', { outputFile: `${reports}/e2e.json` }],
    ]
  : [];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: false,
  retries: 0,
  workers,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...reportFiles],
  use: {
    baseURL: addressOn(ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]),
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    // `page.route` cannot intercept answers of a service worker. offline.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunchOptions(),
  },
  projects: [
    {
      name: 'mobile',
      // Keyboard and screen reader behave the same in both layouts.
      testIgnore: ['**/keyboard.spec.ts', '**/screenReader.spec.ts'],
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, locale: 'id-ID' },
    },
    {
      name: 'desktop',
      // These tests do not depend on the layout.
      testIgnore: [
        '**/orderMatrix.spec.ts',
        '**/networkFailures.spec.ts',
        '**/resume.spec.ts',
        '**/bfcache.spec.ts',
        '**/flowerChanges.spec.ts',
        '**/wrongClock.spec.ts',
      ],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        locale: 'id-ID',
      },
    },
  ],
  webServer: ports.map((port) => ({
    command: 'node scripts/serve-e2e.mjs',
    url: `${addressOn(port)}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: addressOn(port),
      LOG_LEVEL: 'warn',
    },
  })),
});
