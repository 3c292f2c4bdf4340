import { defineConfig } from '@playwright/test';
import base, { phone } from '../../../playwright.config.ts';

const reports = process.env['E2E_REPORTS'];
const [server] = [base.webServer ?? []].flat();
if (server?.url === undefined)
  throw new Error('The base configuration has no web server for the paths.');

/**
 * Runs the paths of the machines on the built app with the real server, on a phone. Environment
 * variables: `FLOWS_MACHINES` and `FLOWS_COVER` are comma-separated lists; `FLOWS_RESULTS` is the
 * folder of the results (by default that of `flows report`); `FLOWS_PICTURES=1` takes a screenshot
 * of every step.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'paths.spec.ts',
  outputDir: '../../../test-results/flows',
  globalSetup: './prepare.ts',
  // Each worker has its own buyer.
  workers: 2,
  fullyParallel: true,
  timeout: 300_000,
  reporter: [
    ['list'],
    ...(reports
      ? ([
          ['junit', { outputFile: `${reports}/flows-browser.xml` }],
          ['json', { outputFile: `${reports}/flows-browser.json` }],
        ] as const)
      : []),
  ],
  use: { ...base.use, baseURL: new URL(server.url).origin, screenshot: 'off' },
  projects: [
    {
      name: 'flows-browser',
      use: {
        ...phone,
        reducedMotion: 'reduce',
      },
    },
  ],
  webServer: {
    ...server,
    cwd: import.meta.dirname + '/../../..',
    env: { ...server.env, ...withoutRateLimits() },
  },
});

/** Disables the rate limits, which the paths would exceed. */
function withoutRateLimits(): Record<string, string> {
  return Object.fromEntries(
    ['READ', 'SIGN_IN', 'PREVIEW', 'UPLOAD', 'ORDER', 'RARE'].map((name) => [
      `RATE_LIMIT_${name}`,
      '0',
    ]),
  );
}
