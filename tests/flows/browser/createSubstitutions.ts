import type { Logo } from '../../../src/domain/greeting.ts';
import {
  orderNumber,
  type PlacedOrder,
  type VirtualAccountInvoice,
} from '../../../src/domain/order.ts';
import { groupDigits } from '../../../src/format/digits.ts';
import type { Preview } from '../../../src/machines/greetingOrderTypes.ts';
import { deadlineInJakarta, submissionInJakarta } from '../expected/jakartaTime.ts';
import { SUBMITTED_AT } from '../models/fixtures.ts';
import type { SentRequest } from '../support/request.ts';

type Numbered = Pick<PlacedOrder, 'id' | 'expiresAt'>;
type Billed = Pick<VirtualAccountInvoice, 'id' | 'number' | 'expiresAt'>;

/** The fixtures that stand for values that the server generates in each run. */
export interface GeneratedValues {
  readonly order: Numbered;
  readonly invoice: Billed;
  readonly card: Preview;
  readonly logo: Pick<Logo, 'path'>;
}

/**
 * Replaces the values that the server creates (ids, numbers, deadlines, URLs) with those of the
 * fixtures. If a value of the fixtures itself still appears after that, it belongs to an earlier
 * order or invoice and is marked as stale.
 */
export interface Substitutions {
  /** Records the order that the server has created. */
  placed(order: Numbered): void;
  /** Records the invoice that the server has opened. */
  opened(invoice: Billed): void;
  /** Records the URL of the card that the server has drawn. */
  drawn(url: string): void;
  /** Records the path of the logo that the server has stored. */
  uploaded(path: string): void;
  /** Returns a text of the page with the values of the fixtures. */
  read(text: string): string;
  /**
   * Returns the address of a link with the values of the fixtures, also in the text of a message. A
   * submission time from `startedAt` to `now` (ms since the epoch) counts as that of the models.
   */
  readLink(href: string, startedAt: number, now: number): string;
  /** Returns a request with the ids and URLs of the fixtures. */
  request(sent: SentRequest): SentRequest;
  /** Shifts an instant from the deadline of the fixtures to that of the server's order. */
  instantOf(instant: number): number;
}

/** A submission time as orders and messages contain it; it sorts as text. */
const SUBMISSION = /\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d/g;

/** Creates the substitutions of one path. */
export function createSubstitutions(fixtures: GeneratedValues): Substitutions {
  let { order, invoice } = fixtures;
  let card = fixtures.card.url;
  let logo = fixtures.logo.path;
  const read = (text: string) => {
    const replacements = new Map([
      ...substitute(groupDigits(fixtures.invoice.number), groupDigits(invoice.number)),
      ...substitute(fixtures.invoice.number, invoice.number),
      ...substitute(
        deadlineInJakarta(fixtures.order.expiresAt),
        deadlineInJakarta(order.expiresAt),
      ),
      ...substitute(orderNumber(fixtures.order.id), orderNumber(order.id)),
    ]);
    if (replacements.size === 0) return text;
    return text.replace(new RegExp([...replacements.keys()].join('|'), 'g'), (found) =>
      String(replacements.get(found) ?? found),
    );
  };
  return {
    placed(created) {
      order = created;
    },
    opened(created) {
      invoice = created;
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
    read,
    readLink(href, startedAt, now) {
      const [address = '', text] = href.split('?text=');
      if (text === undefined) return read(href);
      const [first, last] = [submissionInJakarta(startedAt), submissionInJakarta(now)];
      const message = read(decodeURIComponent(text)).replace(SUBMISSION, (time) =>
        first <= time && time <= last ? SUBMITTED_AT : time,
      );
      return `${address}?text=${encodeURIComponent(message)}`;
    },
    instantOf: (instant) =>
      instant + Date.parse(order.expiresAt) - Date.parse(fixtures.order.expiresAt),
  };
}

function substitute<Value extends string | number>(
  fixture: Value,
  created: Value,
): [Value, Value | string][] {
  return fixture === created
    ? []
    : [
        [fixture, `${fixture} (stale)`],
        [created, fixture],
      ];
}

/** Maps the fields of a JSON body; returns any other body unchanged. */
function mapValues(body: unknown, map: (value: unknown, name: string) => unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, map(value, name)]));
}
