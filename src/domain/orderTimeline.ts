import type { OrderEventType } from '@dukacita/shared/orderEvents';
import { FLOWERS, type OrderKind } from './order.ts';
import {
  orderStage,
  type OrderDetail,
  type OrderHistoryEvent,
  type OrderStage,
} from './orderState.ts';
import { cardAudience, isOrderedForRoom, orderPhase } from './orderPhase.ts';
import type { Instant } from './person.ts';

/** Something that happened to an order, is happening, or will happen. */
export type Milestone =
  | 'created'
  | 'awaitingPayment'
  | 'awaitingRest'
  | 'proofUploaded'
  | 'proofDeclined'
  | 'partlyPaid'
  | 'paid'
  | 'paidLate'
  | 'expired'
  | 'cancelled'
  | 'refundDue'
  | 'partlyRefunded'
  | 'refunded'
  | 'inReview'
  | 'reviewed'
  | 'rejected'
  | 'corrected'
  | 'shown'
  | 'conveyed'
  | 'notShown'
  | 'shownToFamily'
  | 'withdrawn'
  | 'offered'
  | 'offeredAgain'
  | 'declined'
  | 'accepted'
  | 'inDelivery'
  | 'delivered';

export interface TimelineStep {
  readonly milestone: Milestone;
  readonly status: 'done' | 'current' | 'ahead';
  readonly at: Instant | null;
  /** Until when it is promised; null without a promise. */
  readonly dueAt: Instant | null;
}

/** What is ahead of an order that is paid and fulfilled without incident. */
const plans: Readonly<Record<'greeting' | 'flowers', readonly Milestone[]>> = {
  greeting: ['paid', 'inReview', 'shown'],
  flowers: ['paid', 'accepted', 'inDelivery', 'delivered'],
};

/** The last milestone of the plan that is behind an order in a stage, or under way. */
const progress: Readonly<Partial<Record<OrderStage, Milestone | null>>> = {
  awaitingPayment: null,
  proofPending: null,
  waiting: 'paid',
  inReview: 'inReview',
  rejected: 'paid',
  offered: 'paid',
  declined: 'paid',
  accepted: 'accepted',
  inDelivery: 'inDelivery',
};

/** The stages in which the delivery is promised, however many steps are before it. */
const deliveryStages: ReadonlySet<OrderStage> = new Set(['accepted', 'inDelivery']);

/** The stages that have a step of their own, because they follow from another event. */
const waitingStages: ReadonlySet<OrderStage> = new Set(['awaitingPayment', 'inReview', 'offered']);

/** The stages in which an order waits after its last event. */
const openStages: ReadonlySet<OrderStage> = new Set([
  'proofPending',
  'rejected',
  'declined',
  'accepted',
  'inDelivery',
  'paidLate',
  'refundDue',
]);

/**
 * Returns the timeline of an order, the oldest step first.
 * @param now in ms since the epoch
 */
export function getTimeline(order: OrderDetail, now: number): TimelineStep[] {
  const stage = orderStage(order);
  const steps = getSteps(order, stage, now);
  if (orderPhase(order, now) === 'conveyed')
    steps.push({ milestone: 'conveyed', status: 'done', at: order.departureAt });
  const promised = deliveryStages.has(stage)
    ? steps.at(-1)
    : // While another florist is sought, the promise is news, and no step.
      stage === 'declined'
      ? undefined
      : steps.find((step) => step.at === null);
  return steps.map((step) => ({ ...step, dueAt: step === promised ? order.dueAt : null }));
}

type Step = Omit<TimelineStep, 'dueAt'>;

function getSteps(order: OrderDetail, stage: OrderStage, now: number): Step[] {
  const steps = order.events.flatMap((event): Step[] => {
    const milestone = milestoneOf(event, order);
    if (milestone === null) return [];
    const step: Step = { milestone, status: 'done', at: event.at };
    // The review was announced as a step of its own.
    const reviewed: Step = { ...step, milestone: 'reviewed' };
    const notShown: Step = { ...step, milestone: 'notShown', at: null };
    if (event.type !== 'card.approved') return [step];
    return milestone === 'shown' || !isOrderedForRoom(order)
      ? [reviewed, step]
      : [reviewed, notShown, step];
  });
  if (waitingStages.has(stage)) {
    // A florist who was asked again is the step of its event.
    if (steps.at(-1)?.milestone === 'offeredAgain') markLastAsCurrent(steps);
    else steps.push({ milestone: getWait(order, stage), status: 'current', at: null });
  } else if (openStages.has(stage)) {
    markLastAsCurrent(steps);
  }
  const ahead = getStepsAhead(stage, order.kind);
  const isForFamily = cardAudience(order, now) === 'family';
  return [
    ...steps,
    ...ahead.map((step) =>
      isForFamily && step.milestone === 'shown'
        ? { ...step, milestone: 'shownToFamily' as const }
        : step,
    ),
  ];
}

function getWait({ received, refunded }: OrderDetail, stage: OrderStage): Milestone {
  if (stage === 'awaitingPayment' && received > refunded) return 'awaitingRest';
  return stage as Milestone;
}

function markLastAsCurrent(steps: Step[]): void {
  const last = steps.pop();
  if (last !== undefined) steps.push({ ...last, status: 'current' });
}

function getStepsAhead(stage: OrderStage, kind: OrderKind): Step[] {
  if (stage === 'refundDue') return [{ milestone: 'refunded', status: 'ahead', at: null }];
  const reached = progress[stage];
  if (reached === undefined) return [];
  const plan = plans[kind === FLOWERS ? 'flowers' : 'greeting'];
  const first = reached === null ? 0 : plan.indexOf(reached) + 1;
  return plan.slice(first).map((milestone) => ({ milestone, status: 'ahead', at: null }));
}

function milestoneOf(event: OrderHistoryEvent, { departureAt }: OrderDetail): Milestone | null {
  const type = event.type as OrderEventType;
  switch (type) {
    case 'order.created':
      return 'created';
    case 'proof.uploaded':
      return 'proofUploaded';
    case 'proof.declined':
      return 'proofDeclined';
    case 'payment.received':
      if (event.payment === 'paid') return 'paid';
      return event.payment === 'awaitingPayment' ? 'partlyPaid' : 'paidLate';
    case 'latePayment.accepted':
      return 'paid';
    case 'deadline.passed':
      return 'expired';
    case 'order.cancelled':
      return 'cancelled';
    case 'refund.required':
      return 'refundDue';
    case 'refund.made':
      return event.payment === 'refunded' ? 'refunded' : 'partlyRefunded';
    case 'card.approved':
    case 'card.restored':
      return isAfter(event.at, departureAt) ? 'shownToFamily' : 'shown';
    case 'card.rejected':
      return 'rejected';
    case 'card.corrected':
      return 'corrected';
    case 'card.withdrawn':
      return 'withdrawn';
    case 'board.offered':
      return 'offeredAgain';
    case 'board.accepted':
      return 'accepted';
    case 'board.declined':
      return 'declined';
    case 'board.dispatched':
      return 'inDelivery';
    case 'board.delivered':
      return 'delivered';
    default:
      return leaveOut(type);
  }
}

/** Leaves out an event of a newer server: `never` makes the compiler demand a case for all others. */
function leaveOut(_event: never): null {
  return null;
}

function isAfter(one: Instant, other: Instant | null): boolean {
  return other !== null && Date.parse(one) > Date.parse(other);
}
