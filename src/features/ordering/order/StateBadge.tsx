import {
  CircleAlert,
  CircleCheck,
  CircleSlash,
  Hourglass,
  Info,
  type LucideIcon,
  Truck,
} from 'lucide-react';
import { paidBadge } from '../../../copy/orderState.ts';
import type { OrderPhase } from '../../../domain/orderPhase.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';

export interface StateBadgeProps {
  readonly state: {
    readonly badge: string;
    readonly tone: 'neutral' | 'success' | 'warning';
  };
  readonly icon: LucideIcon;
}

/** Renders the badge of a state of an order with its icon. */
export function StateBadge({ state: { badge, tone }, icon: Icon }: StateBadgeProps) {
  return (
    <Badge tone={tone} icon={<Icon />}>
      {badge}
    </Badge>
  );
}

/** Renders the badge of the payment of a paid order. */
export function PaidBadge() {
  return <StateBadge state={paidBadge} icon={CircleCheck} />;
}

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
