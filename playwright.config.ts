import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/lib/chromium.mjs';
import { freePort } from './scripts/lib/free-port.mjs';

// The configuration is read anew in every worker; the environment carries the port chosen first to all of them.
process.env['E2E_PORT'] ??= String(await freePort());
const address = `http://127.0.0.1:${process.env['E2E_PORT']}`;
const executablePath = findChromium();
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
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...writtenReports],
  use: {
    baseURL: address,
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    // What a worker answers passes by the faults that journeys inject; its own journey allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
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
      testIgnore: ['**/orderMatrix.spec.ts', '**/faults.spec.ts', '**/resume.spec.ts', '**/bfcache.spec.ts', '**/flowerChanges.spec.ts', '**/wrongClock.spec.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, locale: 'id-ID' },
    },
  ],
  webServer: {
    command: 'node scripts/serve-e2e.mjs',
    url: `${address}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: process.env['E2E_PORT'],
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      LOG_LEVEL: 'warn',
    },
  },
});
