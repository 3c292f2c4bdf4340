import { defineConfig } from './tools/flows/src/config.ts';
import { models } from './tests/flows/models/models.ts';

const results = 'reports/flows/results';

export default defineConfig({
  models,
  baselines: 'tests/flows/graphs',
  language: 'id',
  runners: {
    /** Runs the whole app in a test page, on a network whose answers the test controls. */
    ui: ({ machines, cover, shard, mutants }) => ({
      script: 'node_modules/vitest/vitest.mjs',
      args: [
        'run',
        '--project=flows-ui',
        ...(mutants ? ['--project=flows-ui-mutants'] : []),
        ...machines.map((name) => `tests/flows/ui/${name}.`),
      ],
      env: { FLOWS_COVER: cover, FLOWS_SHARD: shard, ...(mutants && { FLOWS_MUTANTS: '1' }) },
      results,
    }),
    /** Runs the built app with the real server, and injects network errors. */
    browser: ({ machines, cover, shard }) => ({
      script: 'scripts/flows-browser.mjs',
      args: [`--shard=${shard}`],
      env: {
        FLOWS_MACHINES: machines.join(','),
        ...(cover !== '' && { FLOWS_COVER: cover }),
        FLOWS_RESULTS: results,
      },
      results,
    }),
  },
});
