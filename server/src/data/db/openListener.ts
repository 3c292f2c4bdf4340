import pg from 'pg';
import type { OpenDatabase } from './Database.ts';
import { requireChannelName } from './requireChannelName.ts';

interface Listener {
  listen: OpenDatabase['listen'];
  close: () => Promise<void>;
}

interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onReconnect: () => void;
}

/** How long the listener waits before it replaces a lost connection, in ms; doubles up to `max`. */
const retry = { first: 100, max: 5_000 };

/**
 * Creates the listener of this process on a PostgreSQL server. It opens one connection for all
 * channels at the first `listen`, and replaces it when it is lost.
 */
export function openListener(databaseUrl: string): Listener {
  const subscriptions = new Set<Subscription>();
  let client: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The last command; a connection takes one at a time. */
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client !== next) return;
      client = undefined;
      reconnect(retry.first);
    });
    next.on('notification', ({ channel, payload = '' }) => {
      for (const each of subscriptions) if (each.channel === channel) each.onMessage(payload);
    });
    try {
      await next.connect();
      for (const channel of new Set([...subscriptions].map((each) => each.channel)))
        await next.query(`listen "${channel}"`);
      if (isClosed) throw new Error('The listener is closed.');
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    return next;
  };

  const connected = (): Promise<pg.Client> => {
    if (client) return Promise.resolve(client);
    connecting ??= connect().finally(() => {
      connecting = undefined;
    });
    return connecting;
  };

  const reconnect = (delayMs: number): void => {
    if (isClosed) return;
    timer = setTimeout(() => {
      connected().then(
        () => {
          for (const each of subscriptions) each.onReconnect();
        },
        () => reconnect(Math.min(delayMs * 2, retry.max)),
      );
    }, delayMs);
  };

  const run = (command: string): Promise<unknown> => {
    const result = last.then(async () => (await connected()).query(command));
    last = result.catch(() => undefined);
    return result;
  };

  return {
    async listen(channel, onMessage, onReconnect = () => undefined) {
      requireChannelName(channel);
      const subscription = { channel, onMessage, onReconnect };
      await run(`listen "${channel}"`);
      subscriptions.add(subscription);
      return async () => {
        subscriptions.delete(subscription);
        if ([...subscriptions].some((each) => each.channel === channel)) return;
        if (client) await run(`unlisten "${channel}"`).catch(() => undefined);
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting?.catch(() => undefined);
      const open = client;
      client = undefined;
      await open?.end();
    },
  };
}
