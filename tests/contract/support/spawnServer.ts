import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

export interface SpawnedServer {
  url: string;
  process: ChildProcess;
  /**
   * Sends a signal and waits until the process has exited. Returns its exit code and the signal
   * that ended it.
   */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<{ code: number | null; signal: string | null }>;
  /** Returns the output of the process so far. */
  output: () => string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Starts the built server as a separate process on a free port, and waits until it listens.
 * @throws {Error} with the output of the server when it exits before it listens
 */
export async function spawnServer(settings: Record<string, string>): Promise<SpawnedServer> {
  const port = await getPort({ host: '127.0.0.1' });
  const child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PREPARE_PICTURES: 'false',
      RATE_LIMIT_READ: '0',
      RATE_LIMIT_ORDER: '0',
      RATE_LIMIT_PREVIEW: '0',
      RATE_LIMIT_UPLOAD: '0',
      RATE_LIMIT_RARE: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  const listening = new Promise<boolean>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Server listening')) done(true);
      });
    }
    void exit.then(() => done(false));
  });
  if (!(await listening)) throw new Error(`The server exited before it listened:\n${output}`);
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async end(signal) {
      child.kill(signal);
      const [code, endedBy] = await exit;
      return { code, signal: endedBy };
    },
    output: () => output,
  };
}
