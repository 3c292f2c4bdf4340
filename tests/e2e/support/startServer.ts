import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import getPort from 'get-port';

/** A server of a worker or of one spec. */
export interface StartedServer {
  readonly address: string;
  close(): Promise<void>;
}

/** How long the server may take to start on a busy computer, in ms. */
export const START_MS = 180_000;

/** Starts the real server with the built app, an empty data folder and these settings. */
export async function startServer(settings: Record<string, string>): Promise<StartedServer> {
  const port = await getPort({ host: '127.0.0.1' });
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['scripts/serve-e2e.mjs'], {
    cwd: new URL('../../../', import.meta.url),
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const close = async () => {
    if (server.exitCode !== null) return;
    const closed = once(server, 'exit');
    server.kill('SIGTERM');
    await closed;
  };
  try {
    await expect.poll(() => isReady(address), { timeout: START_MS }).toBe(true);
  } catch (error) {
    await close();
    throw error;
  }
  return { address, close };
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
