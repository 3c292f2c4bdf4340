import { orderNumber, type PlacedOrder, type VirtualAccountInvoice } from '../../../src/domain/order.ts';
import { formatDeadline } from '../../../src/format/dates.ts';
import { groupDigits } from '../../../src/format/digits.ts';

type Numbered = Pick<PlacedOrder, 'id' | 'expiresAt'>;
type Billed = Pick<VirtualAccountInvoice, 'number' | 'expiresAt'>;

/** What stands in tours for what the server names anew each time. */
export interface StandInsFor {
  readonly order: Numbered;
  readonly invoice: Billed;
}

/**
 * Reads a page as if the server had given the numbers and deadlines of the cast: those that it did give are taken for
 * them. The cast's own, seen after that, are those of an order or a bill of before, and are told as such.
 */
export interface StandIns {
  placed(order: Numbered): void;
  opened(invoice: Billed): void;
  read(text: string): string;
  /** What is as far from the deadline of the order as an instant is from that of the cast. */
  instantOf(instant: number): number;
}

export function createStandIns(cast: StandInsFor): StandIns {
  let { order, invoice } = cast;
  return {
    placed(given) {
      order = given;
    },
    opened(given) {
      invoice = given;
    },
    read(text) {
      const names = new Map([
        ...standIn(groupDigits(cast.invoice.number), groupDigits(invoice.number)),
        ...standIn(formatDeadline(cast.order.expiresAt), formatDeadline(order.expiresAt)),
        ...standIn(orderNumber(cast.order.id), orderNumber(order.id)),
      ]);
      if (names.size === 0) return text;
      return text.replace(new RegExp([...names.keys()].join('|'), 'g'), (found) => names.get(found) ?? found);
    },
    instantOf: (instant) => instant + Date.parse(order.expiresAt) - Date.parse(cast.order.expiresAt),
  };
}

function standIn(own: string, given: string): [string, string][] {
  return own === given ? [] : [[own, `${own} (of before)`], [given, own]];
}
