import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../../server/src/art/pen/random.ts';
import { type Buyer, createBuyer } from '../contract/support/buyers.ts';
import { type Backends, type BackendState, watchBackends } from './backends.ts';
import { keepServer } from './keepServer.ts';
import { type Load, type Order, startLoad } from './startLoad.ts';

/** What a campaign was seen to do. */
export interface ConnectionLosses {
  /** Connections ended, by what they were doing. */
  ended: Record<BackendState, number>;
  /** How often the server's process ended by itself. */
  exits: number;
  /** Whether the server ended in order when it was told to, with every connection given back. */
  isEndedInOrder: boolean;
  /** Answers by status, to all requests while connections were being ended. */
  answers: Record<string, number>;
  /** Answers that are neither a success nor 503 `service_unavailable`, and broken connections. */
  wrong: string[];
  orders: {
    /** Acknowledged with 200. */
    acknowledged: number;
    /** Of these, those that were answered 503 first and were sent again. */
    repeated: number;
    /** Acknowledged, and not stored afterwards or answered otherwise when sent again. */
    lost: number;
    /** Stored beside those that were acknowledged. */
    doubled: number;
    /** Stored without their card, key or line of the history, or the other way round. */
    partial: number;
  };
  /** Orders sent at once when nothing was disturbed any more, and how many of them were answered 200. */
  afterwards: { sent: number; served: number };
  /** Of answers while connections were being ended, in ms. */
  latency: { median: number; p99: number; longest: number };
  seconds: number;
}

interface Options {
  /** An empty database on a PostgreSQL server, whose connections may be ended. */
  databaseUrl: string;
  terminations: number;
}

const publicUrl = 'http://duka.test';

/** The most connections a server takes; more requests at once find one that was not given back. */
const poolSize = 20;

/**
 * Ends connections of a server to its database, one after another, while people order, read, draw cards and begin to
 * sign in. Orders that are answered 503 are sent again with their key until they are acknowledged, as the app does.
 */
export async function loseConnections({
  databaseUrl,
  terminations,
}: Options): Promise<ConnectionLosses> {
  const folder = await mkdtemp(join(tmpdir(), 'dukacita-load-'));
  const server = await keepServer({
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
    const more = await Promise.all(
      Array.from({ length: 2 * poolSize }, async (_, index) => {
        const order = { key: `afterwards-${index}`, body: buyer.order(index) };
        const response = await buyer.send(url, order.key, order.body);
        return { ...order, status: response.status, answer: await response.text() };
      }),
    );
    const served = more.filter(({ status }) => status === 200);
    const compared = await compareWithStored(backends, buyer, url, [...orders, ...served]);
    return {
      ended,
      exits: server.exits(),
      isEndedInOrder: (await server.end('SIGTERM')) === 0,
      answers: load.answers,
      wrong: load.wrong,
      orders: {
        acknowledged: orders.length,
        repeated: load.repeated(),
        ...compared,
      },
      afterwards: { sent: more.length, served: served.length },
      latency: spread(load.latencies),
      seconds,
    };
  } finally {
    await server.end('SIGKILL');
    await backends.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ends connections in turn inside a transaction, while one runs a statement, and while nobody uses one. */
async function endConnections(
  backends: Backends,
  load: Pick<Load, 'answered'>,
  terminations: number,
): Promise<ConnectionLosses['ended']> {
  const random = seeded('terminations');
  const ended = { active: 0, 'idle in transaction': 0, idle: 0 };
  const states = ['idle in transaction', 'active', 'idle in transaction', 'idle'] as const;
  for (let count = 0; count < terminations;) {
    await load.answered(random.int(3, 20));
    const state = await backends.endOne(states[count % states.length] ?? 'idle');
    if (!state) continue;
    ended[state] += 1;
    count += 1;
  }
  await load.answered(2 * poolSize);
  return ended;
}

/** Sends every order again, and counts what is stored. */
async function compareWithStored(
  backends: Backends,
  buyer: Buyer,
  url: string,
  orders: readonly Order[],
): Promise<Pick<ConnectionLosses['orders'], 'lost' | 'doubled' | 'partial'>> {
  let lost = 0;
  for (const { key, body, answer } of orders) {
    const { id } = JSON.parse(answer) as { id: number };
    const isStored = (await backends.number(`select count(*) from orders where id = ${id}`)) === 1;
    const response = await buyer.send(url, key, body);
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
    doubled: stored - (orders.length - lost),
    partial: Math.max(...parts.map((part) => Math.abs(part - stored))),
  };
}

function spread(latencies: readonly number[]): ConnectionLosses['latency'] {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { median: at(0.5), p99: at(0.99), longest: at(1) };
}
