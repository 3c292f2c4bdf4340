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

/** The generated tests of the server: tables of its rules, and the life of an order by HTTP. */
const ofServer = [
  ['contract-pglite', ['tests/contract/rights.test.ts', 'tests/contract/lists.test.ts']],
  ['contract-pglite-long', ['tests/contract/orderLifecycle.test.ts']],
] as const;

const rows: string[] = [];
let generatedCount = 0;
let missedCount = 0;
for (const bug of bugs.filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
)) {
  const { detection, isGenerated } = withBug(bug, () => {
    const found = generated(bug);
    return { detection: found ?? byHand(bug), isGenerated: found !== null };
  });
  generatedCount += Number(isGenerated);
  missedCount += Number(detection === null);
  const cells =
    detection === null
      ? '**nothing**| | '
      : `${detection.by} | ${detection.seconds.toFixed(0)} | ${escaped(detection.line)}`;
  rows.push(`| ${bug.name} | ${bug.kind} | ${cells} |`);
  console.log(rows.at(-1));
}

if (only.length === 0) {
  writeFileSync(
    join(root, 'bench/flows/plantedBugs.md'),
    [
      '# Planted bugs',
      '',
      'Each bug is put into the product, and the generated tests of its machine run until one detects it: for a bug in a',
      'machine first on its state graph, then on the whole app in a test page, then those of the other machines; for a bug',
      'of the server by HTTP. If none does, all tests that import the file run. The list was committed before the first run.',
      'The bugs were chosen without knowledge of the tests. Measurement by `npx tsx bench/flows/plantedBugs.ts` on',
      `${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}. The seconds include the start of the test runner.`,
      '',
      `Generated tests detect ${generatedCount} of ${rows.length}.`,
      '',
      '| bug | kind | detected by | seconds | first line |',
      '|---|---|---|---:|---|',
      ...rows,
      '',
    ].join('\n'),
  );
}
process.exitCode = missedCount > 0 ? 1 : 0;

/** Returns how generated tests detect a bug; null if none does. */
function generated({ file, machine }: PlantedBug): Detection | null {
  if (machine === 'server' || machine === 'orderLifecycle') {
    for (const [project, tests] of ofServer) {
      const found = run('the server', project, tests);
      if (found !== null) return found;
    }
    return null;
  }
  return (
    (file.startsWith('src/machines/') ? onMachine(machine) : null) ??
    onPage(machine) ??
    run('the state graph of another machine', 'flows', ['tests/flows/machine']) ??
    run('the page of another machine', 'flows-ui', ['tests/flows/ui/'])
  );
}

/** Returns how any test that imports the file of a bug detects it; null if none does. */
function byHand({ file }: PlantedBug): Detection | null {
  for (const project of ['unit', 'server', 'contract-pglite', 'ui']) {
    const found = run(`**written by hand**: ${project}`, project, [], file);
    if (found !== null) return found;
  }
  return null;
}

/** Runs tests until the first failure, and returns it. */
function run(
  by: string,
  project: string,
  tests: readonly string[],
  related?: string,
): Detection | null {
  const { failures, seconds } = runVitest(project, tests, related);
  const [message] = failures;
  return message === undefined
    ? null
    : { by, seconds, line: firstLine(message.replace(/^(Assertion)?Error: /, '')) };
}

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
    buildPackageOf(file);
    return run();
  } finally {
    restore();
    buildPackageOf(file);
    process.off('SIGINT', stop);
  }
}

/** Builds the packages if the file is one of theirs: the tests use what is built. */
function buildPackageOf(file: string): void {
  if (!file.startsWith('packages/')) return;
  spawnSync(process.execPath, ['scripts/build.mjs', 'packages'], { cwd: root, stdio: 'ignore' });
}

function onMachine(machine: string): Detection | null {
  return run('the state graph', 'flows', [`tests/flows/machine/${machine}.test.ts`]);
}

function onPage(machine: string): Detection | null {
  const results = join(root, `reports/flows/results/ui-${machine}-1.json`);
  rmSync(results, { force: true });
  const { failures, seconds } = runVitest('flows-ui', [
    `tests/flows/ui/${machine}.browser.test.ts`,
  ]);
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

/**
 * Runs test files of a project of Vitest, or all its tests that import a file, until the first
 * failure.
 */
function runVitest(
  project: string,
  tests: readonly string[],
  related?: string,
): { readonly failures: readonly string[]; readonly seconds: number } {
  const report = join(tmpdir(), `planted-bug-${process.pid}.json`);
  const start = performance.now();
  const command = related === undefined ? ['run', ...tests] : ['related', related, '--run'];
  spawnSync(
    'npx',
    [
      'vitest',
      ...command,
      '--project',
      project,
      '--bail=1',
      '--passWithNoTests',
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
