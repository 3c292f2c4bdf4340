import { type SpawnedServer, spawnServer } from '../contract/support/spawnServer.ts';

/** The instances of a server that are killed and replaced. */
export interface Servers {
  /** Returns the address of an instance that runs, the given one if possible. */
  url: (preferred: number) => Promise<string>;
  /**
   * Kills an instance with SIGKILL and starts another one in its place. Resolves when it listens.
   * @param whileDown runs after the end of the one and before the start of the other
   */
  replace: (index: number, whileDown: () => Promise<void>) => Promise<void>;
  /** Stops all instances; returns their exit codes, which are null after SIGKILL. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<(number | null)[]>;
}

/** Starts instances of the built server with the same settings, one after another. */
export async function startServers(
  settings: Record<string, string>,
  count: number,
): Promise<Servers> {
  const running: Promise<SpawnedServer>[] = [];
  for (let index = 0; index < count; index += 1) {
    running.push(spawnServer(settings));
    await running[index];
  }
  const replace = async (server: SpawnedServer | undefined, whileDown: () => Promise<void>) => {
    await server?.end('SIGKILL');
    await whileDown();
    return spawnServer(settings);
  };
  return {
    async url(preferred) {
      const first = preferred % count;
      // The first of these that runs already, or else the first one that is started.
      return (await Promise.race([...running.slice(first), ...running.slice(0, first)])).url;
    },
    async replace(index, whileDown) {
      const killed = await running[index];
      running[index] = replace(killed, whileDown);
      await running[index];
    },
    async end(signal) {
      const ended = await Promise.allSettled(running);
      return Promise.all(
        ended.flatMap((each) =>
          each.status === 'fulfilled' ? [each.value.end(signal).then(({ code }) => code)] : [],
        ),
      );
    },
  };
}
