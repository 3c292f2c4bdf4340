import { defineConfig, type ReporterDescription } from '@playwright/test';
import { storyLaunchOptions } from './storyPage.ts';

const reports = process.env['E2E_REPORTS'];
const reportFiles: ReporterDescription[] = reports
  ? [
      ['junit', { outputFile: `${reports}/stories.xml` }],
      ['json', { outputFile: `${reports}/stories.json` }],
    ]
  : [];

/**
 * Opens every story of the built Storybook once. Accepted pictures of screens are in
 * `__screenshots__/<story>/<look>.png`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 15_000,
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
  reporter: [
    ['list'],
    ['html', { outputFolder: '../../reports/visual', open: 'never' }],
    ...reportFiles,
  ],
  use: { launchOptions: storyLaunchOptions(), trace: 'off', screenshot: 'off' },
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts' },
    // A separate project: these tests change pages on purpose, so they must not accept pictures.
    { name: 'proofs', testMatch: ['sensitivity.spec.ts', 'atlas.spec.ts'] },
  ],
});
