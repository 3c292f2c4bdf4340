import type { Wire } from '../../../src/api/contract.ts';
import { cancelVirtualAccount } from '../../../src/api/resources/payment.ts';
import { getOrder } from '../../../src/api/resources/orders.ts';
import { submissionInJakarta } from '../expected/jakartaTime.ts';
import { SEEN_AT } from '../parts/orderScreen.ts';
import type { OpenOptions } from '../support/driver.ts';
import { given, type Answer, type Operation } from '../support/network.ts';
import type { OrderPageDriver } from '../support/orderPageDriver.ts';
import { toWireOrder } from '../support/wireOrder.ts';
import { createClient } from './createClient.ts';
import { openPage, type PageDriver, type PageDriverOptions } from './openPage.ts';
import type { InPage } from './pageScript.ts';
import { cancelUnpaidOrder, rejectPaidCard } from './staff.ts';

type WireOrder = Wire['OrderDetail'];

declare const inPage: InPage;

const LIVE: Operation = 'GET /api/v1.0/orders/live';
const READ: Operation = 'GET /api/v1.0/orders/{id}';
const INQUIRE: Operation = 'POST /api/v1.0/payment/va/inquiry';
const PROOF: Operation = 'POST /api/v1.0/orders/{id}/proof';

/** What each operation of the buyer does with the order. */
const eventsOfBuyer: { readonly [O in Operation]?: WireOrder['possibleEvents'][number] } = {
  [PROOF]: 'proof.uploaded',
  'POST /api/v1.0/orders/{id}/cancel': 'order.cancelled',
  'POST /api/v1.0/orders/{id}/card': 'card.corrected',
};

/** When the page got the state that it shows. */
const SEEN = new RegExp(SEEN_AT.replace(/\d\d:\d\d/, String.raw`(\d\d:\d\d)`));

/** Until when the check of a proof is promised, which the orders of the model do not say. */
const PROMISED = /, paling lambat [^;.]+ WIB(?=\. Anda tidak perlu membayar lagi)/g;

/**
 * Opens the page of an order on the built app with the real server. When the page gets the state of
 * the order, staff first bring the order to that state. If an order cannot come to it any more, the
 * page gets the order of the server with this state.
 */
export async function openOrderPage(
  opening: OpenOptions,
  options: PageDriverOptions,
): Promise<PageDriver & OrderPageDriver> {
  const { address, session, fixtures, order: placed, timeoutMs } = options;
  if (placed === undefined) throw new Error('The path has no order: place one in `machines.ts`.');
  const { id } = placed;
  const client = createClient(address, session.accessToken);
  const startedAt = Date.now();
  const driver = await openPage(opening, {
    ...options,
    prepare: async (page) => void (await page.addInitScript(() => inPage.device.start())),
  });
  const { page } = driver;

  const read = async (): Promise<WireOrder> => {
    const { data } = await client.main.GET('/api/v1.0/orders/{id}', { params: { path: { id } } });
    if (data === undefined) throw new Error(`The server has no order ${id}.`);
    return data;
  };

  /** Lets the buyer and staff do what brings the order to a state, and reads the order. */
  const bring = async ({ order: wanted, events }: WireOrder): Promise<WireOrder> => {
    const found = await read();
    const { order, invoice } = found;
    if (order.payment !== 'awaitingPayment') return found;
    if (wanted.payment === 'cancelled') await cancelUnpaidOrder(address, order);
    if (wanted.payment === 'paid')
      await rejectPaidCard(address, order, events.at(-1)?.reason ?? '');
    if (wanted.payment === order.payment && invoice !== null)
      await cancelVirtualAccount(client, invoice.id);
    return read();
  };

  /** Answers a call with the order, which the server changes if it can. */
  const answerWithOrder = async (
    operation: Operation,
    answer: Extract<Answer, { type: 'served' }>,
  ): Promise<void> => {
    const wanted = answer.body as WireOrder;
    const event = eventsOfBuyer[operation];
    const found = event === undefined ? await bring(wanted) : await read();
    const isPossible =
      event === undefined ? isInState(found, wanted) : found.possibleEvents.includes(event);
    // After a second proof, the order would have a version that is not the model's.
    if (!isPossible || (operation === PROOF && found.order.proofPending))
      return driver.answer(operation, given(READ, withStateOf(wanted, found)));
    // Only the page can send its file.
    return driver.answer(
      operation,
      operation === PROOF ? answer : { ...answer, version: found.order.version },
    );
  };

  /** Answers an inquiry with an invoice, which the server opens if it can. */
  const answerWithInvoice = async (answer: Extract<Answer, { type: 'served' }>): Promise<void> => {
    const invoice = answer.body as Wire['VirtualAccountInvoice'];
    const { order } = await read();
    const call = (await driver.snapshot()).calls.find(({ operation }) => operation === INQUIRE);
    const sent = call?.body as { readonly bank?: string } | undefined;
    await driver.answer(
      INQUIRE,
      order.payment === 'awaitingPayment' && sent?.bank === invoice.bank
        ? answer
        : given(INQUIRE, { ...invoice, orderId: id }),
    );
  };

  return {
    ...driver,
    async answer(operation, answer) {
      if (operation === LIVE && answer.type === 'streamed') {
        const events = answer.text.replace(`"orderId":${fixtures.order.id}`, `"orderId":${id}`);
        await page.evaluate((text) => inPage.device.tell(text), events);
      } else if (answer.type === 'served' && operation === INQUIRE) await answerWithInvoice(answer);
      else if (answer.type === 'served' && (operation === READ || eventsOfBuyer[operation]))
        await answerWithOrder(operation, answer);
      else await driver.answer(operation, answer);
    },
    async findSeen(seen) {
      await page.waitForFunction(() => inPage.device.isSearching(), undefined, {
        timeout: timeoutMs,
      });
      let stored = seen;
      if (seen !== null) {
        const wanted = toWireOrder(seen.order);
        const wire = withStateOf(wanted, await bring(wanted));
        const answering = createClient(address, null, async () => Response.json(wire));
        stored = { ...seen, order: await getOrder(answering, id), seenAt: await driver.now() };
      }
      await page.evaluate(
        ([userId, orderId, found]) => inPage.device.endSearch(userId, orderId, found),
        [session.user.id, id, stored] as const,
      );
    },
    async snapshot() {
      const found = await driver.snapshot();
      const timeOf = (instant: number) => submissionInJakarta(instant).slice(11, 16);
      const [first, last] = [timeOf(startedAt), timeOf(await driver.now())];
      // A path can begin before midnight and end after it.
      const isDuringPath = (time: string) =>
        first <= last ? first <= time && time <= last : first <= time || time <= last;
      const withoutPromise = (text: string) => text.replace(PROMISED, '');
      return {
        ...found,
        text: withoutPromise(found.text),
        announcements: found.announcements.map((text) =>
          withoutPromise(text).replace(SEEN, (sentence, time: string) =>
            isDuringPath(time) ? SEEN_AT : sentence,
          ),
        ),
      };
    },
  };
}

/** Returns whether the page shows the same state of two orders. */
function isInState(found: WireOrder, wanted: WireOrder): boolean {
  return (
    found.order.payment === wanted.order.payment &&
    found.order.fulfilment === wanted.order.fulfilment &&
    found.order.proofPending === wanted.order.proofPending &&
    (found.invoice === null) === (wanted.invoice === null)
  );
}

/** Returns the order of the server in the state of another order. */
function withStateOf(wanted: WireOrder, found: WireOrder): WireOrder {
  const { payment, fulfilment, proofPending, received, version } = wanted.order;
  const { events, possibleEvents, invoice } = wanted;
  return {
    ...found,
    order: { ...found.order, payment, fulfilment, proofPending, received, version, dueTime: null },
    events,
    possibleEvents,
    invoice,
  };
}
