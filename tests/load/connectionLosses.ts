import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../../server/src/demo/data/random.ts';
import { type Buyer, createBuyer } from '../contract/support/buyers.ts';
import { type Backends, type BackendState, watchBackends } from './backends.ts';
import { startRestartingServer } from './startRestartingServer.ts';
import { type Load, type Order, startLoad } from './startLoad.ts';

/** The results of the load test. */
export interface LoadTestResults {
  /** Terminated connections, by their state. */
  ended: Record<BackendState, number>;
  /** How often the server's process crashed. */
  exits: number;
  /** Whether the server shut down gracefully on `SIGTERM`, with exit code 0. */
  isGracefulShutdown: boolean;
  /** Responses by status, while connections were being terminated. */
  answers: Record<string, number>;
  /** Responses that are neither 200 nor 503 `service_unavailable`, and network errors. */
  wrong: string[];
  orders: {
    /** Orders acknowledged with 200. */
    acknowledged: number;
    /** Orders that were retried after a 503. */
    repeated: number;
    /** Acknowledged orders that are not stored, or whose retry gets another response. */
    lost: number;
    /** Stored orders in excess of the acknowledged ones. */
    duplicated: number;
    /** Orders stored without their greeting, key or notification, or the other way round. */
    partial: number;
  };
  /** Concurrent orders sent after the terminations, and how many of them were acknowledged. */
  afterwards: { sent: number; served: number };
  /** Response times while connections were being terminated, in ms. */
  latency: { median: number; p99: number; longest: number };
  seconds: number;
}

interface Options {
  /** The URL of an empty PostgreSQL database whose connections may be terminated. */
  databaseUrl: string;
  terminations: number;
}

const publicUrl = 'http://localhost:3000';

/**
 * The size of the server's pool. More concurrent requests reveal a connection that was not
 * released.
 */
const poolSize = 20;

/**
 * Terminates the server's database connections one after another, while clients place orders, read,
 * draw cards and start sign-ins. Orders that get a 503 are retried with their key until they are
 * acknowledged, as the app does.
 */
export async function terminateConnections({
  databaseUrl,
  terminations,
}: Options): Promise<LoadTestResults> {
  const folder = await mkdtemp(join(tmpdir(), 'dukacita-load-'));
  const server = await startRestartingServer({
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SIGN_IN: '0',
  });
  const backends = await watchBackends(databaseUrl);
  try {
    const buyer = await createBuyer(
      (await server.current()).url,
      join(folder, 'secrets.json'),
      publicUrl,
    );
    const load = startLoad(server, buyer);
    const started = performance.now();
    const ended = await endConnections(backends, load, terminations);
    const orders = await load.stop();
    const seconds = (performance.now() - started) / 1000;

    const { url } = await server.current();
    const responses = await Promise.all(
      Array.from({ length: 2 * poolSize }, async (_, index) => {
        const order = { key: `afterwards-${index}`, body: buyer.createOrderBody(index) };
        const response = await buyer.sendOrder(url, order.key, order.body);
        return { ...order, status: response.status, answer: await response.text() };
      }),
    );
    const served = responses.filter(({ status }) => status === 200);
    const compared = await compareWithStored(backends, buyer, url, [...orders, ...served]);
    return {
      ended,
      exits: server.exits(),
      isGracefulShutdown: (await server.end('SIGTERM')) === 0,
      answers: load.answers,
      wrong: load.wrong,
      orders: {
        acknowledged: orders.length,
        repeated: load.repeated(),
        ...compared,
      },
      afterwards: { sent: responses.length, served: served.length },
      latency: spread(load.latencies),
      seconds,
    };
  } finally {
    await server.end('SIGKILL');
    await backends.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Terminates connections in a transaction, during a statement and while idle, in turn. */
async function endConnections(
  backends: Backends,
  load: Pick<Load, 'answered'>,
  terminations: number,
): Promise<LoadTestResults['ended']> {
  const random = seeded('terminations');
  const ended = { active: 0, 'idle in transaction': 0, idle: 0 };
  const states = ['idle in transaction', 'active', 'idle in transaction', 'idle'] as const;
  for (let count = 0; count < terminations;) {
    await load.answered(random.int(3, 20));
    const state = await backends.terminateOne(states[count % states.length] ?? 'idle');
    if (!state) continue;
    ended[state] += 1;
    count += 1;
  }
  await load.answered(2 * poolSize);
  return ended;
}

/** Retries every order and compares the responses and the stored rows. */
async function compareWithStored(
  backends: Backends,
  buyer: Buyer,
  url: string,
  orders: readonly Order[],
): Promise<Pick<LoadTestResults['orders'], 'lost' | 'duplicated' | 'partial'>> {
  let lost = 0;
  for (const { key, body, answer } of orders) {
    const { id } = JSON.parse(answer) as { id: number };
    const isStored = (await backends.number(`select count(*) from orders where id = ${id}`)) === 1;
    const response = await buyer.sendOrder(url, key, body);
    if (!isStored || (await response.text()) !== answer) lost += 1;
  }
  const count = (table: string) => backends.number(`select count(*) from ${table}`);
  const stored = await count('orders');
  const parts = [
    await count('greeting_orders'),
    await count('idempotency_keys'),
    await count('notifications'),
  ];
  return {
    lost,
    duplicated: stored - (orders.length - lost),
    partial: Math.max(...parts.map((part) => Math.abs(part - stored))),
  };
}

function spread(latencies: readonly number[]): LoadTestResults['latency'] {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { median: at(0.5), p99: at(0.99), longest: at(1) };
}
