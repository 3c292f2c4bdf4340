import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { runFlows } from './lib/flows.mjs';

const folder = `${root}/reports/flows`;

/**
 * Runs the test paths of every machine on every target: all pairs of edges on the machine, all
 * edges on the app in a test page, and all transitions, guards, outcomes, states, restarts and test
 * purposes on the built app with the real server, where a step takes longest. Also runs all mutants
 * on the machine and on the app. Then writes one report. `--shard=I/N` runs one of N parts, so that
 * several computers can share the work.
 */
await runMain(async () => {
  const shard = process.argv.find((argument) => argument.startsWith('--shard=')) ?? '--shard=1/1';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/results`, { recursive: true });
  const name = shard.replaceAll(/\D+/g, '-');

  const parts = [
    [
      'machine',
      '--cover=pairs,states,guards,outcomes,purposes',
      '--max-steps=none',
      '--mutants',
      '--format=json',
      `--out=reports/flows/results/machine${name}.json`,
    ],
    ['ui', '--cover=edges,states,guards,outcomes,purposes', '--mutants'],
    ['browser', '--cover=transitions,guards,outcomes,states,restarts,purposes'],
  ];
  const failed = [];
  for (const [adapter = '', ...options] of parts) {
    const begin = performance.now();
    const code = await flows(['run', `--adapter=${adapter}`, shard, ...options]);
    console.log(
      `${adapter}: exit code ${code}, ${((performance.now() - begin) / 1000).toFixed(0)} s\n`,
    );
    if (code !== 0) failed.push(adapter);
  }

  const results = readdirSync(`${folder}/results`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `reports/flows/results/${file}`);
  for (const [format, file] of [
    ['html', 'report.html'],
    ['junit', 'junit.xml'],
    ['md', 'summary.md'],
  ]) {
    await flows(['report', ...results, `--format=${format}`, `--out=reports/flows/${file}`]);
  }
  console.log(
    `The report is in reports/flows/report.html. ${3 - failed.length} passed, ${failed.length} failed`,
  );
  return failed.length === 0 ? 0 : 1;
});

/** @param {string[]} parameters */
function flows(parameters) {
  return runFlows(parameters, {
    env: { ...process.env, INIT_CWD: root },
  });
}
