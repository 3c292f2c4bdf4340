import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadArtwork } from '../../server/src/drawing/artwork/loadArtwork.ts';
import { pictureKinds } from '../../server/src/drawing/artwork/pictureKinds.ts';
import { type Buyer, createBuyer } from '../../tests/contract/support/buyers.ts';
import { type SpawnedServer, spawnServer } from '../../tests/contract/support/spawnServer.ts';

// Measures how the built server starts, answers the first request of every picture and draws six
// cards at once, and writes the figures to results.md. Linux only: it reads CPU times from /proc.

/** The clock ticks of `/proc/<pid>/stat` in a second, which are the same on all Linux systems. */
const ticksPerSecond = 100;
const results = new URL('results.md', import.meta.url);

const dataDir = await mkdtemp(join(tmpdir(), 'dukacita-pictures-'));
const start = performance.now();
const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
try {
  const startUp = { time: performance.now() - start, cpu: await cpuTime(server) };
  const pictures = await measured(server, () => requestEveryPicture(server.url));
  const buyer = await createBuyer(server.url, join(dataDir, 'secrets.json'), server.url);
  const cards = await measured(server, () => drawSixCards(buyer, server.url));
  await writeFile(results, report());

  function report(): string {
    const times = pictures.result.toSorted((one, other) => one - other);
    const rows: [string, string][] = [
      ['start until it listens, with an empty data folder', ms(startUp.time)],
      ['… CPU time', ms(startUp.cpu)],
      [`first request of each of ${times.length} pictures: median`, ms(median(times))],
      ['… slowest', ms(times.at(-1))],
      ['… CPU time of all', ms(pictures.cpu)],
      ['… slowest `/healthz` meanwhile', ms(pictures.slowestProbe)],
      ['six different cards at once, until the last one is drawn', ms(cards.time)],
      ['… CPU time', ms(cards.cpu)],
      ['… slowest `/healthz` meanwhile', ms(cards.slowestProbe)],
    ];
    const machine = `${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}`;
    return [
      '# Pictures',
      '',
      `Measured by \`npx tsx bench/pictures/run.ts\` on ${machine}, ${new Date().toISOString().slice(0, 10)}.`,
      'The server has no prepared pictures (`PREPARE_PICTURES=false`). Pictures are requested as WebP in their usual',
      'width, one after another; the six cards after one that started the worker threads. The CPU times include those',
      'of answering `/healthz` without a pause.',
      '',
      '| measurement | ms |',
      '|---|---:|',
      ...rows.map(([what, value]) => `| ${what} | ${value} |`),
      '',
    ].join('\n');
  }
} finally {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
}
process.stdout.write(await readFile(results, 'utf8'));

/** Runs an action while `/healthz` is requested without a pause. Times are in ms. */
async function measured<T>(
  measuredServer: SpawnedServer,
  action: () => Promise<T>,
): Promise<{ result: T; time: number; cpu: number; slowestProbe: number }> {
  let slowestProbe = 0;
  const running = new AbortController();
  const probe = async () => {
    while (!running.signal.aborted) {
      const time = await timed(() => request(`${measuredServer.url}/healthz`));
      slowestProbe = Math.max(slowestProbe, time);
    }
  };
  const cpuBefore = await cpuTime(measuredServer);
  const probing = probe();
  const startTime = performance.now();
  const result = await action();
  const time = performance.now() - startTime;
  running.abort();
  await probing;
  return { result, time, cpu: (await cpuTime(measuredServer)) - cpuBefore, slowestProbe };
}

/** Requests every picture once, one after another. Returns how long each took, in ms. */
async function requestEveryPicture(url: string): Promise<number[]> {
  const artwork = await loadArtwork();
  const times: number[] = [];
  for (const kind of pictureKinds) {
    for (const key of artwork.pictures[kind].keys())
      times.push(await timed(() => request(`${url}/images/${kind}/${key}.webp`)));
  }
  return times;
}

async function drawSixCards(buyer: Buyer, url: string): Promise<void> {
  await Promise.all(
    [101, 102, 103, 201, 204, 301].map(async (templateId) => {
      const response = await buyer.call(url, 'POST', '/messages/preview/', {
        templateId,
        personName: 'Maria Theresia Wijaya',
        fromUsername: '',
        fromName: 'Keluarga Sari Lestari',
        message: 'Turut Berdukacita',
      });
      await readBody(response);
    }),
  );
}

async function request(url: string): Promise<void> {
  await readBody(await fetch(url, { headers: { accept: 'image/webp,*/*' } }));
}

async function readBody(response: Response): Promise<void> {
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered with ${response.status}: ${body}`);
}

/** Returns the duration of an action in ms. */
async function timed(action: () => Promise<void>): Promise<number> {
  const startTime = performance.now();
  await action();
  return performance.now() - startTime;
}

/** Returns the CPU time that a server has used, in ms. */
async function cpuTime({ process: { pid } }: SpawnedServer): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the process, in parentheses, may contain spaces; utime is the 12th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

function median(sorted: readonly number[]): number | undefined {
  return sorted[Math.floor(sorted.length / 2)];
}

function ms(value: number | undefined): string {
  return Math.round(value ?? 0).toLocaleString('en-GB');
}
