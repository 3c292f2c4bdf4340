import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { build } from 'vite';
import { ensurePackages } from '../../../scripts/lib/build.mjs';
import { startSession } from './startSession.ts';
import { writeFixtureFile } from './fixtureFile.ts';
import { fetchFixtures } from './fetchFixtures.ts';

/** Accounts of members and non-members, who pay different prices. */
const buyers: readonly string[] = ['demo-ratna', 'demo-budi', 'demo-meilani', 'demo-yohanes'];

/**
 * Builds the packages, which the paths import, signs in a buyer for each worker and
 * fetches its fixtures. Returns the teardown function.
 */
export default async function prepare({ projects, workers }: FullConfig): Promise<() => void> {
  await ensurePackages();
  const { baseURL } = projects[0]?.use ?? {};
  if (baseURL === undefined)
    throw new Error('The paths need the URL of a server in `use.baseURL`.');
  const fixtures = [];
  for (const name of buyers.slice(0, workers))
    fixtures.push(await fetchFixtures(baseURL, (await startSession(baseURL, name)).session));
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  writeFixtureFile(folder, { fixtures, reader: await bundle('pageScript.ts') });
  return () => rmSync(folder, { recursive: true });
}

/** Bundles a module and its imports into a classic script. */
async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, file), formats: ['iife'], name: 'inPage' },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built)
    ? built
    : 'output' in built
      ? [built]
      : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled into a script.`);
  return chunk.code;
}
