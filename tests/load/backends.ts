import pg from 'pg';

/** What a connection was doing, as `pg_stat_activity` calls it. */
export type BackendState = 'active' | 'idle in transaction' | 'idle';

/** A server's connections to its database, seen and ended from a connection of its own. */
export interface Backends {
  /** How many there are. */
  count: () => Promise<number>;
  /** Ends one, of the wanted state if there is any soon. @returns what it was doing; undefined when there was none */
  endOne: (wanted: BackendState) => Promise<BackendState | undefined>;
  /** The one number that a query answers. */
  number: (query: string) => Promise<number>;
  version: () => Promise<string>;
  close: () => Promise<void>;
}

/** How often a connection of the wanted state is looked for before one of another state is taken. */
const looks = 100;

const name = 'load campaign';

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
    async endOne(wanted) {
      for (let look = 0; look < looks; look += 1) {
        const state = await endWhere(`state = '${wanted}'`);
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
