import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { waitForServer } from '../../scripts/lib/wait-for-server.mjs';

/** A phone of the middle class on a slow 4G: latency in ms, bytes a second, and how many times slower it computes. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowness = 4;
const repeats = Number(process.env['REPEATS'] ?? 5);
const addresses = ['/', '/duka', '/duka/detail/1', '/duka/message/1', '/help'];

/**
 * When a page is first seen, and when its largest part is, on a first visit: with the documents that were rendered
 * ahead, and with the empty one, in turn.
 */
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [`${root}/scripts/serve-e2e.mjs`], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await waitForServer(`${origin}/readyz`, AbortSignal.timeout(60_000));
  const lines = [];
  for (const address of addresses) {
    /** @type {Record<'ahead' | 'empty', Paints[]>} */
    const found = { ahead: [], empty: [] };
    for (let round = 0; round < repeats; round += 1) {
      found.ahead.push(await open(address, false));
      found.empty.push(await open(address, true));
    }
    for (const [document, paints] of Object.entries(found)) {
      const cells = [paints.map(({ first }) => first), paints.map(({ largest }) => largest)].map(
        range,
      );
      lines.push(
        `| ${address} | ${document === 'ahead' ? 'rendered ahead' : 'empty'} | ${cells.join(' | ')} | ${Math.max(...paints.map(({ shift }) => shift)).toFixed(3)} |`,
      );
    }
  }
  const text = [
    '# Until a page is seen',
    '',
    `Made by \`node bench/loading/run.mjs\` on ${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}.`,
    `First visits at 360 × 740, ${network.latency} ms latency, 1.6 Mbit/s, a processor ${slowness} times slower, HTTP/1.1. Medians of ${repeats} in ms, with the least and the most;`,
    'both documents in turn, in one run.',
    '',
    '| page | document | first contentful paint | largest contentful paint | layout shift, at most |',
    '|---|---|---:|---:|---:|',
    ...lines,
    '',
  ].join('\n');
  writeFileSync(new URL('./results.md', import.meta.url), text);
  console.log(text);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/**
 * @typedef {object} Paints
 * @property {number} first ms
 * @property {number} largest ms
 * @property {number} shift the sum of all layout shifts
 */

/**
 * @param {string} address
 * @param {boolean} isEmpty whether the document shows nothing before its scripts have come
 * @returns {Promise<Paints>}
 */
async function open(address, isEmpty) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver(
      (list) => (seen.largest = list.getEntries().at(-1)?.startTime ?? 0),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value } of /** @type {(PerformanceEntry & { value: number })[]} */ (
        list.getEntries()
      ))
        seen.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The empty document is the server's own, under an address of the app.
  if (isEmpty) await page.addInitScript((to) => history.replaceState(null, '', to), address);
  await page.goto(origin + (isEmpty ? '/index.html' : address), { waitUntil: 'networkidle' });
  const paints = await page.evaluate(() => {
    const { seen } = /** @type {{ seen: { largest: number, shift: number } }} */ (
      /** @type {unknown} */ (window)
    );
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...seen,
    };
  });
  await context.close();
  return paints;
}

/** @param {number[]} values */
function range(values) {
  const sorted = values.map(Math.round).sort((one, other) => one - other);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}
