import {
  CircleAlert,
  CircleCheck,
  CircleSlash,
  Hourglass,
  Info,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import type { OrderPhase } from '../../../domain/orderPhase.ts';
import { StateBadge } from './StateBadge.tsx';

/** Hourglass: we act; exclamation mark: the buyer does; tick: what was ordered has arrived. */
export const phaseIcons: Readonly<Record<OrderPhase, LucideIcon>> = {
  awaitingPayment: CircleAlert,
  partlyPaid: CircleAlert,
  proofPending: Hourglass,
  expired: CircleSlash,
  cancelled: CircleSlash,
  paidLate: Hourglass,
  refundDue: Hourglass,
  refunded: CircleCheck,
  waiting: Hourglass,
  inReview: Hourglass,
  reviewLate: Hourglass,
  rejected: CircleAlert,
  shown: CircleCheck,
  conveyed: CircleCheck,
  shownToFamily: Info,
  givenToFamily: CircleCheck,
  withdrawn: CircleSlash,
  offered: Hourglass,
  declined: Hourglass,
  accepted: Hourglass,
  inDelivery: Truck,
  delivered: CircleCheck,
  stopped: CircleSlash,
};

interface PhaseBadgeProps {
  readonly phase: OrderPhase;
  readonly tone: 'neutral' | 'success' | 'warning';
  readonly children: string;
}

/** Renders the badge of a phase with its icon. */
export function PhaseBadge({ phase, tone, children }: PhaseBadgeProps) {
  return <StateBadge state={{ badge: children, tone }} icon={phaseIcons[phase]} />;
}
