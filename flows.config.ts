import { defineConfig } from '@dukacita/flows';
import { models } from './tests/flows/models/models.ts';

const results = 'reports/flows/results';

export default defineConfig({
  models,
  baselines: 'tests/flows/graphs',
  language: 'id',
  runners: {
    /** The whole app in a browser test page, on a network that answers requests on command. */
    ui: ({ machines, cover, shard, mutants, path }) => ({
      script: 'node_modules/vitest/vitest.mjs',
      args: [
        'run',
        '--project=flows-ui',
        ...(mutants ? ['--project=flows-ui-mutants'] : []),
        ...machines.map((name) => `tests/flows/ui/${name}.`),
      ],
      env: {
        FLOWS_COVER: cover,
        FLOWS_SHARD: shard,
        FLOWS_PATH: path,
        ...(mutants && { FLOWS_MUTANTS: '1' }),
      },
      results,
    }),
    /** The built app with the real server, with network faults injected. */
    browser: ({ machines, cover, shard, path }) => ({
      script: 'scripts/flows-browser.mjs',
      args: [`--shard=${shard}`],
      env: {
        FLOWS_MACHINES: machines.join(','),
        ...(cover !== '' && { FLOWS_COVER: cover }),
        FLOWS_PATH: path,
        FLOWS_RESULTS: results,
      },
      results,
    }),
  },
});
