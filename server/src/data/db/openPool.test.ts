import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { openPool } from './openPool.ts';
import { isDatabaseUnreachable } from './isDatabaseUnreachable.ts';

let cleanUp = async () => undefined as void;
afterEach(() => cleanUp());

it('releases a connection when a transaction cannot begin', async () => {
  const { db, pool } = await connect(2, (socket, message) =>
    message === 'startup' ? socket.write(ready) : socket.destroy(),
  );
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const error = await db.transaction(async () => undefined).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ cause: { message: 'Connection terminated unexpectedly' } });
    expect(isDatabaseUnreachable(error)).toBe(true);
  }
  expect([pool.totalCount, pool.waitingCount]).toEqual([0, 0]);
});

it('reports a connection lost inside a transaction, even when the transaction throws another error', async () => {
  const { db, pool, sockets } = await connect(2, (socket, message) =>
    socket.write(message === 'startup' ? ready : done),
  );
  const lost = db.transaction(async (tx) => {
    const [socket] = sockets;
    socket?.destroy();
    await expect
      .poll(() => tx.execute(sql`select 1`).then(() => 'answered', isDatabaseUnreachable))
      .toBe(true);
    throw new Error('thrown by the transaction');
  });
  expect(isDatabaseUnreachable(await lost.catch((cause: unknown) => cause))).toBe(true);
  expect(pool.totalCount).toBe(0);
});

it('reports a server without free connections', async () => {
  const { db } = await connect(1, (socket) => socket.end(tooManyClients));
  expect(
    isDatabaseUnreachable(await db.execute(sql`select 1`).catch((cause: unknown) => cause)),
  ).toBe(true);
});

it('reports a server that does not respond, while connecting and while waiting for a connection', async () => {
  const { db } = await connect(1, () => undefined);
  const [first, second] = await Promise.all(
    [1, 2].map(() => db.execute(sql`select 1`).catch((cause: unknown) => cause)),
  );
  expect(first).toMatchObject({
    cause: { message: 'Connection terminated due to connection timeout' },
  });
  expect(second).toMatchObject({ cause: { message: 'timeout exceeded when trying to connect' } });
  expect([isDatabaseUnreachable(first), isDatabaseUnreachable(second)]).toEqual([true, true]);
});

it('does not report other errors as a lost connection', () => {
  for (const error of [
    new Error('Failed query'),
    Object.assign(new Error('duplicate'), { code: '23505' }),
    'Connection terminated',
    null,
  ]) {
    expect(isDatabaseUnreachable(error)).toBe(false);
  }
});

/** AuthenticationOk and ReadyForQuery. */
const ready = Buffer.from('5200000008000000005a0000000549', 'hex');
/** CommandComplete and ReadyForQuery inside a transaction. */
const done = Buffer.from('430000000a424547494e005a0000000554', 'hex');
/** ErrorResponse with SQLSTATE 53300. */
const tooManyClients = Buffer.from(
  '450000001d53464154414c00433533333030004d746f6f206d616e790000',
  'hex',
);

/** Connects a pool to a fake PostgreSQL server whose responses the test decides. */
async function connect(
  maxConnections: number,
  respond: (socket: Socket, message: 'startup' | 'statement') => void,
) {
  const sockets: Socket[] = [];
  const fake = createServer((socket) => {
    sockets.push(socket);
    let isNew = true;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      respond(socket, isNew ? 'startup' : 'statement');
      isNew = false;
    });
  });
  fake.listen(0, '127.0.0.1');
  await once(fake, 'listening');
  const { port } = fake.address() as AddressInfo;
  const { pool, db } = openPool(`postgres://me@127.0.0.1:${port}/duka`, {
    connections: maxConnections,
    connectTimeoutMs: 500,
  });
  cleanUp = async () => {
    for (const socket of sockets) socket.destroy();
    fake.close();
    await pool.end();
    cleanUp = async () => undefined;
  };
  return { pool, db, sockets };
}
