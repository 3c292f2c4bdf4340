import { rm } from 'node:fs/promises';
import { describeMachine, writeSection } from './environment.ts';
import { createDataFolder, measureServices, type ServicesRun } from './silentServices.ts';

// Measures reads and orders with a mail server and push service that answer, and with silent ones, in
// alternating runs, prints the results and writes them to their section of `bench/load/results.md`. The exit
// code is 1 if silent ones change p99 or the number of orders by more than a fifth, or if anything was wrong.

const rounds = Number(process.argv[2] ?? 3);
const seconds = Number(process.argv[3] ?? 30);

const folder = await createDataFolder();
try {
  const runs: Record<'ordinary' | 'silent', ServicesRun[]> = { ordinary: [], silent: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const services of ['ordinary', 'silent'] as const) {
      process.stderr.write(`${services}, ${round + 1} of ${rounds}\n`);
      const isSilent = services === 'silent';
      const measureMs = seconds * 1000;
      runs[services].push(await measureServices({ folder, isSilent, warmUpMs: 5000, measureMs }));
    }
  }
  const all = [...runs.ordinary, ...runs.silent];
  const isRight = all.every(
    ({ wrong, isGracefulShutdown, calls, reads, ordersPerMinute }) =>
      wrong.length === 0 &&
      isGracefulShutdown &&
      Math.min(calls.mail, calls.push, reads, ordersPerMinute) > 0,
  );
  const p99 = ratio(({ p99: each }) => each);
  const orders = ratio(({ ordersPerMinute }) => ordersPerMinute);
  await writeSection(report(await describeMachine()));
  process.exitCode = isRight && p99 <= 1.2 && orders >= 0.8 ? 0 : 1;

  function ratio(read: (run: ServicesRun) => number): number {
    return median(runs.silent.map(read)) / median(runs.ordinary.map(read));
  }

  function report(machine: string): string {
    const rows: [string, (run: ServicesRun) => number][] = [
      ['reads: 99th percentile, in ms', ({ p99: each }) => each],
      ['reads', ({ reads }) => reads],
      ['paid orders per minute', ({ ordersPerMinute }) => ordersPerMinute],
      ['connections to the mail server', ({ calls }) => calls.mail],
      ['requests to the push service', ({ calls }) => calls.push],
      ['answers other than 200', ({ wrong }) => wrong.length],
      ['shutdowns on SIGTERM that were not graceful', (run) => Number(!run.isGracefulShutdown)],
    ];
    const values = (each: ServicesRun[], read: (run: ServicesRun) => number) =>
      each.map((run) => Math.round(read(run))).join(', ');
    return [
      '# Silent mail server and push service',
      '',
      `Measured by \`npx tsx tests/load/runServices.ts ${rounds} ${seconds}\` on ${machine}.`,
      'Four clients read and two place orders, which are paid at once, without a pause, on the embedded database. Each paid',
      'order causes an e-mail and a push message. Mail server and push service answer, or accept connections and never say',
      `anything, in alternating runs of ${seconds} s. A value for each run; the ratio is that of the medians.`,
      '',
      '| measurement | answering | silent | ratio |',
      '|---|---:|---:|---:|',
      ...rows.map(([what, read], index) => {
        const shown = index === 0 || index === 2 ? ratio(read).toFixed(2) : '';
        return `| ${what} | ${values(runs.ordinary, read)} | ${values(runs.silent, read)} | ${shown} |`;
      }),
      ...all.flatMap(({ wrong }) => wrong.slice(0, 5).map((line) => `\n- ${line.slice(0, 300)}`)),
      '',
    ].join('\n');
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
