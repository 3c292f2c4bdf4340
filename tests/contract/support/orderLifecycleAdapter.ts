import { eq, sql } from 'drizzle-orm';
import type { Assertion, Expectation, TestPath } from '@dukacita/flows';
import { type Attempt, createHttpAdapter } from '@dukacita/flows/http';
import { floristHouses, packages } from '../../../server/src/data/db/schema/catalogue.ts';
import { demoMails } from '../../../server/src/data/db/schema/demo.ts';
import { orders } from '../../../server/src/data/db/schema/orders.ts';
import { persons } from '../../../server/src/data/db/schema/persons.ts';
import { users } from '../../../server/src/data/db/schema/users.ts';
import type { OrderSnapshot } from '../../../server/src/features/orders/lifecycle/orderState.ts';
import type { Wire } from '../../../server/src/http/contract/operations.ts';
import type { createOrderLifecycleModel } from '../../flows/models/orderLifecycle.ts';
import { type Bank, type BankCallChanges, createBank, snapAmount } from './createBank.ts';
import {
  type Answer,
  bankPayment,
  orderLifecycleCalls,
  type OrderRun,
  possibleIn,
  read,
  readOrder,
  readStaffOrder,
  runJobsAt,
} from './orderLifecycleCalls.ts';
import { deadlines, historyLine, mailAbout, type MailTexts } from './orderLifecycleTexts.ts';
import {
  flowerOrderBody,
  greetingOrderBody,
  ids,
  notePreviewBody,
  type Username,
} from './orderingData.ts';
import type { OrderingServer } from './startOrderingServer.ts';

/** A run with what the steps so far must have left behind. */
interface LifecycleRun extends OrderRun {
  readonly start: string;
  /** The events so far, with who sent them; the first one is the creation. */
  readonly events: { event: string; actor: string; userName: string | null }[];
  /** The provider and the amount of each payment. */
  readonly payments: { provider: string; amount: number }[];
  /** The status of the virtual account; null when the order has none. */
  invoice: 'open' | 'paid' | 'cancelled' | 'expired' | null;
  /** The number of cards. */
  cards: number;
  /** The case of the last event, which `check` has yet to find in the history and in the mailbox. */
  news: { type: string; case: string; before: string | null }[];
  /** The lines of the history and the e-mails that were read before. */
  readonly lines: string[];
  readonly mails: MailTexts[];
}

/** The packages of the greetings: one whose discount is its price, and one with a discount of 12.5 %. */
const cardPackages = {
  free: { id: 50, position: 9, price: 10_000, discRp: 10_000 },
  greeting: { id: 51, position: 10, price: 99_600, discRp: 12_450 },
} as const;

/** The florists of house 2, by id. */
const florists: OrderRun['florists'] = { [ids.mawar]: 'mawar', [ids.anggrek]: 'anggrek' };

/** When the buyer of an unpaid order is reminded: at three quarters of the time to pay. */
const reminderTime = new Date('2026-11-21T11:30:00+07:00');

const callers: Username[] = [
  'sari',
  'budi',
  'finance',
  'reviewer',
  'mawar',
  'anggrek',
  'house',
  'admin',
];

const actorOf: Record<string, { actor: string; userName: string }> = {
  sari: { actor: 'buyer', userName: 'Sari Lestari' },
  finance: { actor: 'finance', userName: 'Fina' },
  reviewer: { actor: 'reviewer', userName: 'Rizal' },
  mawar: { actor: 'florist', userName: 'Toko Mawar' },
  anggrek: { actor: 'florist', userName: 'Toko Anggrek' },
  admin: { actor: 'admin', userName: 'Ade' },
};

/** Creates the adapter that drives the life of orders on a server by requests. */
export async function createOrderLifecycleAdapter(
  model: ReturnType<typeof createOrderLifecycleModel>,
  server: OrderingServer,
) {
  const { db } = server.deps;
  await db.insert(packages).values(Object.values(cardPackages));
  await db.insert(floristHouses).values({ floristId: ids.anggrek, funeralHouseId: 2 });
  const bank = await createBank(server);
  return createHttpAdapter<LifecycleRun, Answer>(model, {
    start: (testPath) => placeOrder(server, bank, testPath),
    calls: orderLifecycleCalls,
    callers,
    onAccepted: accept,
    check,
    readStored,
    refusals: bankRefusals,
    expectRejection: {
      illegal: (answer, { event }) => {
        // What time must not do is seen in what is stored.
        if (answer === null) return;
        compare('answer', toRejection(answer), {
          status: 409,
          code: 'order_event_not_possible',
          possibleIn: possibleIn[event.type],
        });
      },
      forbidden: (answer, { caller }) =>
        compare(
          'answer',
          toRejection(answer),
          caller === null ? { status: 401 } : { status: 403, code: 'forbidden' },
        ),
      stale: (answer) =>
        compare('answer', toRejection(answer), { status: 409, code: 'order_changed' }),
    },
  });
}

/** Empties the server and lets Sari order; the reminder of an unpaid order is behind her then. */
async function placeOrder(
  server: OrderingServer,
  bank: Bank,
  { start }: TestPath,
): Promise<LifecycleRun> {
  await server.reset();
  const address = 'sari@example.com';
  await server.deps.db
    .update(users)
    .set({ email: address, verifiedEmail: address })
    .where(eq(users.id, ids.sari));
  const isBoard = start === 'flowers';
  const cardUrl = isBoard
    ? '/files/cards/none.webp'
    : await send<string>(server, '/messages/preview/', notePreviewBody());
  const { id, price, discRp } = cardPackages[start === 'free' ? 'free' : 'greeting'];
  const bill = { price, discprice: discRp };
  const placed = isBoard
    ? await send<Wire['OrderCreated']>(server, '/florist/message', flowerOrderBody())
    : await send<Wire['OrderCreated']>(
        server,
        '/messages',
        greetingOrderBody(cardUrl, { packageId: id, ...bill }),
      );
  compare('placed order', placed, { id: 1, ...(isBoard ? { price: 750_000 } : bill) });
  const account =
    start === 'greeting'
      ? await send<Wire['VirtualAccountInvoice']>(server, '/api/v1.0/payment/va/inquiry', {
          orderId: placed.id,
          bank: 'bca',
        })
      : null;
  await runJobsAt(server, reminderTime);
  const created = { type: 'order.created', case: '', before: null };
  const reminded = { type: 'payment.reminded', case: '', before: 'awaitingPayment' };
  return {
    server,
    bank,
    start,
    orderId: placed.id,
    version: 1,
    deadline: 'first',
    account: account?.vaNumber ?? null,
    card: {
      templateId: 101,
      fromName: 'Keluarga Sari Lestari',
      message: 'Turut Berdukacita',
      defaultMessageUrl: cardUrl,
    },
    photos: {},
    florists,
    events: [{ event: 'order.created', ...actorOf['sari']! }],
    payments: [],
    invoice: account === null ? null : 'open',
    cards: isBoard ? 0 : 1,
    news: start === 'free' ? [created] : [created, reminded],
    lines: [],
    mails: [],
  };
}

/** Sends a request of Sari that has to succeed. */
async function send<Body>(server: OrderingServer, path: string, body: object): Promise<Body> {
  const answer = await server.call<Body>('POST', path, { as: 'sari', body });
  compare(`answer of ${path}`, answer, { status: 200 });
  return answer.body;
}

/** Records what an accepted event must have left behind. */
async function accept(run: LifecycleRun, answer: Answer, attempt: Attempt): Promise<void> {
  if (answer !== null) compare('answer', toRejection(answer), { status: 200, code: undefined });
  const { event, caller, snapshot } = attempt;
  const isPaidToAccount = attempt.case === 'toVirtualAccount';
  const system = { actor: isPaidToAccount ? 'bank' : 'system', userName: null };
  run.version += 1;
  run.events.push({ event: event.type, ...(caller === null ? system : actorOf[caller]!) });
  run.news.push({
    type: event.type,
    case: attempt.case,
    before: (snapshot as unknown as OrderSnapshot).value.payment,
  });
  if (isPaidToAccount) run.invoice = 'paid';
  if (event.type === 'payment.received') {
    const provider = isPaidToAccount ? 'virtual_account' : 'transfer';
    run.payments.push({ provider, amount: event['amount'] as number });
  }
  if (event.type === 'proof.declined') run.deadline = 'extended';
  if (event.type === 'card.corrected') run.cards += 1;
  await runJobsAt(run.server, run.server.deps.now());
}

/** Compares what the buyer, the staff and visitors read with the expected state. */
const check: Assertion<LifecycleRun> = async (run, expected) => {
  const { server, orderId } = run;
  const snapshot = expected.snapshot as unknown as OrderSnapshot;
  const { value, context } = snapshot;
  if (run.invoice === 'open' && value.payment !== 'awaitingPayment')
    run.invoice = value.payment === 'expired' ? 'expired' : 'cancelled';

  const { order, events, invoice, board } = await readOrder(server, orderId);
  compare('order', order, {
    kind: context.kind,
    total: context.total,
    payment: value.payment,
    fulfilment: value.fulfilment,
    received: context.received,
    refunded: context.refunded,
    proofPending: context.proofPending,
    version: run.version,
    expiredTime: deadlines[run.deadline].wire,
  });
  compare('last event', events.at(-1), { payment: value.payment, fulfilment: value.fulfilment });
  const isOpen = run.invoice === 'open';
  compare('virtual account', invoice ?? {}, {
    vaNumber: isOpen ? run.account : undefined,
    amount: isOpen ? context.total - context.received : undefined,
    expiredTime: isOpen ? deadlines[run.deadline].wire : undefined,
  });
  const florist = context.floristId === null ? undefined : `Florist ${context.floristId}`;
  const wasDelivered = run.events.some(({ event }) => event === 'board.delivered');
  compare('board', board ?? {}, { floristName: florist });
  compare(
    'photo of the board',
    { isShown: Boolean(board?.deliveryPhotoUrl) },
    { isShown: wasDelivered },
  );

  const staff = await readStaffOrder(server, orderId);
  compare('staff', staff, {
    buyer: { id: ids.sari, name: 'Sari Lestari', mobilePhone: null },
  });
  compare(
    'recorded',
    {
      events: staff.history.map(({ event, actor, userName }) => ({ event, actor, userName })),
      payments: staff.payments.map(({ provider, amount }) => ({ provider, amount })),
      refunded: staff.payments
        .flatMap(({ refunds }) => refunds)
        .reduce((sum, { amount }) => sum + amount, 0),
      cards: staff.cards.length,
    },
    { events: run.events, payments: run.payments, refunded: context.refunded, cards: run.cards },
  );

  const person = await read<Wire['PersonDetail']>(server, 'budi', `/persons/detail/${ids.maria}`);
  const shown = await read<{ results: unknown[] }>(
    server,
    'budi',
    `/persons/${ids.maria}/messages`,
  );
  const count = value.fulfilment === 'shown' ? 1 : 0;
  compare(
    'messages of the person',
    { counted: person.senderCount, listed: shown.results.length },
    { counted: count, listed: count },
  );
  await checkNews(run, snapshot);
};

/** Compares what the history and the mailbox tell of the last events. */
async function checkNews(run: LifecycleRun, snapshot: OrderSnapshot): Promise<void> {
  const { server, news, lines, mails } = run;
  for (const { type, case: eventCase, before } of news) {
    const facts = { ...run, snapshot };
    lines.push(historyLine(facts, type, eventCase));
    const mail = mailAbout(facts, type, before);
    if (mail) mails.push(mail);
  }
  run.news = [];
  const history = await read<{ results: { textNotification: string }[] }>(
    server,
    'sari',
    `/notifications/${ids.sari}/list/`,
  );
  const texts = history.results.map(({ textNotification }) => plain(textNotification)).reverse();
  compare('history', texts, lines);
  const sent = await server.deps.db.select().from(demoMails).orderBy(demoMails.id);
  compare(
    'mailbox',
    sent.map(({ recipient, subject, text }, index) => ({
      recipient,
      subject: plain(subject),
      paragraphs: plain(text)
        .split('\n\n')
        .slice(1, 1 + (mails[index]?.paragraphs.length ?? 1)),
    })),
    mails.map((mail) => ({ recipient: 'sari@example.com', ...mail })),
  );
}

/** Replaces the spaces that hold an amount together. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

type Refusal = (run: LifecycleRun, expected: Expectation) => Promise<void>;

/** What the door of the bank refuses in every state. */
const bankRefusals: Readonly<Record<string, Refusal>> = {
  'a payment with another digit in its signature': refusedPayment('4012500', {
    signature: (bytes) => bytes.toString('hex').replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  }),
  'a payment with a part of its signature': refusedPayment('4012500', {
    signature: (bytes) => bytes.subarray(0, 33).toString('base64'),
  }),
  'a payment with the signature of another one': refusedPayment('4012500', {
    signed: { paidAmount: snapAmount(1) },
  }),
  'a payment with an old timestamp': refusedPayment('4012500', {
    headers: { 'x-timestamp': '2026-11-21T11:24:59+07:00' },
  }),
  'a payment without a token': refusedPayment('4012501', { headers: { authorization: '' } }),
  'a payment with the external id of another call': async (run, expected) => {
    const headers = { 'x-external-id': `4711${run.version}` };
    await run.bank.inquire('7001299999999999', { headers });
    await refusedPayment('4092500', { headers })(run, expected);
  },
  'a payment of another amount, or to a closed account': async (run, expected) => {
    const codes = { open: '4042513', paid: '4042514', cancelled: '4042519', expired: '4042519' };
    const code = run.invoice === null ? '4042512' : codes[run.invoice];
    await refusedPayment(code, {}, 1)(run, expected);
  },
};

/** Creates the call of a payment that has to be refused, although it is what is still to pay. */
function refusedPayment(code: string, changes: BankCallChanges, surplus = 0): Refusal {
  return async (run, { snapshot }) => {
    const { total, received } = (snapshot as unknown as OrderSnapshot).context;
    const amount = Math.max(1, total - received) + surplus;
    const { body } = await run.bank.notify(bankPayment(run, amount), changes);
    compare('answer', body, { responseCode: code });
  };
}

/** Returns what tells rejections apart. */
function toRejection(answer: Answer): object {
  const { code, possibleIn: states } = (answer?.body ?? {}) as Record<string, unknown>;
  return { status: answer?.status, code, possibleIn: states };
}

/**
 * Throws when a part of what is wanted is another one in what was found, or when an array has
 * more; one line names the part and both values.
 */
function compare(what: string, found: unknown, wanted: unknown): void {
  if (
    typeof wanted === 'object' &&
    wanted !== null &&
    typeof found === 'object' &&
    found !== null
  ) {
    const keys = Object.keys(Array.isArray(wanted) ? { ...wanted, ...found } : wanted);
    for (const key of keys)
      compare(`${what}.${key}`, Object(found)[key] as unknown, Object(wanted)[key] as unknown);
  } else if (!Object.is(found, wanted)) {
    throw new Error(`${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
  }
}

/** Reads all rows of the order, and the counter of its person. */
async function readStored({ server: { deps }, orderId }: LifecycleRun): Promise<unknown> {
  const rowsOf = (from: string) =>
    sql`(select jsonb_agg(to_jsonb(each) order by to_jsonb(each)::text) from ${sql.raw(from)} each where each.order_id = ${orderId})`;
  const [stored] = await deps.db
    .select({
      rows: sql<unknown>`jsonb_build_array(to_jsonb(orders), ${sql.join(
        [
          'order_events',
          'greeting_orders',
          'flower_orders',
          'card_versions',
          'va_invoices',
          'payments',
          '(select r.*, p.order_id from refunds r join payments p on p.id = r.payment_id)',
          'payment_proofs',
          'notifications',
          '(select m.*, g.order_id from person_messages m join greeting_orders g on g.message_id = m.id)',
        ].map(rowsOf),
        sql`, `,
      )})`,
      shown: persons.senderCount,
    })
    .from(orders)
    .innerJoin(persons, eq(persons.id, orders.personId))
    .where(eq(orders.id, orderId));
  return stored;
}
