import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import pg from 'pg';
import { findPostgresBinaries, startPrivatePostgres } from '../../scripts/lib/postgres.mjs';
import { watchBackends } from './backends.ts';
import { type ConnectionLosses, loseConnections } from './connectionLosses.ts';

/** Runs the campaign, prints its figures and keeps them in `bench/load/results.md`. Ends with 1 when something was wrong. */

const results = new URL('../../bench/load/results.md', import.meta.url);
const terminations = Number(process.argv[2] ?? 50);
const database = await openDatabaseOfItsOwn();
try {
  const losses = await loseConnections({ databaseUrl: database.url, terminations });
  const text = report(losses, await machine(database.url));
  process.stdout.write(text);
  await mkdir(new URL('.', results), { recursive: true });
  await writeFile(results, text);
  const { exits, isEndedInOrder, wrong, orders, afterwards } = losses;
  const faults =
    exits +
    wrong.length +
    orders.lost +
    orders.doubled +
    orders.partial +
    (afterwards.sent - afterwards.served);
  process.exitCode = faults === 0 && isEndedInOrder ? 0 : 1;
} finally {
  await database.drop();
}

/** An empty database on the server that `TEST_DATABASE_URL` names, or else on a private server. */
async function openDatabaseOfItsOwn(): Promise<{ url: string; drop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  const binaries = findPostgresBinaries();
  if (!given && !binaries) {
    throw new Error(
      'This needs PostgreSQL: name a server in TEST_DATABASE_URL, or install its programs (apt-get install postgresql).',
    );
  }
  const server = given || !binaries ? undefined : await startPrivatePostgres(binaries);
  const name = `load_${process.pid}`;
  const admin = new pg.Client({ connectionString: server?.url ?? given });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server?.url ?? given ?? '');
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
    isEndedInOrder,
    answers,
    wrong,
    orders,
    afterwards,
    latency,
    seconds,
  }: ConnectionLosses,
  madeOn: string,
): string {
  const total = Object.values(ended).reduce((sum, count) => sum + count, 0);
  const statuses = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  const rows: [string, string][] = [
    ['connections ended', `${total}`],
    ['… inside a transaction, between two statements', `${ended['idle in transaction']}`],
    ['… while they ran a statement', `${ended.active}`],
    ['… while nobody used them', `${ended.idle}`],
    ['exits of the process', `${exits}`],
    ['ended in order when told to', isEndedInOrder ? 'yes' : 'no'],
    ['answers meanwhile', statuses.join(', ')],
    ['… neither 200 nor 503 `service_unavailable`', `${wrong.length}`],
    ['orders acknowledged', `${orders.acknowledged}`],
    ['… after a 503, sent again with their key', `${orders.repeated}`],
    ['… lost', `${orders.lost}`],
    ['… doubled', `${orders.doubled}`],
    ['… stored in part', `${orders.partial}`],
    ['orders sent at once afterwards, and served', `${afterwards.sent}, ${afterwards.served}`],
    [
      'time of an answer: median, 99 %, longest',
      `${latency.median}, ${latency.p99}, ${latency.longest} ms`,
    ],
    ['duration', `${seconds.toFixed(1)} s`],
  ];
  return [
    '# Lost connections to the database',
    '',
    `Made by \`npx tsx tests/load/run.ts\` on ${madeOn}.`,
    'Four clients order without a pause, three read, one has cards drawn and one begins to sign in, while `pg_terminate_backend` ends',
    "the server's connections one after another. An order that is answered 503 is sent again with its key, as the app does.",
    '',
    '| what | seen |',
    '|---|---:|',
    ...rows.map(([what, seen]) => `| ${what} | ${seen} |`),
    ...(wrong.length > 0
      ? [
          '',
          'The first of what was wrong:',
          '',
          ...wrong.slice(0, 20).map((line) => `- ${line.slice(0, 300)}`),
        ]
      : []),
    '',
  ].join('\n');
}
