import { type SpawnedServer, spawnServer } from '../contract/support/spawnServer.ts';

/** Starts a server and restarts it whenever it crashes. */
export async function startRestartingServer(settings: Record<string, string>) {
  let exits = 0;
  let isStopping = false;
  let running = start();
  await running;
  return {
    current: () => running,
    exits: () => exits,
    /** Stops the server and returns its exit code. */
    async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
      isStopping = true;
      return (await (await running).end(signal)).code;
    },
  };

  async function start(): Promise<SpawnedServer> {
    const server = await spawnServer({ LOG_LEVEL: 'info', ...settings });
    server.process.once('exit', () => {
      if (isStopping) return;
      exits += 1;
      running = start();
    });
    return server;
  }
}

/** A server that restarts after a crash. */
export type RestartingServer = Awaited<ReturnType<typeof startRestartingServer>>;
