import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import { freePort } from './scripts/lib/free-port.mjs';

/**
 * Each worker has a server of its own, so that nobody counts the orders or changes the profile of another journey. Two
 * browsers with their servers keep two cores so busy that time-outs fail journeys that are right.
 */
const workers = 1;

// The configuration is read anew in every worker; the environment carries the ports chosen first to all of them.
process.env['E2E_PORTS'] ??= (
  await Promise.all(Array.from({ length: workers }, () => freePort()))
).join(',');
const ports = process.env['E2E_PORTS'].split(',');
const addressOn = (port: string | undefined) => `http://127.0.0.1:${port}`;
const reports = process.env['E2E_REPORTS'];
const writtenReports: ReporterDescription[] = reports
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
  reporter: [['list'], ...writtenReports],
  use: {
    baseURL: addressOn(ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]),
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    // What a worker answers passes by the faults that journeys inject; its own journey allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunchOptions(),
  },
  projects: [
    {
      name: 'mobile',
      // The tree that is read out, and the keys, are the same.
      testIgnore: ['**/keyboard.spec.ts', '**/screenReader.spec.ts'],
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, locale: 'id-ID' },
    },
    {
      name: 'desktop',
      // What these prove does not depend on the layout.
      testIgnore: [
        '**/orderMatrix.spec.ts',
        '**/faults.spec.ts',
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
