import { join } from 'node:path';
import pg from 'pg';
import { seeded } from '../../server/src/demo/data/random.ts';
import { openDatabase } from '../../server/src/data/db/openDatabase.ts';
import { createBuyer } from '../contract/support/buyers.ts';
import { createBankClient } from './bank.ts';
import { type Execute, findViolations } from './findViolations.ts';
import { type Lives, startLives } from './startLives.ts';
import { startServers } from './startServers.ts';

interface Options {
  /** The servers' folder for files and secrets, and for the embedded database. */
  dataDir: string;
  /** URL of an empty PostgreSQL database; undefined for the embedded database. */
  databaseUrl: string | undefined;
  kills: number;
  /** Seconds within which an order has to be paid. */
  expirySeconds: number;
  /** Is called after each kill with the number of kills so far. */
  onKilled?: (count: number) => void;
}

/** The results of killing servers. */
export interface KillResults {
  kills: number;
  /** Responses by status. */
  answers: Record<string, number>;
  /** Requests whose answer was lost, and which were sent again. */
  lost: number;
  /** Responses that contradict what was acknowledged before, and unexpected errors. */
  wrong: string[];
  /** What was wrong in the database after a kill or at the end. */
  violations: string[];
  /** The kinds of changes that the campaign is about and that never happened. */
  missing: string[];
  acknowledged: {
    orders: number;
    events: number;
    payments: number;
    refunds: number;
    notifications: number;
    rejections: number;
  };
  /** What is stored at the end. */
  stored: {
    orders: number;
    events: number;
    expired: number;
    payments: number;
    notifications: number;
    shown: number;
  };
  /** Whether the servers shut down gracefully on `SIGTERM` at the end. */
  isGracefulShutdown: boolean;
  seconds: number;
}

const publicUrl = 'http://localhost:3000';
const clients = 8;

/** How often clients go on after the last kill, because a kind of change has not happened yet. */
const maxExtensions = 100;

/**
 * Kills servers with SIGKILL again and again, while clients lead orders through their lives. On
 * PostgreSQL two instances run, and one of them is killed each time. After each kill, and when all
 * unpaid orders have expired at the end, compares what was acknowledged with what is stored.
 */
export async function killServers(options: Options): Promise<KillResults> {
  const { dataDir, databaseUrl, kills, expirySeconds } = options;
  const instances = databaseUrl === undefined ? 1 : 2;
  const started = performance.now();
  const bank = await createBankClient(dataDir);
  const servers = await startServers(
    {
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      ORDER_EXPIRY_SECONDS: String(expirySeconds),
      JOB_POLL_MS: '50',
      ...bank.settings,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    instances,
  );
  try {
    const secretsFile = join(dataDir, 'secrets.json');
    const buyer = await createBuyer(await servers.url(0), secretsFile, publicUrl);
    const lives = await startLives({
      servers,
      buyer,
      secretsFile,
      issuer: publicUrl,
      bank: bank.client,
      expirySeconds,
      clients,
    });
    const violations: string[] = [];
    const check = () =>
      withDatabase(options, async (execute) => {
        violations.push(...(await findViolations(execute, lives.acknowledged)));
      });
    const random = seeded('kills');
    for (let count = 0; count < kills; count += 1) {
      await lives.answered(random.int(5, 40));
      await servers.replace(count % instances, check);
      options.onKilled?.(count + 1);
    }
    await lives.answered(2 * clients);
    for (let count = 0; count < maxExtensions && lives.missing().length > 0; count += 1)
      await lives.answered(2 * clients);
    await lives.stop();
    await lives.untilExpired();
    const codes = await servers.end('SIGTERM');
    await check();
    return {
      kills,
      answers: lives.answers,
      lost: lives.lost(),
      wrong: lives.wrong,
      violations,
      missing: [...lives.missing(), ...(lives.lost() === 0 ? ['a lost answer'] : [])],
      acknowledged: countAcknowledged(lives),
      stored: await countStored(options),
      isGracefulShutdown: codes.every((code) => code === 0),
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    await servers.end('SIGKILL');
  }
}

/** Opens the database, which no server may use meanwhile if it is embedded, for some statements. */
async function withDatabase<Result>(
  { dataDir, databaseUrl }: Options,
  work: (execute: Execute) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return work((text, values) => client.query(text, values)).finally(() => client.end());
  }
  const database = await openDatabase({ dataDir, databaseUrl });
  return work(database.execute).finally(database.close);
}

function countAcknowledged({ acknowledged }: Lives): KillResults['acknowledged'] {
  const { orders, events, payments, refunds, notifications, rejections } = acknowledged;
  return {
    orders: orders.length,
    events: events.length,
    payments: payments.length,
    refunds: refunds.length,
    notifications: notifications.length,
    rejections: rejections.length,
  };
}

async function countStored(options: Options): Promise<KillResults['stored']> {
  return withDatabase(options, async (execute) => {
    const { rows } = await execute(`select
      (select count(*)::integer from orders) as orders,
      (select count(*)::integer from order_events) as events,
      (select count(*)::integer from order_events where event = 'deadline.passed') as expired,
      (select count(*)::integer from payments) as payments,
      (select count(*)::integer from bank_payments) as notifications,
      (select count(*)::integer from order_events where to_fulfilment = 'shown') as shown`);
    return rows[0] as KillResults['stored'];
  });
}
