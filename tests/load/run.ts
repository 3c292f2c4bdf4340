import { type LoadTestResults, terminateConnections } from './connectionLosses.ts';
import { createDatabase, describeMachine, writeSection } from './environment.ts';

// Runs the load test, prints its results and writes them to their section of `bench/load/results.md`. The exit code
// is 1 if an order was lost, duplicated or incomplete, if the server failed, or if no connection of a state was
// terminated, no request failed or no order was retried.

const terminations = Number(process.argv[2] ?? 50);
const database = await createDatabase();
try {
  const losses = await terminateConnections({ databaseUrl: database.url, terminations });
  await writeSection(report(losses, await describeMachine(database.url)));
  const { ended, exits, isGracefulShutdown, answers, wrong, orders, afterwards } = losses;
  const promised = [...Object.values(ended), answers['503'] ?? 0, orders.repeated];
  const failures =
    exits +
    wrong.length +
    orders.lost +
    orders.duplicated +
    orders.partial +
    (afterwards.sent - afterwards.served);
  process.exitCode = failures === 0 && isGracefulShutdown && Math.min(...promised) > 0 ? 0 : 1;
} finally {
  await database.drop();
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
