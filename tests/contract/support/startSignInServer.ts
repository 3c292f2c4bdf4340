import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { buildApp } from '../../../server/src/app.ts';
import { createSignInPlugin } from '../../../server/src/features/sign-in/signInPlugin.ts';
import { readConfig } from '../../../server/src/config/config.ts';
import { openIssuer } from '../../../server/src/demo/demoPlugins.ts';
import { demoPictures } from '../../../server/src/demo/issuer/demoPictures.ts';
import type { ServerDeps } from '../../../server/src/deps.ts';
import { openDeps } from '../../../server/src/openDeps.ts';
import { openTestDatabase } from './openTestDatabase.ts';

export interface SignInServer {
  /** The URL at which the server listens. */
  url: string;
  deps: ServerDeps;
  /** Moves the clock of the server forward. */
  advance(seconds: number): void;
  /** The log lines of the server. */
  logLines: string[];
  close(): Promise<void>;
}

/**
 * Starts a server on a free port of 127.0.0.1 that serves only sign-in.
 * @param settings environment variables of the server
 */
export async function startSignInServer(
  settings: Record<string, string> = {},
): Promise<SignInServer> {
  const port = await getPort({ host: '127.0.0.1' });
  const folder = await mkdtemp(join(tmpdir(), 'sign-in-'));
  const config = readConfig({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    RATE_LIMIT_SIGN_IN: '0',
    ...settings,
  });
  let clockOffset = 0;
  const now = () => new Date(Date.now() + clockOffset);
  const { deps, database } = await openDeps(config, { now, database: await openTestDatabase() });
  const logLines: string[] = [];
  const app = await buildApp(deps, {
    plugins: [createSignInPlugin(openIssuer), demoPictures],
    complete: false,
    logStream: { write: (line) => void logLines.push(line) },
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    url: config.publicUrl,
    deps,
    advance: (seconds) => {
      clockOffset += seconds * 1000;
    },
    logLines,
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
