/** What the phase of an order depends on. Times are in ms since the epoch. */
export interface OrderPhaseFacts {
  readonly isCard: boolean;
  readonly payment:
    'awaitingPayment' | 'paid' | 'expired' | 'cancelled' | 'paidLate' | 'refundDue' | 'refunded';
  readonly fulfilment:
    | 'waiting'
    | 'inReview'
    | 'rejected'
    | 'shown'
    | 'withdrawn'
    | 'offered'
    | 'declined'
    | 'accepted'
    | 'inDelivery'
    | 'delivered'
    | 'stopped';
  /** Whether a proof of payment is being checked. */
  readonly isProofPending: boolean;
  /** The sums of all payments and of all refunds, in whole rupiah. */
  readonly received: number;
  readonly refunded: number;
  readonly orderedAt: number;
  /** When the departure for the burial or cremation is; null while it is not known. */
  readonly departureAt: number | null;
  /** When the card was approved, last; null before, and for a board. */
  readonly approvedAt: number | null;
  /** Until when the next step is promised; null while nothing is promised. */
  readonly dueAt: number | null;
}

/**
 * The phase of an order: the state of its payment until it is paid, then that of its fulfilment, and
 * beyond these: `proofPending`: a proof of payment is being checked. `partlyPaid`: the order waits for
 * the rest of its payment. `reviewLate`: the review takes longer than promised. `conveyed`: the card
 * was shown until the departure. `shownToFamily`: it was ordered in time, but approved after the
 * departure, so that no room has shown it. `givenToFamily`: it was ordered after the departure, for
 * the family only, and approved.
 */
export type OrderPhase =
  | Exclude<OrderPhaseFacts['payment'], 'paid'>
  | OrderPhaseFacts['fulfilment']
  | 'proofPending'
  | 'partlyPaid'
  | 'reviewLate'
  | 'conveyed'
  | 'shownToFamily'
  | 'givenToFamily';

/** Who sees a card: the room with its screen and the family, or only the family, in its album. */
export type CardAudience = 'room' | 'family';

/**
 * Returns the phase of an order at a time, in ms since the epoch: the one decision from which its
 * page, the history, e-mails and push messages are written.
 */
export function orderPhase(facts: OrderPhaseFacts, now: number): OrderPhase {
  const { payment, fulfilment, departureAt, dueAt } = facts;
  if (payment === 'awaitingPayment') {
    if (facts.isProofPending) return 'proofPending';
    return facts.received > facts.refunded ? 'partlyPaid' : payment;
  }
  if (payment !== 'paid') return payment;
  if (fulfilment === 'inReview') return isPast(dueAt, now) ? 'reviewLate' : fulfilment;
  if (fulfilment !== 'shown') return fulfilment;
  if (cardAudience(facts, now) === 'family')
    return isOrderedInTime(facts) ? 'shownToFamily' : 'givenToFamily';
  return isPast(departureAt, now) ? 'conveyed' : fulfilment;
}

/**
 * Returns who sees the card of an order, or has seen it, at a time, in ms since the epoch; null for a
 * board.
 */
export function cardAudience(
  {
    isCard,
    fulfilment,
    departureAt,
    approvedAt,
  }: Pick<OrderPhaseFacts, 'isCard' | 'fulfilment' | 'departureAt' | 'approvedAt'>,
  now: number,
): CardAudience | null {
  if (!isCard) return null;
  const isApproved = fulfilment === 'shown' || fulfilment === 'withdrawn';
  return isPast(departureAt, isApproved && approvedAt !== null ? approvedAt : now)
    ? 'family'
    : 'room';
}

/** Returns whether an order was placed before the departure, so that its card was to be shown. */
export function isOrderedInTime({
  orderedAt,
  departureAt,
}: Pick<OrderPhaseFacts, 'orderedAt' | 'departureAt'>): boolean {
  return !isPast(departureAt, orderedAt);
}

function isPast(moment: number | null, now: number): boolean {
  return moment !== null && moment <= now;
}
