import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bugs, countOccurrences, type PlantedBug } from './bugsToPlant.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const only = process.argv.slice(2);

/** Where a bug was detected, how long that took, and the first line of the failure. */
interface Detection {
  readonly by: string;
  readonly seconds: number;
  readonly line: string;
}

const rows: string[] = [];
for (const bug of bugs.filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
)) {
  const detection = withBug(
    bug,
    () =>
      (bug.file.startsWith('src/machines/') ? onMachine(bug.machine) : null) ?? onPage(bug.machine),
  );
  const cells =
    detection === null
      ? '**nothing**| | '
      : `${detection.by} | ${detection.seconds.toFixed(0)} | ${escaped(detection.line)}`;
  rows.push(`| ${bug.name} | ${cells} |`);
  console.log(rows.at(-1));
}

if (only.length === 0) {
  writeFileSync(
    join(root, 'bench/flows/plantedBugs.md'),
    [
      '# Planted bugs',
      '',
      'Each bug is put into the app, and the generated paths of one machine run until one detects it: on the whole app in a',
      'test page and, for a bug in a machine, first on its state graph. Measurement by `npx tsx bench/flows/plantedBugs.ts` on',
      `${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}. The seconds include the start of the test runner.`,
      '',
      '| bug | detected on | seconds | first line |',
      '|---|---|---:|---|',
      ...rows,
      '',
    ].join('\n'),
  );
}
process.exitCode = rows.some((row) => row.includes('**nothing**')) ? 1 : 0;

/** Calls `run` while the bug is in the source. Throws if the source no longer contains `from`. */
function withBug<Value>({ name, file, from, to }: PlantedBug, run: () => Value): Value {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  if (countOccurrences(from, source) !== 1)
    throw new Error(`"${name}" does not match ${file} any more: update its \`from\`.`);
  const restore = () => writeFileSync(path, source);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    return run();
  } finally {
    restore();
    process.off('SIGINT', stop);
  }
}

function onMachine(machine: string): Detection | null {
  const { failures, seconds } = runVitest(
    'flows',
    `tests/flows/machine/${machine}.test.ts`,
    '-t',
    'invariant',
  );
  const [message] = failures;
  return message === undefined
    ? null
    : { by: 'the state graph', seconds, line: firstLine(message.replace(/^AssertionError: /, '')) };
}

function onPage(machine: string): Detection | null {
  const results = join(root, `reports/flows/results/ui-${machine}-1.json`);
  rmSync(results, { force: true });
  const { failures, seconds } = runVitest('flows-ui', `tests/flows/ui/${machine}.browser.test.ts`);
  if (failures.length === 0) return null;
  const { testPaths } = existsSync(results)
    ? (JSON.parse(readFileSync(results, 'utf8')) as { readonly testPaths: readonly TestPath[] })
    : { testPaths: [] };
  const messages = testPaths.flatMap(({ failure }) => (failure === null ? [] : [failure.message]));
  return { by: 'the page', seconds, line: firstLine(messages[0] ?? failures[0] ?? '') };
}

interface TestPath {
  readonly failure: { readonly message: string } | null;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[];
  }[];
}

function runVitest(
  project: string,
  file: string,
  ...options: readonly string[]
): { readonly failures: readonly string[]; readonly seconds: number } {
  const report = join(tmpdir(), `planted-bug-${process.pid}.json`);
  const start = performance.now();
  spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--project',
      project,
      file,
      ...options,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: root, stdio: 'ignore' },
  );
  const seconds = (performance.now() - start) / 1000;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  rmSync(report);
  const failures = testResults.flatMap(({ message, assertionResults }) => [
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
    ...(message === '' ? [] : [message]),
  ]);
  return { failures, seconds };
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.slice(0, 200) ?? '';
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
