import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, describeMachine, writeSection } from './environment.ts';
import { type KillResults, killServers } from './killServers.ts';

// Kills servers while orders are paid and change their states, on both storages at once, prints the results
// and writes them to their section of `bench/load/results.md`. The exit code is 1 if an acknowledged
// change was lost or stored twice, if a kind of change never happened, or if anything else was wrong.

const kills = Number(process.argv[2] ?? 50);
/** Longer than the restart of a server on a busy machine, so that payments arrive in time. */
const expirySeconds = 30;

const database = await createDatabase();
try {
  const [embedded, server] = await Promise.all([measure(undefined), measure(database.url)]);
  await writeSection(report(embedded, server, await describeMachine(database.url)));
  process.exitCode = [embedded, server].every(isRight) ? 0 : 1;
} finally {
  await database.drop();
}

async function measure(databaseUrl: string | undefined): Promise<KillResults> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dukacita-kills-'));
  const storage = databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  const onKilled = (count: number) => process.stderr.write(`${storage}: ${count} of ${kills}\n`);
  try {
    return await killServers({ dataDir, databaseUrl, kills, expirySeconds, onKilled });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function isRight({ wrong, violations, missing, isGracefulShutdown }: KillResults): boolean {
  return [...wrong, ...violations, ...missing].length === 0 && isGracefulShutdown;
}

function report(embedded: KillResults, server: KillResults, environment: string): string {
  const rows: [string, (results: KillResults) => string | number][] = [
    ['kills', ({ kills: count }) => count],
    ['answers', ({ answers }) => sentence(answers)],
    ['… lost with the killed server; the request was sent again', ({ lost }) => lost],
    ['… that contradict what was acknowledged, or other errors', ({ wrong }) => wrong.length],
    [
      'orders acknowledged, stored',
      ({ acknowledged, stored }) => pair(acknowledged, stored, 'orders'),
    ],
    [
      'payments acknowledged, stored',
      ({ acknowledged, stored }) => pair(acknowledged, stored, 'payments'),
    ],
    [
      '… of them by notifications of the bank',
      ({ acknowledged, stored }) => pair(acknowledged, stored, 'notifications'),
    ],
    ['notifications rejected, and not stored', ({ acknowledged }) => acknowledged.rejections],
    ['refunds acknowledged', ({ acknowledged }) => acknowledged.refunds],
    [
      'transitions acknowledged, stored with those of jobs and the creation of orders',
      ({ acknowledged, stored }) => pair(acknowledged, stored, 'events'),
    ],
    ['orders expired by their job', ({ stored }) => stored.expired],
    ['greetings shown, and shown again', ({ stored }) => stored.shown],
    ['kinds of changes that never happened', ({ missing }) => missing.length],
    [
      'violations: lost, doubled, incomplete or contradictory rows',
      ({ violations }) => violations.length,
    ],
    [
      'graceful shutdown on SIGTERM',
      ({ isGracefulShutdown }) => (isGracefulShutdown ? 'yes' : 'no'),
    ],
    ['duration', ({ seconds }) => `${seconds.toFixed(0)} s`],
  ];
  const errors = [embedded, server].flatMap(({ wrong, violations, missing }) => [
    ...missing.map((kind) => `never happened: ${kind}`),
    ...violations,
    ...wrong,
  ]);
  return [
    '# Killed servers',
    '',
    `Measured by \`npx tsx tests/load/runKills.ts ${kills}\` on ${environment}.`,
    'Eight clients lead orders through their lives without a pause, while servers are killed with `SIGKILL`: one with the',
    'embedded database, which is started again each time, and one of two instances on PostgreSQL. Virtual accounts are paid',
    'by signed calls of a bank. A request whose answer is lost is sent again, unchanged; a notification of the bank gets',
    'another external id. After each kill and at the end, all rows are compared with what was acknowledged and with each',
    'other (`tests/load/findViolations.ts`).',
    '',
    '| measurement | embedded | PostgreSQL, two instances |',
    '|---|---:|---:|',
    ...rows.map(([what, read]) => `| ${what} | ${read(embedded)} | ${read(server)} |`),
    ...(errors.length > 0
      ? [
          '',
          'The first errors:',
          '',
          ...errors.slice(0, 20).map((line) => `- ${line.slice(0, 300)}`),
        ]
      : []),
    '',
  ].join('\n');
}

function sentence(answers: Record<string, number>): string {
  return Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

function pair<Key extends 'orders' | 'payments' | 'notifications' | 'events'>(
  acknowledged: Record<Key, number>,
  stored: Record<Key, number>,
  key: Key,
): string {
  return `${acknowledged[key]}, ${stored[key]}`;
}
