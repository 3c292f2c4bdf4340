import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createAccessTokens } from '../../server/src/http/auth/accessToken.ts';
import { loadSecrets } from '../../server/src/http/auth/secrets.ts';
import { demoApiKey } from '../../server/src/config/config.ts';
import { openDatabase } from '../../server/src/data/db/openDatabase.ts';
import { users } from '../../server/src/data/db/schema/users.ts';
import { seeded } from '../../server/src/demo/data/random.ts';
import { createBuyer } from '../contract/support/buyers.ts';
import { spawnServer } from '../contract/support/spawnServer.ts';
import { startMailServer } from '../contract/support/startMailServer.ts';

/** What a run has measured. */
export interface ServicesRun {
  reads: number;
  /** 99th percentile of the response times of reads, in ms. */
  p99: number;
  ordersPerMinute: number;
  /** Connections to the mail server and requests to the push service. */
  calls: { mail: number; push: number };
  /** Answers that are not 200. */
  wrong: string[];
  isGracefulShutdown: boolean;
}

const publicUrl = 'http://localhost:3000';
const buyerEmail = 'ratna@duka.example';

/** Creates a data folder with the demo data and a buyer whose e-mail address is verified. */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dukacita-services-'));
  await (await spawnServer({ DATA_DIR: folder, PUBLIC_URL: publicUrl })).end('SIGTERM');
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  await database.db
    .update(users)
    .set({ email: buyerEmail, verifiedEmail: buyerEmail })
    .where(eq(users.username, 'demo-ratna'));
  await database.close();
  return folder;
}

interface Options {
  /** From `createDataFolder`; it is copied. */
  folder: string;
  /** Whether mail server and push service accept connections and never say anything. */
  isSilent: boolean;
  warmUpMs: number;
  measureMs: number;
}

/**
 * Runs the built server on the embedded database with a mail server and a push service, while four
 * clients read and two place orders without a pause, each of which is paid and so causes an e-mail
 * and a push message.
 */
export async function measureServices(options: Options): Promise<ServicesRun> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dukacita-services-'));
  await cp(options.folder, dataDir, { recursive: true });
  const mail = await startMailServer();
  mail.isSilent = options.isSilent;
  const push = await startPushService(options.isSilent);
  const server = await spawnServer({
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Dukacita <kabar@duka.example>',
    PUSH_SERVICES: push.url,
    QUIET_HOURS_FROM: '0',
    QUIET_HOURS_TO: '0',
  });
  try {
    const measured = await load(server.url, join(dataDir, 'secrets.json'), push.url, options);
    return {
      ...measured,
      calls: { mail: mail.connections, push: push.requests() },
      isGracefulShutdown: (await server.end('SIGTERM')).code === 0,
    };
  } finally {
    await server.end('SIGKILL');
    await mail.close();
    push.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function load(
  url: string,
  secretsFile: string,
  pushUrl: string,
  { warmUpMs, measureMs }: Options,
): Promise<Pick<ServicesRun, 'reads' | 'p99' | 'ordersPerMinute' | 'wrong'>> {
  const buyer = await createBuyer(url, secretsFile, publicUrl);
  await subscribe(await buyer.call(url, 'POST', '/api/v1.0/push/subscribe', subscription(pushUrl)));
  const payOrder = await createFinance(url, secretsFile);
  const random = seeded('services');
  const paths = [
    '/persons/search',
    `/persons/detail/${buyer.personId}`,
    `/persons/${buyer.personId}/messages?approvalType=1`,
    `/notifications/${buyer.userId}/list/`,
  ];
  const begin = performance.now() + warmUpMs;
  const end = begin + measureMs;
  const times: number[] = [];
  const wrong: string[] = [];
  let orders = 0;
  let number = 0;
  const isMeasured = (start: number) => start >= begin && performance.now() < end;
  const expectOk = async (what: string, response: Response): Promise<string> => {
    const text = await response.text();
    if (response.status !== 200) wrong.push(`${what}: ${response.status} ${text}`);
    return text;
  };
  const read = async () => {
    const path = random.pick(paths);
    const start = performance.now();
    await expectOk(path, await buyer.call(url, 'GET', path));
    if (isMeasured(start)) times.push(performance.now() - start);
  };
  const order = async () => {
    const start = performance.now();
    const body = buyer.createOrderBody((number += 1));
    const answer = await expectOk('order', await buyer.sendOrder(url, `services-${number}`, body));
    await expectOk('payment', await payOrder(Number((JSON.parse(answer) as { id: number }).id)));
    if (isMeasured(start)) orders += 1;
  };
  const repeat = async (step: () => Promise<void>) => {
    while (performance.now() < end) await step();
  };
  await Promise.all([...Array<typeof read>(4).fill(read), order, order].map(repeat));
  times.sort((a, b) => a - b);
  return {
    reads: times.length,
    p99: times[Math.floor(times.length * 0.99)] ?? Infinity,
    ordersPerMinute: (orders / measureMs) * 60_000,
    wrong,
  };
}

/** Returns a function that records the payment of an order of Rp 100.000. */
async function createFinance(url: string, secretsFile: string) {
  const { accessTokenKey } = await loadSecrets(secretsFile);
  const identity = { sub: 'demo-fina', name: null, email: null, picture: null, gender: null };
  const { token } = await createAccessTokens({ key: accessTokenKey, issuer: publicUrl }).issue(
    identity,
  );
  return (id: number): Promise<Response> =>
    fetch(`${url}/api/v1.0/staff/orders/${id}/payments?api_key=${demoApiKey}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        version: 1,
        provider: 'transfer',
        reference: `services-${id}`,
        amount: 100_000,
        account: 'BCA 1234567890',
        paidTime: '2026-11-21T10:05:00+07:00',
        reason: 'Nominal berbeda.',
      }),
    });
}

function subscription(origin: string) {
  const curve = createECDH('prime256v1');
  const keys = {
    p256dh: curve.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return { endpoint: `${origin}/browser`, keys };
}

async function subscribe(response: Response): Promise<void> {
  if (response.status !== 204) throw new Error(`No subscription: ${await response.text()}`);
}

async function startPushService(isSilent: boolean) {
  let requests = 0;
  const service = createServer((request, response) => {
    requests += 1;
    request.resume();
    if (!isSilent) response.writeHead(201).end();
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    requests: () => requests,
    close: () => {
      service.close();
      service.closeAllConnections();
    },
  };
}
