import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { build } from 'vite';
import { createSessionStore, SESSION_KEY } from '../../../src/app/auth/sessionStore.ts';
import { readEnvironment } from '../../../src/app/environment.ts';
import { memoryStorage } from '../../../src/app/testing/fakes.ts';
import type { Session } from '../../../src/domain/session.ts';
import { signIn, type DemoName } from '../../e2e/support/signIn.ts';
import { writeCasting } from './casting.ts';
import { readCast } from './readCast.ts';

/** Members and others, who pay different prices. */
const buyers: readonly DemoName[] = ['Ratna Kusumawardani', 'Budi Santoso', 'Meilani Gunawan', 'Yohanes Adi Nugroho'];

/** A server that has just begun, on a machine at work, in ms. */
const PATIENCE = 120_000;

/** Signs a buyer in for each worker and asks the server for all that tours are about. Ends in what cleans up. */
export default async function prepare({ projects, workers }: FullConfig): Promise<() => void> {
  const { baseURL, launchOptions = {} } = projects[0]?.use ?? {};
  if (baseURL === undefined) throw new Error('The tours need the address of a server: `use.baseURL`.');
  const browser = await chromium.launch(launchOptions);
  const casts = [];
  for (const name of buyers.slice(0, workers)) {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.goto('/history');
    await signIn(page, name);
    const sealed = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
    casts.push(await readCast(baseURL, await opened(sealed)));
    await context.close();
  }
  await browser.close();
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  writeCasting(folder, { casts, reader: await bundle('inPage.ts') });
  return () => rmSync(folder, { recursive: true });
}

async function opened(sealed: string | null): Promise<Session> {
  const storage = memoryStorage(sealed === null ? {} : { [SESSION_KEY]: sealed });
  const session = await createSessionStore(storage, readEnvironment({}).salt).read();
  if (session === null) throw new Error('Nobody is signed in after the sign-in.');
  return session;
}

/** A module with all that it imports, as a script. */
async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: join(import.meta.dirname, file), formats: ['iife'], name: 'inPage' } },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error(`${file} was not made into a script.`);
  return chunk.code;
}
