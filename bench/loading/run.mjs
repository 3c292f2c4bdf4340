import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { waitForServer } from '../../scripts/lib/wait-for-server.mjs';

/** A mid-range phone on slow 4G: latency in ms, throughput in bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** The CPU slowdown factor. */
const cpuSlowdown = 4;
const repeats = Number(process.env['REPEATS'] ?? 5);
const addresses = ['/', '/duka', '/duka/detail/1', '/duka/message/1', '/help'];

// Measures the first and the largest contentful paint of first visits, alternating between the
// prerendered documents and the empty one.
const port = await getPort({ host: '127.0.0.1' });
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
const browser = await chromium.launch(chromiumLaunchOptions({ fullBrowser: true }));
try {
  await waitForServer(`${origin}/readyz`, AbortSignal.timeout(60_000));
  const lines = [];
  for (const address of addresses) {
    /** @type {Record<'prerendered' | 'empty', Paints[]>} */
    const paintsByDocument = { prerendered: [], empty: [] };
    for (let round = 0; round < repeats; round += 1) {
      paintsByDocument.prerendered.push(await open(address, false));
      paintsByDocument.empty.push(await open(address, true));
    }
    for (const [document, paints] of Object.entries(paintsByDocument)) {
      const cells = [paints.map(({ first }) => first), paints.map(({ largest }) => largest)].map(
        range,
      );
      lines.push(
        `| ${address} | ${document} | ${cells.join(' | ')} | ${Math.max(...paints.map(({ shift }) => shift)).toFixed(3)} |`,
      );
    }
  }
  const text = [
    '# Time to first and largest paint',
    '',
    `Measured by \`node bench/loading/run.mjs\` on ${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}.`,
    `First visits at 360 × 740, ${network.latency} ms latency, 1.6 Mbit/s, a CPU ${cpuSlowdown} times slower, HTTP/1.1. Medians of ${repeats} visits in ms, with minimum and maximum;`,
    'the two documents alternate in one run.',
    '',
    '| page | document | first contentful paint | largest contentful paint | largest layout shift |',
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
 * @property {number} first the first contentful paint, in ms
 * @property {number} largest the largest contentful paint, in ms
 * @property {number} shift the cumulative layout shift
 */

/**
 * Opens a page for the first time and measures its paints.
 * @param {string} address
 * @param {boolean} isEmpty whether to load the empty document, which shows nothing before its
 *   scripts run
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(() => {
    const measured = { largest: 0, shift: 0 };
    Object.assign(window, { measured });
    new PerformanceObserver(
      (list) => (measured.largest = list.getEntries().at(-1)?.startTime ?? 0),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value } of /** @type {(PerformanceEntry & { value: number })[]} */ (
        list.getEntries()
      ))
        measured.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The server has the empty document only at /index.html, so its address is replaced before it
  // runs.
  if (isEmpty) await page.addInitScript((to) => history.replaceState(null, '', to), address);
  await page.goto(origin + (isEmpty ? '/index.html' : address), { waitUntil: 'networkidle' });
  const paints = await page.evaluate(() => {
    const { measured } = /** @type {{ measured: { largest: number, shift: number } }} */ (
      /** @type {unknown} */ (window)
    );
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...measured,
    };
  });
  await context.close();
  return paints;
}

/**
 * Formats the median with minimum and maximum.
 * @param {number[]} values
 */
function range(values) {
  const sorted = values.map(Math.round).sort((one, other) => one - other);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}
