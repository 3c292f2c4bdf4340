import type { Logo } from '../../../src/domain/greeting.ts';
import { type PlacedOrder, type VirtualAccountInvoice } from '../../../src/domain/order.ts';
import { deadlineInJakarta, submissionInJakarta } from '../expected/jakartaTime.ts';
import { inFours, orderNumber } from '../expected/written.ts';
import { SUBMITTED_AT } from '../models/fixtures.ts';
import type { SentRequest } from '../support/request.ts';

export type Numbered = Pick<PlacedOrder, 'id' | 'expiresAt'>;
type Billed = Pick<VirtualAccountInvoice, 'id' | 'number' | 'expiresAt'>;

/** The fixtures that stand for values that the server generates in each run. */
export interface GeneratedValues {
  readonly order: Numbered;
  readonly invoice: Billed;
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
  /** Records the URL of the card that the server has drawn, and that of the same card in the model. */
  drawn(url: string, modelled: string): void;
  /** Records until when the server promises the next step; the orders of the models promise none. */
  promised(due: string): void;
  /** Records the path of the logo that the server has stored. */
  uploaded(path: string): void;
  /** Returns the path of a page of the fixtures with the id of the server's order. */
  open(path: string): string;
  /** Returns the path of a page or a call with the ids of the fixtures. */
  readPath(path: string): string;
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
  let card = { drawn: '', modelled: '' };
  let due: string | null = null;
  let logo = fixtures.logo.path;
  const read = (text: string) => {
    const replacements = new Map([
      ...substitute(inFours(fixtures.invoice.number), inFours(invoice.number)),
      ...substitute(fixtures.invoice.number, invoice.number),
      ...substitute(
        deadlineInJakarta(fixtures.order.expiresAt),
        deadlineInJakarta(order.expiresAt),
      ),
      ...substitute(orderNumber(fixtures.order.id), orderNumber(order.id)),
      ...(due === null ? [] : promisesUntil(due).map((promise) => [promise, ''] as const)),
    ]);
    if (replacements.size === 0) return text;
    return text.replace(new RegExp([...replacements.keys()].join('|'), 'g'), (found) =>
      String(replacements.get(found) ?? found),
    );
  };
  const readPath = (path: string) => {
    const orders = new Map(substitute(fixtures.order.id, order.id));
    const invoices = new Map(substitute(fixtures.invoice.id, invoice.id));
    return path
      .replace(/(?<=\/orders?\/)\d+/, (id) => String(orders.get(Number(id)) ?? id))
      .replace(/(?<=\/invoice\/)\d+/, (id) => String(invoices.get(Number(id)) ?? id));
  };
  return {
    placed(created) {
      order = created;
    },
    opened(created) {
      invoice = created;
    },
    drawn(url, modelled) {
      card = { drawn: url, modelled };
    },
    promised(created) {
      due = created;
    },
    uploaded(path) {
      logo = path;
    },
    open: (path) =>
      path.replace(/(?<=\/order\/)\d+/, (id) =>
        Number(id) === fixtures.order.id ? String(order.id) : id,
      ),
    readPath,
    request(sent) {
      const addresses = new Map([
        ...substitute(card.modelled, card.drawn),
        ...substitute(fixtures.logo.path, logo),
      ]);
      const orders = new Map(substitute(fixtures.order.id, order.id));
      return {
        ...sent,
        path: readPath(sent.path),
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

/** Returns how a page may say until when the next step is promised: with the day, or without it. */
function promisesUntil(due: string): string[] {
  const deadline = deadlineInJakarta(due);
  return [`hari ini pukul ${deadline.slice(-5)}`, deadline.replace(/ \d{4} /, ' ')].map(
    (moment) => `, paling lambat ${moment} WIB`,
  );
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
