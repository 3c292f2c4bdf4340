import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { runInstalled } from './lib/run.mjs';

const folder = `${root}/reports/flows`;

/**
 * Every tour of every machine on every layer: pairs on the machines, transitions on the page, and before the real
 * server, where a step is dearest, every arrow, guard, end and reload; and every mutant on the machine and on the page.
 * Then one report of it all. `--shard=I/N` runs one of N parts, for machines that share the work.
 */
await runMain(async () => {
  const shard = process.argv.find((argument) => argument.startsWith('--shard=')) ?? '--shard=1/1';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/results`, { recursive: true });
  const name = shard.replaceAll(/\D+/g, '-');

  const parts = [
    [
      'machine',
      '--cover=pairs,states,guards,outcomes',
      '--mutants',
      '--format=json',
      `--out=reports/flows/results/machine${name}.json`,
    ],
    ['ui', '--cover=edges,states,guards,outcomes', '--mutants'],
    ['browser', '--cover=transitions,guards,outcomes,states,restarts'],
  ];
  const failed = [];
  for (const [adapter = '', ...options] of parts) {
    const begin = performance.now();
    const code = await flows(['run', `--adapter=${adapter}`, shard, ...options]);
    console.log(`${adapter}: code ${code}, ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);
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
    `The report stands in reports/flows/report.html. ${3 - failed.length} passed, ${failed.length} failed`,
  );
  return failed.length === 0 ? 0 : 1;
});

/** @param {string[]} parameters */
function flows(parameters) {
  return runInstalled('@dukacita/flows/bin/flows.mjs', parameters, {
    env: { ...process.env, INIT_CWD: root },
  });
}
