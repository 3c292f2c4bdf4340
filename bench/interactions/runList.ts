import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { openDatabase } from '../../server/src/data/db/openDatabase.ts';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { spawnServer } from '../../tests/contract/support/spawnServer.ts';
import { waitForFrames } from './interactions.ts';
import { openPhone } from './openPhone.ts';

// Measures the tasks of the main thread while one scrolls through a list of 10,000 people, and
// writes the figures to list.md.

const people = 10_000;
/** How many times slower than this machine the phone is. */
const slowdown = 4;
const rounds = Number(process.env['ROUNDS'] ?? 5);
/** How often one scrolls by three screens. */
const gestures = 30;
const results = new URL('list.md', import.meta.url);

/** What a round has measured; times are in ms. */
interface Round {
  readonly longest: number;
  /** How many tasks took more than 50 ms. */
  readonly longTasks: number;
  readonly cards: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'dukacita-list-'));
await fillDatabase(dataDir);
const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
const browser = await chromium.launch(chromiumLaunchOptions({ fullBrowser: true }));
try {
  const measured: Round[] = [];
  // The first round encodes the pictures; it does not count.
  for (let round = -1; round < rounds; round += 1) {
    const phone = await openPhone(browser, server.url);
    await phone.page.goto('/duka?cityId=0');
    await expect(phone.page.locator('#root > [inert]')).toHaveCount(0);
    await expect(phone.page.getByRole('main').getByRole('article').first()).toBeVisible();
    await phone.slowDown(slowdown);
    await observeTasks(phone.page);
    for (let gesture = 0; gesture < gestures; gesture += 1) {
      await phone.page.mouse.wheel(0, 3 * 740);
      await waitForFrames(phone.page);
    }
    if (round >= 0) measured.push(await readTasks(phone.page));
    await phone.close();
  }
  const text = [
    '# A list of 10,000 people',
    '',
    `Measured by \`npx tsx bench/interactions/runList.ts\` on ${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}.`,
    `The built app and the real server at 360 × 740 with a CPU ${slowdown} times slower; ${gestures} turns of the wheel by three screens each.`,
    '',
    '| round | cards at the end | longest task (ms) | tasks over 50 ms |',
    '|---:|---:|---:|---:|',
    ...measured.map(
      ({ longest, longTasks, cards }, index) =>
        `| ${index + 1} | ${cards} | ${longest === 0 ? 'under 50' : Math.round(longest)} | ${longTasks} |`,
    ),
    '',
  ].join('\n');
  await writeFile(results, text);
  process.stdout.write(text);
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
}

/** Creates the demo data in a folder, and copies its listings until there are 10,000. */
async function fillDatabase(folder: string): Promise<void> {
  const first = await spawnServer({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  await first.end('SIGTERM');
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  const listed = await db.select().from(persons);
  const copies = listed.map(({ id: _, ...person }) => ({ ...person, userId: null }));
  for (let count = listed.length; count < people; count += copies.length)
    await db.insert(persons).values(copies.slice(0, people - count));
  await close();
}

async function observeTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

function readTasks(page: Page): Promise<Round> {
  return page.evaluate(() => {
    const { tasks } = window as unknown as { tasks: number[] };
    return {
      longest: Math.max(0, ...tasks),
      longTasks: tasks.length,
      cards: document.querySelectorAll('main article').length,
    };
  });
}
