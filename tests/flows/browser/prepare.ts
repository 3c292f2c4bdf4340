import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { build } from 'vite';
import { beginSession } from './beginSession.ts';
import { writeFixtureFile } from './fixtureFile.ts';
import { fetchFixtures } from './fetchFixtures.ts';

/** Members and others, who pay different prices. */
const buyers: readonly string[] = ['demo-ratna', 'demo-budi', 'demo-meilani', 'demo-yohanes'];

/** Signs a buyer in for each worker and asks the server for all that tours are about. Ends in what cleans up. */
export default async function prepare({ projects, workers }: FullConfig): Promise<() => void> {
  const { baseURL } = projects[0]?.use ?? {};
  if (baseURL === undefined)
    throw new Error('The tours need the address of a server: `use.baseURL`.');
  const fixtures = [];
  for (const name of buyers.slice(0, workers))
    fixtures.push(await fetchFixtures(baseURL, (await beginSession(baseURL, name)).session));
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  writeFixtureFile(folder, { fixtures, reader: await bundle('pageScript.ts') });
  return () => rmSync(folder, { recursive: true });
}

/** A module with all that it imports, as a script. */
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
  if (chunk?.type !== 'chunk') throw new Error(`${file} was not made into a script.`);
  return chunk.code;
}
