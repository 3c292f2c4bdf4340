import type { Logo } from '../../../src/domain/greeting.ts';
import {
  orderNumber,
  type PlacedOrder,
  type VirtualAccountInvoice,
} from '../../../src/domain/order.ts';
import { groupDigits } from '../../../src/format/digits.ts';
import type { Preview } from '../../../src/machines/greetingOrderTypes.ts';
import { deadlineInJakarta } from '../expected/jakartaTime.ts';
import type { SentRequest } from '../support/request.ts';

type Numbered = Pick<PlacedOrder, 'id' | 'expiresAt'>;
type Billed = Pick<VirtualAccountInvoice, 'id' | 'number' | 'expiresAt'>;

/** What stands in tours for what the server names anew each time. */
export interface NamedValues {
  readonly order: Numbered;
  readonly invoice: Billed;
  readonly card: Preview;
  readonly logo: Pick<Logo, 'path'>;
}

/**
 * Reads a page as if the server had given the numbers and deadlines of the cast: those that it did give are taken for
 * them. The cast's own, seen after that, are those of an order or a bill of before, and are told as such.
 */
export interface Substitutions {
  placed(order: Numbered): void;
  opened(invoice: Billed): void;
  /** The server has drawn a card, at this address. */
  drawn(url: string): void;
  /** The server keeps a logo, under this path. */
  uploaded(path: string): void;
  read(text: string): string;
  /** Returns a request as if the server had given the ids and addresses of the cast. */
  request(sent: SentRequest): SentRequest;
  /** What is as far from the deadline of the order as an instant is from that of the cast. */
  instantOf(instant: number): number;
}

export function createSubstitutions(fixtures: NamedValues): Substitutions {
  let { order, invoice } = fixtures;
  let card = fixtures.card.url;
  let logo = fixtures.logo.path;
  return {
    placed(given) {
      order = given;
    },
    opened(given) {
      invoice = given;
    },
    drawn(url) {
      card = url;
    },
    uploaded(path) {
      logo = path;
    },
    request(sent) {
      const addresses = new Map([
        ...substitute(fixtures.card.url, card),
        ...substitute(fixtures.logo.path, logo),
      ]);
      const orders = new Map(substitute(fixtures.order.id, order.id));
      const invoices = new Map(substitute(fixtures.invoice.id, invoice.id));
      return {
        ...sent,
        path: sent.path.replace(/(?<=\/invoice\/)\d+/, (id) =>
          String(invoices.get(Number(id)) ?? id),
        ),
        body: mapValues(sent.body, (value, name) =>
          name === 'orderId'
            ? (orders.get(value as number) ?? value)
            : (addresses.get(value as string) ?? value),
        ),
      };
    },
    read(text) {
      const names = new Map([
        ...substitute(groupDigits(fixtures.invoice.number), groupDigits(invoice.number)),
        ...substitute(fixtures.invoice.number, invoice.number),
        ...substitute(
          deadlineInJakarta(fixtures.order.expiresAt),
          deadlineInJakarta(order.expiresAt),
        ),
        ...substitute(orderNumber(fixtures.order.id), orderNumber(order.id)),
      ]);
      if (names.size === 0) return text;
      return text.replace(new RegExp([...names.keys()].join('|'), 'g'), (found) =>
        String(names.get(found) ?? found),
      );
    },
    instantOf: (instant) =>
      instant + Date.parse(order.expiresAt) - Date.parse(fixtures.order.expiresAt),
  };
}

function substitute<Value extends string | number>(
  own: Value,
  given: Value,
): [Value, Value | string][] {
  return own === given
    ? []
    : [
        [own, `${own} (of before)`],
        [given, own],
      ];
}

/** Maps the fields of a body that is plain data. */
function mapValues(body: unknown, map: (value: unknown, name: string) => unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, map(value, name)]));
}
