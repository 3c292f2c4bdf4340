import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, cpus, setPriority, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Browser, chromium, expect } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { type SpawnedServer, spawnServer } from '../../tests/contract/support/spawnServer.ts';
import { type Interaction, measureInteractions, observeInteractions } from './interactions.ts';
import { openPhone } from './openPhone.ts';
import { journeys } from './steps.ts';

// Measures every step of both orders and of the page of an order on a slow phone, and writes the
// figures to results.md. Arguments are folders of built apps, which are measured in turn to compare
// them; the figures are then only printed.

/** How many times slower than this machine the phone is. */
const slowdown = 6;
const rounds = Number(process.env['ROUNDS'] ?? 5);
const folders = process.argv.slice(2);
const builds = folders.length === 0 ? ['dist'] : folders;

/** The measured interactions of each step, by journey and step, for each build. */
const measured = new Map<string, Interaction[][]>();
const servers: { readonly server: SpawnedServer; readonly dataDir: string }[] = [];
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (const folder of builds) {
    const dataDir = await mkdtemp(join(tmpdir(), 'dukacita-interactions-'));
    const server = await spawnServer({
      DATA_DIR: dataDir,
      APP_DIST: resolve(folder),
      LOG_LEVEL: 'info',
    });
    servers.push({ server, dataDir });
    // The phone that is measured does not run the server, which shares its cores here.
    const { pid } = server.process;
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  }
  // The first round encodes the pictures and fills the caches; it does not count.
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { server }] of servers.entries())
      await measureJourneys(browser, server.url, index, round >= 0);
  }
  const text = report();
  process.stdout.write(text);
  if (folders.length === 0) await writeFile(new URL('results.md', import.meta.url), text);
} finally {
  await browser.close();
  for (const { server, dataDir } of servers) {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true });
  }
}

/** Takes every journey once and, if the round counts, records its interactions. */
async function measureJourneys(
  inBrowser: Browser,
  url: string,
  build: number,
  counts: boolean,
): Promise<void> {
  for (const { name: journey, open, steps } of journeys) {
    const phone = await openPhone(inBrowser, url);
    await observeInteractions(phone.page);
    await open(phone.page);
    await phone.slowDown(slowdown);
    for (const { name, prepare, shows } of steps) {
      const interactions = await measureInteractions(phone.page, prepare, () =>
        expect(shows(phone.page), `${journey}: ${name}`).toBeVisible({ timeout: 30_000 }),
      );
      if (!counts) continue;
      const key = `${journey} | ${name}`;
      const byBuild = measured.get(key) ?? builds.map(() => []);
      byBuild[build]?.push(...interactions);
      measured.set(key, byBuild);
    }
    await phone.close();
  }
}

function report(): string {
  const limitOf = new Map<string, number>(
    journeys.flatMap((journey) =>
      journey.steps.map((step) => [`${journey.name} | ${step.name}`, step.limit] as const),
    ),
  );
  const columns = builds.flatMap((folder) =>
    builds.length === 1
      ? ['duration', 'of this scripts']
      : [`${basename(folder)}: duration`, 'of this scripts'],
  );
  return [
    '# Interactions',
    '',
    `Measured by \`npx tsx bench/interactions/run.ts\` on ${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}.`,
    `The built app and the real server at 360 × 740 with a CPU ${slowdown} times slower. The duration is that of the Event`,
    'Timing API, from the input to the next paint, rounded by the browser to 8 ms; of the events of a tap or key the longest.',
    `Medians of ${rounds} taps, or of all keys of ${rounds} rounds, in ms, with minimum and maximum. "of this scripts" are the`,
    'listeners with what React renders in them; the rest is the wait before them, styles, layout and paint.',
    '',
    `| journey | step | limit | ${columns.join(' | ')} |`,
    `|---|---|---:|${columns.map(() => '---:|').join('')}`,
    ...[...measured].map(([key, byBuild]) => {
      const cells = byBuild.flatMap((interactions) => [
        range(interactions.map(({ duration }) => duration)),
        String(median(interactions.map(({ scripts }) => scripts))),
      ]);
      return `| ${key} | ${limitOf.get(key) ?? ''} | ${cells.join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

/** Formats the median with minimum and maximum. */
function range(values: readonly number[]): string {
  return `${median(values)} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
