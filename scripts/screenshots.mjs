import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import sharp from 'sharp';
import { ensureDemoBuild } from './lib/build.mjs';
import { chromiumLaunchOptions } from './lib/chromium.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { setUpForTests } from './lib/set-up.mjs';
import { waitForServer } from './lib/wait-for-server.mjs';

const phone = { width: 360, height: 740 };
const gap = 24;
const picture = `${root}/docs/images/order-steps.webp`;

/**
 * Creates the picture of the README: five pages of the real product on a phone, from Home to the
 * payment.
 */
await runMain(async () => {
  await setUpForTests();
  await ensureDemoBuild();
  const port = await getPort({ host: '127.0.0.1' });
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, [`${root}/scripts/serve-e2e.mjs`], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch(chromiumLaunchOptions({ fullBrowser: true }));
  try {
    await waitForServer(`http://127.0.0.1:${port}/readyz`, new AbortController().signal);
    const page = await browser.newPage({
      viewport: phone,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'id-ID',
      reducedMotion: 'reduce',
      baseURL: address,
    });
    await save(await walk(page));
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  console.log(`Wrote ${picture.slice(root.length + 1)}`);
  return 0;
});

/**
 * Orders a greeting and takes screenshots of five pages.
 * @param {import('@playwright/test').Page} page
 */
async function walk(page) {
  /** @type {Buffer[]} */
  const shots = [];
  const shoot = async () => {
    await page.waitForLoadState('networkidle');
    shots.push(await page.screenshot());
  };
  await page.goto('/');
  await shoot();
  await page.goto('/duka?cityId=3273');
  await page.locator('a[href^="/duka/detail/"]').first().click();
  await page.waitForURL(/detail/);
  await shoot();

  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Sign In/ }).click();
  await (await popup).getByRole('button', { name: /Budi Santoso/ }).click();
  await page.getByText('General').click();
  await page.getByRole('main').getByRole('button', { name: 'Pilih template' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Periksa kartu' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await shoot();

  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('button', { name: 'Proses Ucapan' }).click();
  await page.getByRole('heading', { name: /ORDER-/ }).waitFor();
  await shoot();
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
  await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).waitFor();
  await shoot();
  return shots;
}

/**
 * Writes the screenshots side by side into one picture.
 * @param {readonly Buffer[]} shots
 */
async function save(shots) {
  mkdirSync(`${root}/docs/images`, { recursive: true });
  const framed = await Promise.all(shots.map((shot) => sharp(shot).resize(phone).toBuffer()));
  await sharp({
    create: {
      width: framed.length * (phone.width + gap) + gap,
      height: phone.height + 2 * gap,
      channels: 3,
      background: '#e6e0d8',
    },
  })
    .composite(
      framed.map((input, index) => ({ input, left: gap + index * (phone.width + gap), top: gap })),
    )
    .webp({ quality: 82 })
    .toFile(picture);
}
