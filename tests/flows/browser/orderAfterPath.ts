import type { OrderDetail } from '../../../src/domain/orderState.ts';
import type { TestPath } from '@dukacita/flows';

type Change = (order: OrderDetail) => Partial<OrderDetail>;

const isUnpaid = ({ payment }: OrderDetail) => payment === 'awaitingPayment';

const reject: Change = (order) =>
  isUnpaid(order)
    ? {
        payment: 'paid',
        fulfilment: 'rejected',
        isProofPending: false,
        // One for the payment, and one for the rejection.
        version: order.version + 2,
      }
    : {};

const cancel: Change = (order) =>
  isUnpaid(order)
    ? {
        payment: 'cancelled',
        fulfilment: 'stopped',
        isProofPending: false,
        // A proof is declined first.
        version: order.version + (order.isProofPending ? 2 : 1),
      }
    : {};

/** What each outcome changes of the order on the server, by the id of its step. */
const changes: Readonly<Record<string, Change>> = {
  'loadSeen: storedLater': reject,
  'readOrder: cardRejected': reject,
  'readOrder: cancelled': cancel,
  'uploadProof: uploaded': (order) =>
    isUnpaid(order) && !order.isProofPending
      ? { isProofPending: true, version: order.version + 1 }
      : {},
  'cancelOrder: cancelled': (order) => (order.isProofPending ? {} : cancel(order)),
  'correction: corrected': ({ fulfilment, version }) =>
    fulfilment === 'rejected' ? { fulfilment: 'inReview', version: version + 1 } : {},
};

/**
 * Returns an order as the server must have it after a path of its page: what the buyer and staff
 * have done, and nothing else.
 */
export function orderAfterPath(placed: OrderDetail, { steps }: TestPath): OrderDetail {
  return steps.reduce(
    (order, { stimulus }) => ({ ...order, ...changes[stimulus.id]?.(order) }),
    placed,
  );
}
