import { defineConfig, devices } from '@playwright/test';
import base from '../../../playwright.config.ts';

const reports = process.env['E2E_REPORTS'];
const [server] = [base.webServer ?? []].flat();
if (server?.url === undefined)
  throw new Error('The journeys have no server that the tours could run on.');

/**
 * The tours of the machines on the built app before the real server, on a phone. The environment says which:
 * `FLOWS_MACHINES` and `FLOWS_COVER`, lists with commas; `FLOWS_RESULTS`, a folder for the results, else that of
 * `flows report`; `FLOWS_PICTURES=1` for a picture of every step.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'tours.spec.ts',
  outputDir: '../../../test-results/flows',
  globalSetup: './prepare.ts',
  // Each has a buyer of its own.
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
  use: { ...base.use, baseURL: new URL(server.url).origin, trace: 'off', screenshot: 'off' },
  projects: [
    {
      name: 'flows-browser',
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 360, height: 740 },
        locale: 'id-ID',
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

/** No person does in an hour what the tours do in a minute. */
function withoutRateLimits(): Record<string, string> {
  return Object.fromEntries(
    ['READ', 'SIGN_IN', 'PREVIEW', 'UPLOAD', 'ORDER'].map((name) => [`RATE_LIMIT_${name}`, '0']),
  );
}
