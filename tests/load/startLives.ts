import { isDeepStrictEqual } from 'node:util';
import { createAccessTokens } from '../../server/src/http/auth/accessToken.ts';
import { loadSecrets } from '../../server/src/http/auth/secrets.ts';
import type { DemoBankClient } from '../../server/src/demo/bank/openDemoBank.ts';
import { toRupiah } from '../../server/src/features/payments/bank/virtualAccount.ts';
import { demoApiKey } from '../../server/src/config/config.ts';
import { type Random, seeded } from '../../server/src/demo/data/random.ts';
import type { Buyer } from '../contract/support/buyers.ts';
import { type BankPayment, createBankCalls } from './bank.ts';
import type { Acknowledged } from './findViolations.ts';
import type { Servers } from './startServers.ts';

interface Options {
  servers: Servers;
  buyer: Buyer;
  /** The path of the servers' secrets. */
  secretsFile: string;
  /** The servers' public address. */
  issuer: string;
  /** The bank through which virtual accounts are paid. */
  bank: DemoBankClient;
  /** Seconds within which an order has to be paid. */
  expirySeconds: number;
  clients: number;
}

interface Answer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shapes of many operations
  body: any;
  /** Whether an earlier answer to the same request was lost. */
  isRepeated: boolean;
}

interface Order {
  id: number;
  kind: 'greeting' | 'flowers';
  total: number;
  version: number;
  payment: string;
  /** The open virtual account, with its deadline in epoch milliseconds. */
  bill?: { number: string; deadline: number };
}

const accounts = {
  buyer: 'demo-ratna',
  finance: 'demo-fina',
  reviewer: 'demo-rizal',
  florist: 'demo-sekar',
  admin: 'demo-ade',
} as const;
type Role = keyof typeof accounts;

/** The florist of `demo-sekar`, one who serves the same funeral house, and the house. */
const florist = 1;
const otherFlorist = 2;
const funeralHouse = 1;

/**
 * Lets clients lead orders through their lives without a pause, until they are stopped: a buyer
 * places, cancels and corrects orders and opens virtual accounts, a bank notifies of their payments,
 * staff record other payments and refunds, review cards and deliver boards, and some orders are left
 * to expire. A request whose answer is lost is sent again, unchanged.
 */
export async function startLives(options: Options) {
  const { servers, buyer, clients } = options;
  const tokens = createAccessTokens({
    key: (await loadSecrets(options.secretsFile)).accessTokenKey,
    issuer: options.issuer,
  });
  const acknowledged: Acknowledged = {
    orders: [],
    events: [],
    payments: [],
    refunds: [],
    notifications: [],
    rejections: [],
  };
  const answers: Record<string, number> = {};
  const wrong: string[] = [];
  const unpaid: { order: Order; overdueAt: number }[] = [];
  let leftToExpire = 0;
  let awaited = { count: Infinity, done: (): void => undefined };
  let answered = 0;
  let lost = 0;
  let references = 0;
  const stopping = new AbortController();
  const bank = createBankCalls({
    client: options.bank,
    url: () => servers.url(answered),
    now: () => new Date(),
    onAnswer,
    onLost: () => (lost += 1),
  });
  const board = await findBoard();
  const running = Array.from({ length: clients }, (_, index) => live(seeded(`client ${index}`)));

  return {
    acknowledged,
    answers,
    wrong,
    /** Returns the number of requests whose answer was lost. */
    lost: () => lost,
    /** Waits until this many more requests are answered. */
    answered: (more: number) =>
      new Promise<void>((done) => {
        awaited = { count: answered + more, done };
      }),
    /** Returns which kinds of changes, of those that lives are about, have never happened. */
    missing(): string[] {
      const { notifications, rejections, refunds, events } = acknowledged;
      const counts = {
        'a payment through the bank': notifications.length,
        'a rejected payment through the bank': rejections.length,
        'a refund': refunds.length,
        'a greeting that is shown': events.filter(({ event }) => event === 'card.approved').length,
        'an order that expires': leftToExpire,
      };
      return Object.entries(counts).flatMap(([kind, count]) => (count === 0 ? [kind] : []));
    },
    /** Waits until every client has finished the life of its order. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(running);
    },
    /** Waits until every order that nobody has paid has expired. */
    async untilExpired(): Promise<void> {
      const isLeft = async () => {
        const { body } = await ask('finance', 'GET', staffOrders('?payment=awaitingPayment'));
        return body.results.some(
          ({ order }: { order: { received: number } }) => order.received === 0,
        );
      };
      let left = true;
      while (left) left = await isLeft();
    },
  };

  async function live(random: Random): Promise<void> {
    // Short runs have a payment through the bank, too.
    await payGreetingAtBank(random);
    while (!stopping.signal.aborted) {
      const late = unpaid.findIndex(({ overdueAt }) => overdueAt < Date.now());
      if (late >= 0) await payLate(random, unpaid.splice(late, 1)[0]?.order);
      else await liveOne(random);
    }
  }

  async function payGreetingAtBank(random: Random): Promise<void> {
    const order = await place('greeting');
    await openVirtualAccount(order, 'bri');
    await payAtBank(random, order);
    await continuePaid(random, order);
  }

  async function liveOne(random: Random): Promise<void> {
    const order = await place(random.next() < 0.6 ? 'greeting' : 'flowers');
    // The deadline passed while no server ran.
    if (order.payment === 'expired') return payLate(random, order);
    if (order.kind === 'greeting' && random.next() < 0.5) {
      await openVirtualAccount(order, random.pick(['bca', 'mandiri']));
      if (random.next() < 0.3) await openVirtualAccount(order, 'bni');
    }
    const fate = random.pick([
      'pay',
      'pay',
      'pay',
      'parts',
      'surplus',
      'cancel',
      'expire',
    ] as const);
    switch (fate) {
      case 'pay':
        if (order.bill) await payAtBank(random, order);
        else await pay(order, order.total);
        if (order.bill === undefined && random.next() < 0.2) await payAgain(order);
        break;
      case 'parts':
        await pay(order, 1000);
        if (order.bill) await payAtBank(random, order);
        else await pay(order, order.total - 1000);
        break;
      case 'surplus':
        await pay(order, order.total + 5000);
        if (order.payment === 'paid') await refund(order, 5000);
        break;
      case 'cancel':
        await change(order, 'order.cancelled', 'buyer', `/api/v1.0/orders/${order.id}/cancel`, {});
        if (random.next() < 0.5) await payLate(random, order);
        return;
      case 'expire':
        leftToExpire += 1;
        unpaid.push({ order, overdueAt: Date.now() + (options.expirySeconds + 1) * 1000 });
        return;
    }
    await continuePaid(random, order);
  }

  /** Continues the life of an order whose money has arrived, in time or late. */
  async function continuePaid(random: Random, order: Order): Promise<void> {
    if (order.payment === 'paidLate' && random.next() < 0.5)
      await apply(order, 'finance', 'latePayment.accepted');
    if (order.payment === 'paid') await fulfil(random, order);
    if (order.payment === 'paidLate' || (order.payment === 'paid' && random.next() < 0.2)) {
      await apply(order, 'finance', 'refund.required');
      await refundAll(random, order);
    }
  }

  async function fulfil(random: Random, order: Order): Promise<void> {
    if (order.kind === 'flowers') {
      if (random.next() < 0.3) {
        await apply(order, 'florist', 'board.declined');
        await apply(order, 'admin', 'board.offered', { floristId: otherFlorist });
        return;
      }
      await apply(order, 'florist', 'board.accepted');
      await apply(order, 'florist', 'board.dispatched');
      return;
    }
    if (random.next() < 0.3) {
      await apply(order, 'reviewer', 'card.rejected', { reason: 'Mohon diperiksa.' });
      const { templateId, fromName, message, defaultMessageUrl } = greeting(0);
      await change(order, 'card.corrected', 'buyer', `/api/v1.0/orders/${order.id}/card`, {
        templateId,
        fromName,
        message,
        defaultMessageUrl,
      });
    }
    await apply(order, 'reviewer', 'card.approved');
    if (random.next() < 0.5) await apply(order, 'reviewer', 'card.withdrawn');
    else return;
    if (random.next() < 0.5) await apply(order, 'reviewer', 'card.restored');
  }

  async function payLate(random: Random, order: Order | undefined): Promise<void> {
    if (!order) return;
    await refresh(order);
    if (order.bill && random.next() < 0.5) await payAtBank(random, order);
    if (order.payment === 'awaitingPayment') return;
    await pay(order, order.total);
    await continuePaid(random, order);
  }

  async function place(kind: Order['kind']): Promise<Order> {
    const number = (references += 1);
    const [path, body] =
      kind === 'greeting' ? ['/messages', greeting(number)] : ['/florist/message', board];
    const key = `order-number-${number}`;
    const answer = await ask('buyer', 'POST', path, body, { 'idempotency-key': key });
    const id = Number(answer.body.id);
    if (answer.status !== 200) throw new Error(`${key}: ${JSON.stringify(answer)}`);
    acknowledged.orders.push({ key, id });
    const order = { id, kind, total: 0, version: 1, payment: 'awaitingPayment' };
    await refresh(order);
    return order;
  }

  async function openVirtualAccount(order: Order, bank: string): Promise<void> {
    const answer = await ask('buyer', 'POST', '/api/v1.0/payment/va/inquiry', {
      orderId: order.id,
      bank,
    });
    if (answer.status === 200) {
      const { vaNumber, expiredTime } = answer.body;
      order.bill = { number: vaNumber, deadline: Date.parse(expiredTime) };
    } else if (answer.body.code !== 'order_expired') {
      wrong.push(`virtual account of order ${order.id}: ${JSON.stringify(answer)}`);
    }
  }

  /**
   * Pays the virtual account of an order: the bank asks for the bill and notifies of the payment,
   * sometimes twice at once, and again later. An accepted payment changes the order once; a rejected
   * one is right only if the order does not await payment any more.
   */
  async function payAtBank(random: Random, order: Order): Promise<void> {
    if (!order.bill) return;
    const { number, deadline } = order.bill;
    const paymentRequestId = `bank-${(references += 1)}`;
    const what = `${paymentRequestId} for order ${order.id} in version ${order.version}`;
    const seen = order.version;
    const inquiry = await bank.inquire(number, paymentRequestId);
    const amount = toRupiah(inquiry.virtualAccountData?.totalAmount?.value ?? '') ?? order.total;
    const payment: BankPayment = { number, paymentRequestId, amount, paidAt: new Date() };
    const sent = random.next() < 0.3 ? [false, false] : [false];
    const [answer, ...others] = await Promise.all(sent.map(() => bank.notify(payment)));
    if (others.some((other) => !isDeepStrictEqual(other, answer)))
      wrong.push(`${what}: two answers, ${JSON.stringify([answer, ...others])}`);
    const events = await refresh(order);
    const code = answer?.responseCode ?? '';
    if (code === '2002500') {
      if (inquiry.responseCode !== '2002400')
        wrong.push(`${what}: paid, but the inquiry was rejected with ${inquiry.responseCode}`);
      const event = 'payment.received';
      if (!events.some((each) => each.version === seen + 1 && each.event === event))
        wrong.push(`${what}: lost, although acknowledged`);
      const reference = `${options.bank.partnerId}:${paymentRequestId}`;
      acknowledged.events.push({ id: order.id, version: seen + 1, event });
      acknowledged.payments.push({ id: order.id, reference, amount });
      acknowledged.notifications.push({ id: order.id, request: paymentRequestId, amount });
      await notifyAgain(random, payment, answer);
      return;
    }
    acknowledged.rejections.push({ request: paymentRequestId });
    const mayBePaid = order.payment === 'awaitingPayment' && Date.now() < deadline;
    if (code !== '4042519' || mayBePaid) wrong.push(`${what}: ${JSON.stringify(answer)}`);
  }

  /** Notifies of an accepted payment again, in ways that change nothing. */
  async function notifyAgain(random: Random, payment: BankPayment, first: unknown): Promise<void> {
    if (random.next() < 0.4) {
      const answer = await bank.notify(payment, true);
      if (!isDeepStrictEqual(answer, first))
        wrong.push(`${payment.paymentRequestId} again: ${JSON.stringify(answer)}`);
    }
    if (random.next() < 0.2) {
      const { responseCode } = await bank.notify({ ...payment, amount: payment.amount + 1000 });
      if (responseCode !== '4042518')
        wrong.push(`${payment.paymentRequestId} with another amount: ${responseCode}`);
    }
    if (random.next() < 0.2) {
      const paymentRequestId = `bank-${(references += 1)}`;
      const { responseCode } = await bank.notify({ ...payment, paymentRequestId });
      if (responseCode !== '4042514')
        wrong.push(`${paymentRequestId} for a paid bill: ${responseCode}`);
      acknowledged.rejections.push({ request: paymentRequestId });
    }
  }

  /** Lets finance record a transfer to an order. */
  async function pay(order: Order, amount: number): Promise<void> {
    const payment = transfer((references += 1), amount);
    if (await change(order, 'payment.received', 'finance', paymentsOf(order), payment))
      acknowledged.payments.push({ id: order.id, reference: payment.reference, amount });
  }

  /** Expects that a payment which is recorded already is refused. */
  async function payAgain(order: Order): Promise<void> {
    const { reference } = acknowledged.payments.findLast(({ id }) => id === order.id) ?? {};
    if (reference === undefined) return;
    const { status, body } = await ask('finance', 'POST', paymentsOf(order), {
      ...transfer(0, order.total),
      reference,
      version: order.version,
    });
    if (status !== 409 || body.code !== 'payment_recorded')
      wrong.push(`${reference} again: ${status} ${JSON.stringify(body)}`);
  }

  /** Returns all money that an order has received, in one or two refunds of each payment. */
  async function refundAll(random: Random, order: Order): Promise<void> {
    if (random.next() < 0.3) await refund(order, 1000);
    await refund(order);
  }

  /** Returns an amount of the first payment of an order, or what is left of each payment. */
  async function refund(order: Order, amount?: number): Promise<void> {
    const { body } = await ask('finance', 'GET', staffOrders(`/${order.id}`));
    interface Payment {
      id: number;
      amount: number;
      refunds: { amount: number }[];
    }
    const payments: Payment[] = amount === undefined ? body.payments : body.payments.slice(0, 1);
    for (const payment of payments) {
      const left = payment.refunds.reduce((rest, made) => rest - made.amount, payment.amount);
      const reference = `refund-${(references += 1)}`;
      const made = { amount: amount ?? left, reference, account: 'BCA 99' };
      if (left === 0) continue;
      const path = `/api/v1.0/staff/payments/${payment.id}/refunds`;
      if (await change(order, 'refund.made', 'finance', path, made))
        acknowledged.refunds.push({ reference, amount: made.amount });
    }
  }

  function apply(order: Order, role: Role, type: string, more: object = {}): Promise<boolean> {
    return change(order, type, role, staffOrders(`/${order.id}/events`), { type, ...more });
  }

  /**
   * Sends a change of an order with its version. Returns whether the change was made; it is
   * acknowledged if the answer to any of its requests arrived.
   */
  async function change(
    order: Order,
    event: string,
    role: Role,
    path: string,
    body: object,
  ): Promise<boolean> {
    const seen = order.version;
    const answer = await ask(role, 'POST', path, { version: seen, ...body });
    const events = await refresh(order);
    const what = `${event} of order ${order.id} in version ${seen}`;
    const isMade = events.some((each) => each.version === seen + 1 && each.event === event);
    if (answer.status === 200) {
      acknowledged.events.push({ id: order.id, version: seen + 1, event });
      if (!isMade) wrong.push(`${what}: lost, although acknowledged`);
    } else if (answer.status !== 409 || order.version === seen || (isMade && !answer.isRepeated)) {
      wrong.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return isMade;
  }

  /** Reads the version and state of an order. Returns its events. */
  async function refresh(order: Order): Promise<{ version: number; event: string }[]> {
    const { status, body } = await ask('finance', 'GET', staffOrders(`/${order.id}`));
    if (status !== 200) throw new Error(`order ${order.id}: ${status} ${JSON.stringify(body)}`);
    const { version, payment, total } = body.detail.order;
    Object.assign(order, { version, payment, total });
    return body.history;
  }

  /** Sends a request until an answer arrives. */
  async function ask(
    role: Role,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const identity = { name: null, email: null, picture: null, gender: null };
    for (let isRepeated = false; ; isRepeated = true) {
      const url = await servers.url(answered);
      const { token } = await tokens.issue({ sub: accounts[role], ...identity });
      try {
        const response = await fetch(
          `${url}${path}${path.includes('?') ? '&' : '?'}api_key=${demoApiKey}`,
          {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body ? { 'content-type': 'application/json' } : {}),
              ...headers,
            },
            ...(body ? { body: JSON.stringify(body) } : {}),
          },
        );
        const text = await response.text();
        onAnswer(response.status);
        return { status: response.status, body: JSON.parse(text), isRepeated };
      } catch (error) {
        // `fetch` and `text` throw a TypeError when the connection is lost.
        if (!(error instanceof TypeError)) throw error;
        lost += 1;
      }
    }
  }

  function onAnswer(status: number): void {
    answers[status] = (answers[status] ?? 0) + 1;
    answered += 1;
    if (answered >= awaited.count) awaited.done();
  }

  function greeting(number: number) {
    return buyer.createOrderBody(number) as Record<string, unknown>;
  }

  /** Returns the body of an order of a flower board. */
  async function findBoard(): Promise<object> {
    const persons = await ask('buyer', 'GET', '/persons/search');
    const person = persons.body.results.find(
      (each: { FuneralHouseId: number }) => each.FuneralHouseId === funeralHouse,
    );
    const products = await ask('buyer', 'GET', `/partners/florist/${florist}/products`);
    const [product] = products.body.result;
    return {
      partnerId: florist,
      floristProductId: product.id,
      fromUserId: buyer.userId,
      ToUserId: 14,
      personId: person.id,
      personName: person.name,
      room: person.room ?? null,
      funeralHouseId: funeralHouse,
      logoUrl: null,
      fromName: 'PT Sari Lestari',
      message: 'Turut berdukacita',
      subMessage: '',
      price: product.price,
      isPaid: -1,
    };
  }
}

/** Clients that lead orders through their lives. */
export type Lives = Awaited<ReturnType<typeof startLives>>;

function staffOrders(rest: string): string {
  return `/api/v1.0/staff/orders${rest}`;
}

function paymentsOf({ id }: Order): string {
  return staffOrders(`/${id}/payments`);
}

function transfer(number: number, amount: number) {
  return {
    provider: 'transfer',
    reference: `payment-${number}`,
    amount,
    account: 'BCA 1234567890',
    paidTime: '2026-11-21T10:05:00+07:00',
    reason: 'Nominal berbeda.',
  };
}
