import { seeded } from '../../server/src/demo/data/random.ts';
import type { Buyer } from '../contract/support/buyers.ts';
import type { RestartingServer } from './startRestartingServer.ts';

/** An order that was acknowledged. */
export interface Order {
  key: string;
  body: object;
  answer: string;
}

/** The number of attempts after which an order counts as never acknowledged. */
const maxAttempts = 50;

/** Sends requests from several clients without a pause, until it is stopped. */
export function startLoad(server: RestartingServer, buyer: Buyer) {
  const random = seeded('load');
  const answers: Record<string, number> = {};
  const wrong: string[] = [];
  const latencies: number[] = [];
  let awaited = { count: Infinity, done: (): void => undefined };
  const stopping = new AbortController();
  let repeated = 0;
  let number = 0;

  const reads = [
    '/persons/search',
    '/persons/search?text=wijaya',
    `/persons/detail/${buyer.personId}`,
    `/persons/${buyer.personId}/messages?approvalType=1`,
    `/notifications/${buyer.userId}/list/`,
    '/cities',
  ];
  const clients = [
    ...Array.from({ length: 4 }, orderWithoutPause),
    ...Array.from({ length: 3 }, () => repeatUntilStopped(() => ask('GET', random.pick(reads)))),
    repeatUntilStopped(() => ask('POST', '/messages/preview/', preview(random.int(1, 1_000_000)))),
    repeatUntilStopped(() => ask('GET', '/mauth/signin')),
  ];

  return {
    answers,
    wrong,
    latencies,
    repeated: () => repeated,
    /** Waits until this many more requests are answered. */
    answered: (more: number) =>
      new Promise<void>((done) => {
        awaited = { count: latencies.length + more, done };
      }),
    /** Waits until every client has finished, and returns the orders, all of them acknowledged. */
    async stop(): Promise<Order[]> {
      stopping.abort();
      return (await Promise.all(clients)).flat();
    },
  };

  async function orderWithoutPause(): Promise<Order[]> {
    const acknowledged: Order[] = [];
    while (!stopping.signal.aborted) {
      number += 1;
      const order = { key: `order-number-${number}`, body: buyer.createOrderBody(number) };
      let answer: string | undefined;
      for (let attempt = 1; answer === undefined; attempt += 1) {
        if (attempt === 2) repeated += 1;
        if (attempt > maxAttempts)
          throw new Error(`${order.key} was never acknowledged:\n${wrong.join('\n')}`);
        answer = await timed(
          (url) => buyer.sendOrder(url, order.key, order.body),
          `order ${number}`,
        );
      }
      acknowledged.push({ ...order, answer });
    }
    return acknowledged;
  }

  async function repeatUntilStopped(send: () => Promise<unknown>): Promise<Order[]> {
    while (!stopping.signal.aborted) await send();
    return [];
  }

  function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<string | undefined> {
    return timed((url) => buyer.call(url, method, path, body), `${method} ${path}`);
  }

  /** Measures a request. Returns the body of a 200; undefined if the request has to be retried. */
  async function timed(
    send: (url: string) => Promise<Response>,
    what: string,
  ): Promise<string | undefined> {
    const { url } = await server.current();
    const start = performance.now();
    try {
      const response = await send(url);
      const text = await response.text();
      answers[response.status] = (answers[response.status] ?? 0) + 1;
      if (response.status === 200) return text;
      if (response.status !== 503 || !text.includes('"service_unavailable"'))
        wrong.push(`${what}: ${response.status} ${text}`);
    } catch (error) {
      wrong.push(`${what}: ${String(error)}`);
    } finally {
      latencies.push(performance.now() - start);
      if (latencies.length >= awaited.count) awaited.done();
    }
    return undefined;
  }

  function preview(seed: number): object {
    return {
      templateId: 101,
      personName: 'Maria',
      fromUsername: '',
      fromName: `Keluarga ${seed}`,
      message: 'Turut Berdukacita',
    };
  }
}

/** A running load. */
export type Load = ReturnType<typeof startLoad>;
