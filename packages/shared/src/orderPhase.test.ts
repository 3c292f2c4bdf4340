import { describe, expect, it } from 'vitest';
import { cardAudience, orderPhase, type OrderPhaseFacts } from './orderPhase.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+07:00`);

const unpaid: OrderPhaseFacts = {
  isCard: true,
  payment: 'awaitingPayment',
  fulfilment: 'waiting',
  isProofPending: false,
  received: 0,
  refunded: 0,
  orderedAt: at('09:00'),
  departureAt: at('12:00'),
  approvedAt: null,
  dueAt: null,
};
const inReview: OrderPhaseFacts = { ...unpaid, payment: 'paid', fulfilment: 'inReview' };
const shown: OrderPhaseFacts = { ...inReview, fulfilment: 'shown', approvedAt: at('11:00') };

describe('the phase of an order', () => {
  it('says what an unpaid order waits for', () => {
    expect(orderPhase(unpaid, at('10:00'))).toBe('awaitingPayment');
    expect(orderPhase({ ...unpaid, received: 40_000 }, at('10:00'))).toBe('partlyPaid');
    expect(orderPhase({ ...unpaid, received: 40_000, refunded: 40_000 }, at('10:00'))).toBe(
      'awaitingPayment',
    );
    expect(orderPhase({ ...unpaid, isProofPending: true }, at('10:00'))).toBe('proofPending');
  });

  it.each(['expired', 'cancelled', 'paidLate', 'refundDue', 'refunded'] as const)(
    'is %s whatever its fulfilment',
    (payment) => {
      expect(orderPhase({ ...shown, payment }, at('23:00'))).toBe(payment);
    },
  );

  it('says that a review is late once its promised time has come', () => {
    const promised = { ...inReview, dueAt: at('11:00') };
    expect(orderPhase(promised, at('10:59'))).toBe('inReview');
    expect(orderPhase(promised, at('11:00'))).toBe('reviewLate');
    expect(orderPhase(inReview, at('23:00'))).toBe('inReview');
  });

  it('says that a shown card is conveyed at the departure', () => {
    expect(orderPhase(shown, at('11:59'))).toBe('shown');
    expect(orderPhase(shown, at('12:00'))).toBe('conveyed');
    expect(orderPhase({ ...shown, departureAt: null }, at('23:00'))).toBe('shown');
  });

  it('says of a card that was approved after the departure whether it was ordered in time', () => {
    const late = { ...shown, approvedAt: at('12:00') };
    expect(orderPhase(late, at('13:00'))).toBe('shownToFamily');
    expect(orderPhase({ ...late, orderedAt: at('12:00') }, at('13:00'))).toBe('givenToFamily');
  });

  it.each(['rejected', 'withdrawn', 'offered', 'declined', 'accepted', 'delivered'] as const)(
    'is otherwise its fulfilment: %s',
    (fulfilment) => {
      expect(orderPhase({ ...inReview, fulfilment }, at('23:00'))).toBe(fulfilment);
    },
  );
});

describe('the audience of a card', () => {
  it('is the room until the departure, and then the family only', () => {
    expect(cardAudience(inReview, at('11:59'))).toBe('room');
    expect(cardAudience(inReview, at('12:00'))).toBe('family');
    expect(cardAudience({ ...inReview, departureAt: null }, at('23:00'))).toBe('room');
  });

  it('stays the room for a card that was shown there', () => {
    expect(cardAudience(shown, at('23:00'))).toBe('room');
    expect(cardAudience({ ...shown, fulfilment: 'withdrawn' }, at('23:00'))).toBe('room');
  });

  it('does not exist for a board', () => {
    expect(cardAudience({ ...inReview, isCard: false }, at('11:00'))).toBeNull();
  });
});
