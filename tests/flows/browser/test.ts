import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { build } from 'vite';
import { START_MS, startServer } from '../../e2e/support/startServer.ts';
import type { Fixtures } from '../models/fixtures.ts';
import { fetchFixtures } from './fetchFixtures.ts';
import { startSession } from './startSession.ts';

/** The built app on a real server, and what paths need to know of both. */
export interface RunningApp {
  readonly address: string;
  /** The data of the server, and a buyer of it. */
  readonly fixtures: Fixtures;
  /** The bundled script that the driver runs in pages. */
  readonly reader: string;
}

/** A member and a non-member, who pay different prices. */
const buyers = ['demo-ratna', 'demo-budi'];

/** The paths exceed the rate limits. */
const withoutRateLimits = Object.fromEntries(
  ['READ', 'SIGN_IN', 'PREVIEW', 'UPLOAD', 'ORDER', 'RARE'].map((name) => [
    `RATE_LIMIT_${name}`,
    '0',
  ]),
);

/** The `test` of paths. Each worker has its own server, because the paths count orders. */
export const test = base.extend<object, { readonly app: RunningApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures from it
    async ({}, provide, { parallelIndex }) => {
      const { address, close } = await startServer(withoutRateLimits);
      const buyer = buyers[parallelIndex % buyers.length] ?? '';
      const { session } = await startSession(address, buyer);
      await provide({
        address,
        fixtures: await fetchFixtures(address, session),
        reader: await bundle('pageScript.ts'),
      });
      await close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
});

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
