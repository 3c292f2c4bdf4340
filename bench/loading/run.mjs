import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, cpus, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { ensureDemoBuild } from '../../scripts/lib/build.mjs';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { waitForServer } from '../../scripts/lib/wait-for-server.mjs';
import { loopbackCertificate } from '../../tests/contract/support/loopbackCertificate.ts';

const repeats = Number(process.env['REPEATS'] ?? 5);
const addresses = (process.env['PAGES'] ?? '/ /duka /duka/detail/1 /duka/message/1 /help').split(
  ' ',
);

/**
 * The pages of another built site that are measured in turn, in the order of the addresses, and its
 * name and version.
 */
const peers = (process.env['PEERS'] ?? '').split(' ').filter(Boolean);
const peerName = process.env['PEER_NAME'] ?? 'a peer';

/** Lighthouse computes the times of a slow network, or slows the network down itself. */
const throttlings = { simulated: 'simulate', applied: 'devtools' };

/**
 * Replaces the renderer of a build by one whose documents have no scripts: what remains is the static
 * page with the same content, pictures, fonts and styles.
 */
const staticRenderer = `
import { createPageRenderer as create } from './app.mjs';
export function createPageRenderer(options) {
  const renderer = create(options);
  return {
    async render(...args) {
      const page = await renderer.render(...args);
      const html = page?.html
        .replace(/<script[^]*?<\\/script>/g, '')
        .replace(/<link rel="stylesheet" disabled[^>]*>/g, '');
      return page && { ...page, html };
    },
  };
}`;

// Compares each page with its static page: two servers of this project, which differ only in the
// scripts of their documents, in alternation.
await ensureDemoBuild();
const folder = mkdtempSync(join(tmpdir(), 'dukacita-bench-'));
const browser = await chromium.launch(chromiumLaunchOptions());
const version = browser.version();
/** @type {Awaited<ReturnType<typeof startServer>>[]} */
const servers = [];
try {
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(certFile, loopbackCertificate.cert);
  writeFileSync(keyFile, loopbackCertificate.key);
  const staticDist = join(folder, 'dist');
  cpSync(join(root, 'dist'), staticDist, { recursive: true });
  renameSync(join(staticDist, 'render/pages.mjs'), join(staticDist, 'render/app.mjs'));
  writeFileSync(join(staticDist, 'render/pages.mjs'), staticRenderer);
  for (const [name, dist] of Object.entries({ app: join(root, 'dist'), static: staticDist }))
    servers.push(await startServer(name, dist, certFile, keyFile));

  const lines = [];
  for (const [index, address] of addresses.entries()) {
    const sites = servers.map(({ name, origin }) => ({ name, url: origin + address }));
    const peer = peers[index];
    if (peer !== undefined) sites.push({ name: 'peer', url: peer });
    for (const { url } of sites) await warmUp(url);
    for (const [throttling, method] of Object.entries(throttlings)) {
      /** @type {Map<string, Measures[]>} */
      const measured = new Map(sites.map(({ name }) => [name, []]));
      for (let round = 0; round < repeats; round += 1)
        for (const { name, url } of sites) measured.get(name)?.push(await measure(url, method));
      const all = [...measured.values()];
      const [app = [], plain = []] = all;
      const line = [
        address,
        throttling,
        all.map((each) => median(each, 'score')).join(' / '),
        all.map((each) => range(each, 'lcp')).join(' / '),
        (median(app, 'lcp') / median(plain, 'lcp')).toFixed(2),
        all.map((each) => median(each, 'tbt')).join(' / '),
        all.map((each) => median(each, 'cls').toFixed(3)).join(' / '),
      ];
      lines.push(`| ${line.join(' | ')} |`);
      console.log(lines.at(-1));
    }
  }
  const text = [
    '# Pages beside static pages',
    '',
    `Measured by \`npx tsx bench/loading/run.mjs\` on ${cpus()[0]?.model.trim()} (${cpus().length} cores), Node ${process.versions.node}, Chromium ${version}, Lighthouse ${await lighthouseVersion()}, ${new Date().toISOString().slice(0, 10)}.`,
    `First visits of Lighthouse's phone over TLS and HTTP/2. Each cell has the page / the static page: the`,
    `same document without scripts, from a second server. Medians of ${repeats} runs, in alternation; times in`,
    'ms, with minimum and maximum of the largest contentful paint (LCP). The browser is a headless shell,',
    'and goes before Lighthouse and the servers, which share the cores with it here.',
    ...(peers.length > 0
      ? [
          `A third figure is a page of the same kind of ${peerName}, built and served on the same machine.`,
        ]
      : []),
    '',
    '| page | throttling | score | LCP | ratio | blocked time | layout shift |',
    '|---|---|---:|---:|---:|---:|---:|',
    ...lines,
    '',
  ].join('\n');
  writeFileSync(new URL('./results.md', import.meta.url), text);
} finally {
  await browser.close();
  for (const { stop } of servers) await stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts a server of the project with demo data, TLS and HTTP/2.
 * @param {string} name
 * @param {string} dist the app that it serves
 * @param {string} certFile
 * @param {string} keyFile
 */
async function startServer(name, dist, certFile, keyFile) {
  const [port, tlsPort] = [await getPort({ host: '127.0.0.1' }), await getPort()];
  const origin = `https://localhost:${tlsPort}`;
  const server = spawn(process.execPath, [`${root}/server/dist/main.js`], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      TLS_PORT: String(tlsPort),
      TLS_CERT: certFile,
      TLS_KEY: keyFile,
      PUBLIC_URL: origin,
      APP_DIST: dist,
      DATA_DIR: join(folder, `data-${name}`),
      PREPARE_PICTURES: 'false',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  giveWay(server);
  await waitForServer(`http://127.0.0.1:${port}/readyz`, AbortSignal.timeout(240_000));
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { name, origin, stop };
}

/**
 * Opens a page once, so that its document is rendered and its pictures are encoded.
 * @param {string} url
 */
async function warmUp(url) {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

/**
 * @typedef {object} Measures
 * @property {number} score of 100
 * @property {number} lcp the largest contentful paint, in ms
 * @property {number} tbt how long the main thread was blocked, in ms
 * @property {number} cls the cumulative layout shift
 */

/**
 * Lets the browser go first: the phone that is measured runs neither the server nor Lighthouse, which
 * share two cores with it here.
 * @param {import('node:child_process').ChildProcess} process
 */
function giveWay({ pid }) {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}

/**
 * Runs Lighthouse in a browser of its own; once more if its trace failed.
 * @param {string} url
 * @param {string} method how Lighthouse throttles
 * @returns {Promise<Measures>}
 */
async function measure(url, method) {
  const stdout = await runInBrowser(url, method).catch(() => runInBrowser(url, method));
  const { categories, audits } =
    /** @type {{ categories: { performance: { score: number } }, audits: Record<string, { numericValue: number }> }} */ (
      JSON.parse(stdout)
    );
  const value = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? NaN;
  return {
    score: Math.round(categories.performance.score * 100),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: value('cumulative-layout-shift'),
  };
}

/**
 * Returns the report of Lighthouse. The browser is the headless shell where there is one: it draws no
 * window, whose loading indicator takes half a core while a page loads.
 * @param {string} url
 * @param {string} method
 */
async function runInBrowser(url, method) {
  const port = await getPort({ host: '127.0.0.1' });
  const args = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const phone = await chromium.launch(chromiumLaunchOptions({ args }));
  try {
    return await lighthouse([
      url,
      `--port=${port}`,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--throttling-method=${method}`,
    ]);
  } finally {
    await phone.close();
  }
}

async function lighthouseVersion() {
  return (await lighthouse(['--version'])).trim();
}

/** @param {string[]} args */
async function lighthouse(args) {
  const cli = join(root, 'node_modules/lighthouse/cli/index.js');
  const running = promisify(execFile)(process.execPath, [cli, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  giveWay(running.child);
  return (await running).stdout;
}

/**
 * @param {Measures[]} measures
 * @param {keyof Measures} name
 */
function median(measures, name) {
  const sorted = measures.map((each) => each[name]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * Formats the median with minimum and maximum.
 * @param {Measures[]} measures
 * @param {keyof Measures} name
 */
function range(measures, name) {
  const values = measures.map((each) => each[name]);
  return `${median(measures, name)} (${Math.min(...values)}–${Math.max(...values)})`;
}
