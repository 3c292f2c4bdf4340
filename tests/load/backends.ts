import pg from 'pg';

/** The state of a connection in `pg_stat_activity`. */
export type BackendState = 'active' | 'idle in transaction' | 'idle';

/** The server's database connections, observed and terminated from another connection. */
export interface Backends {
  /** Returns the number of connections. */
  count: () => Promise<number>;
  /**
   * Terminates a connection, of the preferred state if one is found soon. Returns its state;
   * undefined if there was no connection.
   */
  terminateOne: (preferred: BackendState) => Promise<BackendState | undefined>;
  /** Returns the single number that a query selects. */
  number: (query: string) => Promise<number>;
  version: () => Promise<string>;
  close: () => Promise<void>;
}

/** The number of attempts to find a connection of the preferred state. */
const maxAttempts = 100;

const name = 'load test';

/** Opens a connection that observes and terminates the other connections of a database. */
export async function watchBackends(databaseUrl: string): Promise<Backends> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: name });
  await client.connect();
  const others = `datname = current_database() and backend_type = 'client backend' and application_name <> '${name}'`;

  const endWhere = async (condition: string): Promise<BackendState | undefined> => {
    const { rows } = await client.query<{ state: BackendState; ended: boolean }>(
      `select state, pg_terminate_backend(pid) as ended
       from (select pid, state from pg_stat_activity where ${others} and ${condition} order by random() limit 1) as one`,
    );
    return rows[0]?.ended === true ? rows[0].state : undefined;
  };
  const number = async (query: string): Promise<number> => {
    const { rows } = await client.query<{ number: string }>(`select (${query}) as number`);
    return Number(rows[0]?.number);
  };

  return {
    count: () => number(`select count(*) from pg_stat_activity where ${others}`),
    async terminateOne(preferred) {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const state = await endWhere(`state = '${preferred}'`);
        if (state) return state;
      }
      return endWhere('true');
    },
    number,
    async version() {
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? 'unknown';
    },
    close: () => client.end(),
  };
}
