import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import pg from 'pg';
import { findPostgresBinaries, startPrivatePostgres } from '../../scripts/lib/postgres.mjs';
import { watchBackends } from './backends.ts';
import { type LoadTestResults, terminateConnections } from './connectionLosses.ts';

// Runs the load test, prints its results and writes them to `bench/load/results.md`. The exit code
// is 1 if an order was lost, duplicated or incomplete, or if the server failed.

const results = new URL('../../bench/load/results.md', import.meta.url);
const terminations = Number(process.argv[2] ?? 50);
const database = await createDatabase();
try {
  const losses = await terminateConnections({ databaseUrl: database.url, terminations });
  const text = report(losses, await machine(database.url));
  process.stdout.write(text);
  await mkdir(new URL('.', results), { recursive: true });
  await writeFile(results, text);
  const { exits, isGracefulShutdown, wrong, orders, afterwards } = losses;
  const failures =
    exits +
    wrong.length +
    orders.lost +
    orders.duplicated +
    orders.partial +
    (afterwards.sent - afterwards.served);
  process.exitCode = failures === 0 && isGracefulShutdown ? 0 : 1;
} finally {
  await database.drop();
}

/** Creates an empty database on the server of `TEST_DATABASE_URL`, or on a private server. */
async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const configuredUrl = process.env['TEST_DATABASE_URL'];
  const binaries = findPostgresBinaries();
  if (!configuredUrl && !binaries) {
    throw new Error(
      'The load test needs PostgreSQL: set TEST_DATABASE_URL, or install it (apt-get install postgresql).',
    );
  }
  const server = configuredUrl || !binaries ? undefined : await startPrivatePostgres(binaries);
  const name = `load_${process.pid}`;
  const admin = new pg.Client({ connectionString: server?.url ?? configuredUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server?.url ?? configuredUrl ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server?.stop();
    },
  };
}

async function machine(databaseUrl: string): Promise<string> {
  const backends = await watchBackends(databaseUrl);
  const postgres = await backends.version();
  await backends.close();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  return `${cpus()[0]?.model.trim()} (${cpus().length} cores, ${memory} GiB), Node ${process.versions.node}, PostgreSQL ${postgres}, ${day}`;
}

function report(
  {
    ended,
    exits,
    isGracefulShutdown,
    answers,
    wrong,
    orders,
    afterwards,
    latency,
    seconds,
  }: LoadTestResults,
  environment: string,
): string {
  const total = Object.values(ended).reduce((sum, count) => sum + count, 0);
  const statuses = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  const rows: [string, string][] = [
    ['connections terminated', `${total}`],
    ['… inside a transaction, between two statements', `${ended['idle in transaction']}`],
    ['… during a statement', `${ended.active}`],
    ['… while idle', `${ended.idle}`],
    ['crashes of the server', `${exits}`],
    ['graceful shutdown on SIGTERM', isGracefulShutdown ? 'yes' : 'no'],
    ['responses during the terminations', statuses.join(', ')],
    ['… neither 200 nor 503 `service_unavailable`', `${wrong.length}`],
    ['orders acknowledged', `${orders.acknowledged}`],
    ['… retried with their key after a 503', `${orders.repeated}`],
    ['… lost', `${orders.lost}`],
    ['… duplicated', `${orders.duplicated}`],
    ['… stored incompletely', `${orders.partial}`],
    [
      'concurrent orders afterwards: sent, acknowledged',
      `${afterwards.sent}, ${afterwards.served}`,
    ],
    [
      'response time: median, 99th percentile, maximum',
      `${latency.median}, ${latency.p99}, ${latency.longest} ms`,
    ],
    ['duration', `${seconds.toFixed(1)} s`],
  ];
  return [
    '# Lost connections to the database',
    '',
    `Measured by \`npx tsx tests/load/run.ts\` on ${environment}.`,
    'Four clients place orders without a pause, three read, one draws cards and one starts sign-ins, while `pg_terminate_backend`',
    "terminates the server's connections one after another. An order that gets a 503 is retried with its key, as the app does.",
    '',
    '| measurement | value |',
    '|---|---:|',
    ...rows.map(([what, seen]) => `| ${what} | ${seen} |`),
    ...(wrong.length > 0
      ? [
          '',
          'The first errors:',
          '',
          ...wrong.slice(0, 20).map((line) => `- ${line.slice(0, 300)}`),
        ]
      : []),
    '',
  ].join('\n');
}
