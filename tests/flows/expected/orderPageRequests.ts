import type { BankCode } from '../../../src/domain/bankCode.ts';
import type { OrderPageInput, SeenOrder } from '../../../src/machines/order-page/types.ts';
import type { TestStep } from '@dukacita/flows';
import { needed, outputIn, type History } from '../support/history.ts';
import type { Requests } from '../support/request.ts';

type PageHistory = History<OrderPageInput>;

/** The requests that the page of an order sends. */
export const orderPageRequests = {
  // Comes before the order, whose address has the same form.
  'GET /api/v1.0/orders/live': () => ({}),
  'GET /api/v1.0/orders/{id}': ({ input }) => ({
    path: { id: input.orderId },
  }),
  'POST /api/v1.0/orders/{id}/proof': ({ input, steps }) => ({
    path: { id: input.orderId },
    body: {
      proof: {
        fileName: String(lastValue(steps, 'proof.choose', 'fileName', 'a proof was chosen')),
        type: 'image/png',
      },
    },
  }),
  'POST /api/v1.0/orders/{id}/cancel': (history) => ({
    path: { id: history.input.orderId },
    body: { version: confirmedVersion(history) },
  }),
  'POST /api/v1.0/payment/va/inquiry': (history) => ({
    body: { orderId: history.input.orderId, bank: chosenBank(history) },
  }),
  'GET /imgtemplates': () => ({
    query: { group: 'F' },
  }),
} satisfies Requests<OrderPageInput>;

/** Returns the bank that the buyer has chosen since the page was loaded, or the one chosen at first. */
function chosenBank({ input, steps }: PageHistory): BankCode {
  const loaded = steps.findLastIndex(({ step }) => step.stimulus.kind === 'restart');
  const chosen = steps.slice(loaded + 1).findLast(({ step }) => step.event?.type === 'bank.choose');
  return (chosen?.step.event?.['bank'] as BankCode | undefined) ?? input.lastBank ?? 'bca';
}

/** Returns the version that the page showed when the buyer confirmed the cancellation. */
function confirmedVersion({ steps }: PageHistory): number {
  const confirmed = steps.findLastIndex(({ step }) => step.event?.type === 'cancellation.confirm');
  const before = steps.slice(0, Math.max(confirmed, 0)).map(({ step }) => step);
  return needed(shownVersion(before), 'the order was shown');
}

/** The actors whose output is the order at a version. */
const readers = ['loadSeen', 'readOrder', 'uploadProof', 'cancelOrder'];

/** Returns the newest version that the page got since it was loaded; null if it got none. */
function shownVersion(steps: readonly TestStep[]): number | null {
  const loaded = steps.findLastIndex(({ stimulus }) => stimulus.kind === 'restart');
  const versions = steps.slice(loaded + 1).flatMap((step) => {
    const seen = readers.map((actor) => outputIn<SeenOrder | null>(step, actor));
    return seen.flatMap((each) => (each ? [each.order.version] : []));
  });
  return versions.length === 0 ? null : Math.max(...versions);
}

/** Returns a value of the last event of a type. */
function lastValue(
  steps: PageHistory['steps'],
  type: string,
  name: string,
  condition: string,
): unknown {
  return needed(steps.findLast(({ step }) => step.event?.type === type)?.step.event, condition)[
    name
  ];
}
